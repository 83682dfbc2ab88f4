-- An application can go back to its borrower with single items to renew. What was sent back, by whom and when, is kept
-- with it; the answers as they were then are kept sealed. `submitted_at` is when it was sent last.
ALTER TABLE application DROP CONSTRAINT application_status_check;
ALTER TABLE application ADD CONSTRAINT application_status_check
  CHECK (status IN ('submitted', 'under-review', 'sent-back', 'approved', 'declined', 'withdrawn'));
ALTER TABLE application ADD COLUMN send_backs jsonb NOT NULL DEFAULT '[]';
ALTER TABLE application ADD COLUMN before_sealed bytea;
-- One that was sent back is still open: there is no second one beside it.
DROP INDEX application_one_open;
CREATE UNIQUE INDEX application_one_open ON application (customer_id)
  WHERE status IN ('submitted', 'under-review', 'sent-back');

-- Which text about privacy was agreed to when logging in: version, language and the first time for each.
ALTER TABLE customer ADD COLUMN log_in_consents jsonb NOT NULL DEFAULT '[]';

-- A borrower can ask for their account to be deleted, and take that back while nobody has done it.
ALTER TABLE request DROP CONSTRAINT request_kind_check;
ALTER TABLE request ADD CONSTRAINT request_kind_check
  CHECK (kind IN ('cancellation', 'hardship', 'older-records', 'refund', 'deletion', 'staff-action'));
ALTER TABLE request DROP CONSTRAINT request_status_check;
ALTER TABLE request ADD CONSTRAINT request_status_check CHECK (status IN ('open', 'done', 'refused', 'withdrawn'));

-- Since when nobody is behind a customer id any more, and through which day the records of their loans are kept.
ALTER TABLE customer ADD COLUMN erased_at timestamptz;
ALTER TABLE customer ADD COLUMN records_until_on date;
CREATE INDEX customer_records_until ON customer (records_until_on) WHERE records_until_on IS NOT NULL;
ALTER TABLE signature ALTER COLUMN drawing_sealed DROP NOT NULL;
ALTER TABLE payout ALTER COLUMN account_sealed DROP NOT NULL;
ALTER TABLE paper ALTER COLUMN content_sealed DROP NOT NULL;

-- What still says who it was, in the papers and payouts of loans; their figures, fingerprints and codes stay.
CREATE FUNCTION erase_loan_records(p_customer_ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE payout SET account_sealed = NULL, account_masked = '' WHERE customer_id = ANY (p_customer_ids);
  UPDATE acceptance SET document_sealed = NULL, document = NULL WHERE customer_id = ANY (p_customer_ids);
  UPDATE paper SET content_sealed = NULL WHERE customer_id = ANY (p_customer_ids);
  UPDATE reloan SET agreement_sealed = NULL WHERE customer_id = ANY (p_customer_ids);
  UPDATE customer SET records_until_on = NULL WHERE customer_id = ANY (p_customer_ids);
END
$$;

-- Erases the records whose day is over, and says of how many customers.
CREATE FUNCTION erase_records_before(p_on date) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  v_customer_ids uuid[] := ARRAY(SELECT customer_id FROM customer WHERE records_until_on < p_on);
BEGIN
  PERFORM erase_loan_records(v_customer_ids);
  RETURN cardinality(v_customer_ids);
END
$$;
