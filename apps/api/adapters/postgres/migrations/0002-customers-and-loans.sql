-- The key of everything a customer owns starts with customer_id: one transaction touches one customer.

CREATE TABLE customer (
  customer_id uuid PRIMARY KEY,
  -- Counts the writes to anything this customer owns; a write decided on an older count is decided again.
  version bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  phone_index bytea NOT NULL,
  phone_sealed bytea NOT NULL,
  language text NOT NULL,
  limit_centavos bigint NOT NULL DEFAULT 0 CHECK (limit_centavos BETWEEN 0 AND 8000000),
  reapply_on date
);

-- Which customer a phone number belongs to, by its blind index.
CREATE TABLE customer_phone (
  phone_index bytea PRIMARY KEY,
  customer_id uuid NOT NULL
);

CREATE TABLE login_state (
  phone_index bytea PRIMARY KEY,
  version bigint NOT NULL DEFAULT 0,
  state jsonb NOT NULL
);

-- Wrong guesses from unknown devices and messages sent, for the whole product, per day.
CREATE TABLE login_budget (
  day date PRIMARY KEY,
  wrong_guesses integer NOT NULL DEFAULT 0,
  messages_sent integer NOT NULL DEFAULT 0
);

CREATE TABLE graphic_code (
  graphic_code_id uuid PRIMARY KEY,
  answer_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE session (
  customer_id uuid NOT NULL REFERENCES customer,
  session_id uuid NOT NULL,
  access_hash bytea NOT NULL,
  access_expires_at timestamptz NOT NULL,
  refresh_hash bytea NOT NULL,
  previous_refresh_hash bytea,
  -- The successor handed out at the last rotation, sealed, for a second tab that asks within the overlap.
  successor_sealed bytea,
  rotated_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text,
  PRIMARY KEY (customer_id, session_id)
);

CREATE TABLE profile_section (
  customer_id uuid NOT NULL REFERENCES customer,
  section text NOT NULL,
  values_sealed bytea NOT NULL,
  step integer NOT NULL,
  is_complete boolean NOT NULL,
  -- Blind index of what must be unique between customers (an ID number), to find the same document twice.
  unique_index bytea,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, section)
);
CREATE INDEX profile_section_unique_index ON profile_section (unique_index) WHERE unique_index IS NOT NULL;

CREATE TABLE photo (
  customer_id uuid NOT NULL REFERENCES customer,
  photo_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('idFront', 'idBack', 'selfie')),
  content_type text NOT NULL,
  size_bytes integer NOT NULL,
  width_pixels integer,
  height_pixels integer,
  requested_at timestamptz NOT NULL,
  uploaded_at timestamptz,
  PRIMARY KEY (customer_id, photo_id)
);

CREATE TABLE application (
  customer_id uuid NOT NULL REFERENCES customer,
  application_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('submitted', 'under-review', 'approved', 'declined')),
  submitted_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by text,
  score integer,
  contributions jsonb NOT NULL DEFAULT '[]',
  reason_codes jsonb NOT NULL DEFAULT '[]',
  proposed_limit_centavos bigint NOT NULL DEFAULT 0,
  limit_centavos bigint NOT NULL DEFAULT 0,
  reapply_on date,
  consents jsonb NOT NULL,
  PRIMARY KEY (customer_id, application_id)
);
CREATE INDEX application_waiting ON application (submitted_at) WHERE status = 'under-review';
CREATE INDEX application_decided ON application (decided_at) WHERE decided_at IS NOT NULL;
CREATE INDEX application_by_id ON application (application_id);
CREATE UNIQUE INDEX application_one_open ON application (customer_id) WHERE status IN ('submitted', 'under-review');

CREATE TABLE signature (
  customer_id uuid NOT NULL REFERENCES customer,
  signature_id uuid NOT NULL,
  drawing_sealed bytea NOT NULL,
  signed_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, signature_id)
);

CREATE TABLE loan (
  customer_id uuid NOT NULL REFERENCES customer,
  loan_id uuid NOT NULL,
  order_number text NOT NULL,
  product_id text NOT NULL,
  product_version integer NOT NULL,
  terms jsonb NOT NULL,
  quote jsonb NOT NULL,
  status text NOT NULL,
  payout_attempt integer NOT NULL,
  accepted_at timestamptz NOT NULL,
  principal_centavos bigint NOT NULL CHECK (principal_centavos > 0),
  net_disbursed_centavos bigint NOT NULL CHECK (net_disbursed_centavos > 0),
  disbursed_on date,
  due_on date,
  schedule jsonb NOT NULL,
  principal_paid_centavos bigint NOT NULL CHECK (principal_paid_centavos BETWEEN 0 AND principal_centavos),
  interest_accrued_centavos bigint NOT NULL,
  interest_paid_centavos bigint NOT NULL CHECK (interest_paid_centavos BETWEEN 0 AND interest_accrued_centavos),
  late_charge_accrued_centavos bigint NOT NULL,
  late_charge_paid_centavos bigint NOT NULL CHECK (late_charge_paid_centavos BETWEEN 0 AND late_charge_accrued_centavos),
  penalty_fee_accrued_centavos bigint NOT NULL,
  penalty_fee_paid_centavos bigint NOT NULL CHECK (penalty_fee_paid_centavos BETWEEN 0 AND penalty_fee_accrued_centavos),
  accrued_through_on date,
  settled_on date,
  customer_credit_centavos bigint NOT NULL,
  extension_count integer NOT NULL,
  adjustments jsonb,
  PRIMARY KEY (customer_id, loan_id)
);
CREATE INDEX loan_to_accrue ON loan (accrued_through_on) WHERE status = 'active';
-- One loan at a time: the second of two withdrawals at once is refused by the database itself.
CREATE UNIQUE INDEX loan_one_open ON loan (customer_id)
  WHERE status IN ('disbursing', 'active', 'disbursement-failed');

CREATE TABLE acceptance (
  customer_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  signature_id uuid NOT NULL,
  accepted_at timestamptz NOT NULL,
  language text NOT NULL,
  document_hash text NOT NULL,
  -- The exact text that was hashed.
  document text NOT NULL,
  PRIMARY KEY (customer_id, loan_id),
  FOREIGN KEY (customer_id, loan_id) REFERENCES loan,
  FOREIGN KEY (customer_id, signature_id) REFERENCES signature
);

CREATE TABLE payout (
  customer_id uuid NOT NULL,
  payout_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  reference text NOT NULL,
  status text NOT NULL CHECK (status IN ('requested', 'sending', 'succeeded', 'failed', 'unknown')),
  amount_centavos bigint NOT NULL CHECK (amount_centavos > 0),
  account_sealed bytea NOT NULL,
  account_masked text NOT NULL,
  institution_code text NOT NULL,
  institution text NOT NULL,
  requested_at timestamptz NOT NULL,
  attempted_at timestamptz,
  completed_at timestamptz,
  provider_reference text,
  failure_code text,
  PRIMARY KEY (customer_id, payout_id),
  FOREIGN KEY (customer_id, loan_id) REFERENCES loan
);
CREATE UNIQUE INDEX payout_one_alive ON payout (customer_id, loan_id) WHERE status <> 'failed';
CREATE INDEX payout_by_reference ON payout (reference);
CREATE INDEX payout_unfinished ON payout (requested_at) WHERE status IN ('requested', 'sending', 'unknown');

CREATE TABLE payment (
  customer_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  reference text NOT NULL,
  result_reference text NOT NULL,
  status text NOT NULL CHECK (status IN ('in-progress', 'success', 'fail')),
  kind text NOT NULL,
  channel text NOT NULL,
  amount_centavos bigint NOT NULL CHECK (amount_centavos > 0),
  received_centavos bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  settled_at timestamptz,
  is_settling boolean,
  partner_name text NOT NULL,
  partner_host text NOT NULL,
  partner_url text NOT NULL,
  PRIMARY KEY (customer_id, payment_id),
  FOREIGN KEY (customer_id, loan_id) REFERENCES loan
);
CREATE INDEX payment_by_reference ON payment (reference);
CREATE INDEX payment_by_result_reference ON payment (result_reference);

CREATE TABLE journal_entry (
  customer_id uuid NOT NULL,
  entry_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  kind text NOT NULL,
  business_on date NOT NULL,
  recorded_at timestamptz NOT NULL,
  reference text,
  PRIMARY KEY (customer_id, entry_id),
  FOREIGN KEY (customer_id, loan_id) REFERENCES loan
);
CREATE INDEX journal_entry_of_loan ON journal_entry (customer_id, loan_id, business_on);
-- A loan-day accrues once, whatever the clock does.
CREATE UNIQUE INDEX journal_entry_accrual_once ON journal_entry (customer_id, loan_id, business_on, kind)
  WHERE kind LIKE '%-accrued';

CREATE TABLE posting (
  customer_id uuid NOT NULL,
  entry_id uuid NOT NULL,
  line smallint NOT NULL,
  account text NOT NULL,
  -- Positive is a debit, negative a credit.
  amount_centavos bigint NOT NULL CHECK (amount_centavos <> 0),
  PRIMARY KEY (customer_id, entry_id, line),
  FOREIGN KEY (customer_id, entry_id) REFERENCES journal_entry
);

CREATE TABLE stored_answer (
  customer_id uuid NOT NULL REFERENCES customer,
  idempotency_key uuid NOT NULL,
  request_hash bytea NOT NULL,
  body jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, idempotency_key)
);

CREATE TABLE staff (
  staff_id uuid PRIMARY KEY,
  email text NOT NULL UNIQUE,
  name text NOT NULL,
  role text NOT NULL,
  password_hash text NOT NULL,
  failed_sign_ins integer NOT NULL DEFAULT 0,
  locked_until timestamptz
);

CREATE TABLE staff_session (
  staff_id uuid NOT NULL REFERENCES staff,
  token_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (staff_id, token_hash)
);

-- Who of the staff looked at or changed what. Appended to, never changed.
CREATE TABLE audit_log (
  audit_id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  staff_id uuid NOT NULL,
  action text NOT NULL,
  customer_id uuid,
  subject_id uuid,
  detail jsonb NOT NULL DEFAULT '{}'
);

-- The simulated outside world keeps its own truth.
CREATE TABLE simulated_sms (
  sms_id uuid PRIMARY KEY,
  phone_index bytea NOT NULL,
  text_sealed bytea NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX simulated_sms_of_phone ON simulated_sms (phone_index, sent_at DESC);

CREATE TABLE simulated_payout (
  reference text PRIMARY KEY,
  amount_centavos bigint NOT NULL,
  status text NOT NULL,
  failure_code text,
  received_at timestamptz NOT NULL,
  final_at timestamptz NOT NULL
);

CREATE TABLE simulated_collection (
  reference text PRIMARY KEY,
  amount_centavos bigint NOT NULL,
  channel text NOT NULL,
  return_url text NOT NULL
);

CREATE TABLE simulated_next_outcome (
  provider text PRIMARY KEY,
  outcome text NOT NULL
);
