-- What a borrower has around a loan: papers, coupons, Easy Re-loan, and what they asked of the lender.

-- A paper as it was handed out. What it says is sealed, since it names the borrower; its fingerprint is not.
CREATE TABLE paper (
  customer_id uuid NOT NULL,
  paper_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('disclosure', 'agreement', 'scheduled-loan-agreement', 'receipt', 'statement', 'certificate')),
  -- Which payment a receipt is for, which day a statement is of; empty where a loan has one such paper.
  subject text NOT NULL,
  language text NOT NULL,
  code text NOT NULL,
  content_hash text NOT NULL,
  content_sealed bytea NOT NULL,
  issued_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, paper_id),
  UNIQUE (customer_id, loan_id, kind, subject, language),
  FOREIGN KEY (customer_id, loan_id) REFERENCES loan
);
CREATE INDEX paper_by_code ON paper (code);

-- The exact text that was accepted is sealed from here on; rows from before keep theirs as it was.
ALTER TABLE acceptance ADD COLUMN document_sealed bytea;
ALTER TABLE acceptance ALTER COLUMN document DROP NOT NULL;

CREATE TABLE coupon (
  customer_id uuid NOT NULL REFERENCES customer,
  coupon_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('cash', 'platform', 'withdrawal', 'repayment')),
  deduction_centavos bigint NOT NULL CHECK (deduction_centavos > 0),
  minimum_amount_centavos bigint NOT NULL CHECK (minimum_amount_centavos >= 0),
  valid_from_on date NOT NULL,
  valid_through_on date NOT NULL,
  used_on date,
  used_for_loan_id uuid,
  invalidated_on date,
  -- What it was given for.
  reason text NOT NULL,
  granted_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, coupon_id)
);

-- One row for each customer who ever turned Easy Re-loan on.
CREATE TABLE reloan (
  customer_id uuid PRIMARY KEY REFERENCES customer,
  chain jsonb NOT NULL,
  amount_centavos bigint NOT NULL CHECK (amount_centavos > 0),
  term_days integer NOT NULL,
  agreed_at timestamptz,
  agreement_hash text
);

CREATE TABLE scheduled_loan (
  customer_id uuid NOT NULL REFERENCES customer,
  scheduled_loan_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('upcoming', 'skipped', 'sent', 'failed')),
  amount_centavos bigint NOT NULL CHECK (amount_centavos > 0),
  term_days integer NOT NULL,
  created_at timestamptz NOT NULL,
  announced_at timestamptz,
  send_at timestamptz NOT NULL,
  ended_at timestamptz,
  loan_id uuid,
  voucher_centavos bigint NOT NULL CHECK (voucher_centavos >= 0),
  refusal text,
  PRIMARY KEY (customer_id, scheduled_loan_id)
);
CREATE INDEX scheduled_loan_upcoming ON scheduled_loan (send_at) WHERE status = 'upcoming';

-- What a borrower asks of the lender and a member of staff carries out or refuses.
CREATE TABLE request (
  customer_id uuid NOT NULL REFERENCES customer,
  request_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('cancellation', 'hardship', 'older-records', 'refund')),
  loan_id uuid,
  status text NOT NULL CHECK (status IN ('open', 'done', 'refused')),
  details jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_by text,
  reason_code text,
  PRIMARY KEY (customer_id, request_id)
);
CREATE INDEX request_open ON request (created_at) WHERE status = 'open';
-- Asked twice is asked once.
CREATE UNIQUE INDEX request_open_once ON request (customer_id, kind, loan_id) WHERE status = 'open';

-- The parts that only some use cases ask for, beside those of load_customer.
CREATE FUNCTION load_more_of_customer(p_customer_id uuid, p_parts text[]) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object(
    'acceptances', CASE WHEN 'acceptances' = ANY (p_parts) THEN (
      SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.accepted_at DESC), '[]')
      FROM acceptance x WHERE x.customer_id = p_customer_id
    ) END,
    'papers', CASE WHEN 'papers' = ANY (p_parts) THEN (
      SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.issued_at DESC), '[]')
      FROM paper x WHERE x.customer_id = p_customer_id
    ) END,
    'coupons', CASE WHEN 'coupons' = ANY (p_parts) THEN (
      SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.granted_at DESC, x.coupon_id), '[]')
      FROM coupon x WHERE x.customer_id = p_customer_id
    ) END,
    'reloan', CASE WHEN 'reloan' = ANY (p_parts) THEN (
      SELECT to_jsonb(x) FROM reloan x WHERE x.customer_id = p_customer_id
    ) END,
    'scheduled_loans', CASE WHEN 'scheduledLoans' = ANY (p_parts) THEN (
      SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.created_at DESC), '[]')
      FROM scheduled_loan x WHERE x.customer_id = p_customer_id
    ) END,
    'requests', CASE WHEN 'requests' = ANY (p_parts) THEN (
      SELECT coalesce(jsonb_agg(to_jsonb(x) ORDER BY x.created_at DESC), '[]')
      FROM request x WHERE x.customer_id = p_customer_id
    ) END
  )
$$;

-- All of save_customer and of these parts, or nothing.
CREATE FUNCTION save_all_of_customer(p jsonb) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_outcome text := save_customer(p);
BEGIN
  IF v_outcome <> 'saved' THEN RETURN v_outcome; END IF;

  IF p ? 'papers' THEN
    INSERT INTO paper SELECT * FROM jsonb_populate_recordset(NULL::paper, p -> 'papers');
  END IF;

  IF p ? 'coupons' THEN
    INSERT INTO coupon SELECT * FROM jsonb_populate_recordset(NULL::coupon, p -> 'coupons')
    ON CONFLICT (customer_id, coupon_id) DO UPDATE SET
      valid_through_on = excluded.valid_through_on, used_on = excluded.used_on,
      used_for_loan_id = excluded.used_for_loan_id, invalidated_on = excluded.invalidated_on;
  END IF;

  IF p ? 'reloan' THEN
    INSERT INTO reloan SELECT * FROM jsonb_populate_record(NULL::reloan, p -> 'reloan')
    ON CONFLICT (customer_id) DO UPDATE SET
      chain = excluded.chain, amount_centavos = excluded.amount_centavos, term_days = excluded.term_days,
      agreed_at = excluded.agreed_at, agreement_hash = excluded.agreement_hash;
  END IF;

  IF p ? 'scheduled_loans' THEN
    INSERT INTO scheduled_loan SELECT * FROM jsonb_populate_recordset(NULL::scheduled_loan, p -> 'scheduled_loans')
    ON CONFLICT (customer_id, scheduled_loan_id) DO UPDATE SET
      status = excluded.status, amount_centavos = excluded.amount_centavos, term_days = excluded.term_days,
      announced_at = excluded.announced_at, send_at = excluded.send_at, ended_at = excluded.ended_at,
      loan_id = excluded.loan_id, voucher_centavos = excluded.voucher_centavos, refusal = excluded.refusal;
  END IF;

  IF p ? 'requests' THEN
    INSERT INTO request SELECT * FROM jsonb_populate_recordset(NULL::request, p -> 'requests')
    ON CONFLICT (customer_id, request_id) DO UPDATE SET
      status = excluded.status, details = excluded.details, ended_at = excluded.ended_at,
      ended_by = excluded.ended_by, reason_code = excluded.reason_code;
  END IF;

  RETURN v_outcome;
END
$$;
