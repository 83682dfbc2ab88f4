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
  agreement_hash text,
  -- The text that was agreed to.
  agreement_sealed bytea
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
  -- The quote the borrower was told a day before; the money goes at this price or not at all.
  announced jsonb,
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
