-- Numbers that people read out are given once in the whole book: the order number of a loan and our reference of a payment. Keyed
-- by the number itself, so that it holds also where customers are spread over machines. Written with the row it names.
CREATE TABLE given_number (
  number text PRIMARY KEY,
  customer_id uuid NOT NULL,
  subject_id uuid NOT NULL
);

-- What was given twice before there was this table stays with the older row.
INSERT INTO given_number SELECT order_number, customer_id, loan_id FROM loan ORDER BY accepted_at ON CONFLICT DO NOTHING;
INSERT INTO given_number SELECT reference, customer_id, payment_id FROM payment ORDER BY created_at ON CONFLICT DO NOTHING;
