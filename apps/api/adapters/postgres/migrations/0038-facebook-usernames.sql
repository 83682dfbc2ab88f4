-- A Facebook username raises the limit of one customer in the whole book, once. Keyed by the blind index of the username, so that it
-- holds also where customers are spread over machines. Written with the customer whose limit it raises.
CREATE TABLE facebook_username (
  username_index bytea PRIMARY KEY,
  customer_id uuid NOT NULL UNIQUE
);

ALTER TABLE customer ADD COLUMN facebook_bound_at timestamptz;
