-- The lender's own questions and answers in every language, whole topics from a day on.
CREATE TABLE faq_edition (
  topic text NOT NULL,
  effective_on date NOT NULL,
  questions jsonb NOT NULL,
  PRIMARY KEY (topic, effective_on)
);
