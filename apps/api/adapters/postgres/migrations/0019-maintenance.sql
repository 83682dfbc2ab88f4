-- When staff close a function for everybody; one window for each, the last one set.
CREATE TABLE maintenance (
  function_name text PRIMARY KEY,
  from_at timestamptz NOT NULL,
  until_at timestamptz NOT NULL,
  note text NOT NULL CHECK (length(note) <= 200)
);
