-- How often a guide was said to have helped, and not, by the language it was read in. Nothing tells who said it, or when.
CREATE TABLE guide_answer (
  guide text NOT NULL,
  language text NOT NULL,
  helped integer NOT NULL DEFAULT 0 CHECK (helped >= 0),
  not_helped integer NOT NULL DEFAULT 0 CHECK (not_helped >= 0),
  PRIMARY KEY (guide, language)
);
