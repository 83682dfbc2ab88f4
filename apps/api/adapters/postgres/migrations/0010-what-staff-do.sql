-- Products as data with dates, refunds beside disbursements, steps that wait for a second person, and the log of staff
-- kept in the same transaction as what they did.

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

-- All of save_all_of_customer and the log of who did it, or nothing.
CREATE FUNCTION save_with_audit(p jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_outcome text := save_all_of_customer(p);
BEGIN
  IF v_outcome = 'saved' AND p ? 'audits' THEN
    INSERT INTO audit_log (audit_id, at, staff_id, action, customer_id, subject_id, detail)
    SELECT a."auditId", to_timestamp(a.at / 1000.0), a."staffId", a.action, a."customerId", a."subjectId", coalesce(a.detail, '{}')
    FROM jsonb_to_recordset(p -> 'audits') AS a ("auditId" uuid, at bigint, "staffId" uuid, action text,
      "customerId" uuid, "subjectId" uuid, detail jsonb);
  END IF;
  RETURN v_outcome;
END
$$;
