-- Products as data with dates, refunds beside disbursements, and steps that wait for a second person.

-- Every version of a product that was ever published. A version stays as it is, since loans were made with it.
CREATE TABLE product_version (
  product_id text NOT NULL,
  version integer NOT NULL CHECK (version > 0),
  -- The first day on which it is sold.
  effective_from date NOT NULL,
  figures jsonb NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (product_id, version),
  UNIQUE (product_id, effective_from)
);
REVOKE UPDATE, DELETE ON product_version FROM luwag_app;

-- A payout sends a loan to its borrower, or sends the borrower's own money back. At most one of each is under way.
ALTER TABLE payout ADD COLUMN purpose text NOT NULL DEFAULT 'disbursement'
  CHECK (purpose IN ('disbursement', 'refund'));
DROP INDEX payout_one_alive;
CREATE UNIQUE INDEX payout_one_alive ON payout (customer_id, loan_id)
  WHERE purpose = 'disbursement' AND status <> 'failed';
CREATE UNIQUE INDEX payout_one_refund_alive ON payout (customer_id, loan_id)
  WHERE purpose = 'refund' AND status NOT IN ('succeeded', 'failed');

-- A step that one member of staff asks for and another one takes is a request as well; a borrower's own list leaves it out.
ALTER TABLE request DROP CONSTRAINT request_kind_check;
ALTER TABLE request ADD CONSTRAINT request_kind_check
  CHECK (kind IN ('cancellation', 'hardship', 'older-records', 'refund', 'staff-action'));

-- Staff find a loan by the number that stands on the borrower's papers.
CREATE INDEX loan_by_order_number ON loan (order_number);
