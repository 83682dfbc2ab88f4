-- The tables of Luwag. The key of everything a customer owns starts with customer_id, and one transaction touches one
-- customer. Functions stand in ../functions, those of the triggers among them, which are made before this file runs.
-- Later changes come as files of their own: expand, backfill, contract (docs/decisions/0041).
-- Contract: 1

CREATE TABLE customer (
  customer_id uuid PRIMARY KEY,
  -- Counts the writes to anything this customer owns; a write decided on an older count is decided again.
  version bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  phone_index bytea NOT NULL,
  phone_sealed bytea NOT NULL,
  language text NOT NULL,
  limit_centavos bigint NOT NULL DEFAULT 0,
  reapply_on date,
  -- Which text about privacy was agreed to when logging in: version, language and the first time for each.
  log_in_consents jsonb NOT NULL DEFAULT '[]',
  -- When the person behind this id was erased, and through which day the law has the records of their loans kept.
  erased_at timestamptz,
  records_until_on date,
  -- By the clock in Manila, between the hours at which the law lets a lender write.
  reminder_hour smallint NOT NULL DEFAULT 9,
  has_reminders boolean NOT NULL DEFAULT true,
  has_offers boolean NOT NULL DEFAULT true,
  -- When the app was first opened from an icon on the home screen; the bonus for it is given once.
  installed_at timestamptz,
  -- Whether an advertising service may be told which advertisement led a borrower here, which one that was, and
  -- what it was told.
  ad_consent jsonb,
  -- How many days before a payment is due its borrower is reminded, the earliest first; 0 is the day itself.
  reminder_days smallint[] NOT NULL DEFAULT '{3,1,0}',
  -- When a Facebook username was bound that raises the limit.
  facebook_bound_at timestamptz,
  -- Signed into the marks of the browsers that are known for the number; one more voids all marks given before.
  device_generation integer NOT NULL DEFAULT 0,
  -- Since when staff have the account locked: nobody logs in, and no money goes out.
  locked_at timestamptz,
  -- The last log-in; of who never came back, when the account was made or brought over.
  last_seen_at timestamptz NOT NULL,
  -- The day on which it is looked at whether the account was kept long enough; null once it is erased.
  keeping_check_on date,
  CHECK (limit_centavos >= 0 AND limit_centavos <= 8000000),
  CHECK (cardinality(reminder_days) > 0 AND 0 <= ALL (reminder_days) AND 60 >= ALL (reminder_days)),
  CHECK (reminder_hour >= 6 AND reminder_hour <= 21)
);
CREATE INDEX customer_records_until ON customer (records_until_on) WHERE records_until_on IS NOT NULL;
CREATE INDEX customer_keeping_check ON customer (keeping_check_on) WHERE keeping_check_on IS NOT NULL;
ALTER TABLE customer SET (fillfactor=80);

-- Which customer a phone number belongs to, by its blind index.
CREATE TABLE customer_phone (
  phone_index bytea PRIMARY KEY,
  customer_id uuid NOT NULL
);

CREATE TABLE session (
  customer_id uuid NOT NULL,
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
  -- The log-in whose code opened this one in an icon on the home screen; null where a code sent by SMS did.
  opened_from uuid,
  PRIMARY KEY (customer_id, session_id),
  FOREIGN KEY (customer_id) REFERENCES customer(customer_id)
);
-- Old rows go by it; no update of a session moves it.
CREATE INDEX session_by_end ON session (expires_at);

-- One phone for each log-in, and none without.
CREATE TABLE push_subscription (
  customer_id uuid NOT NULL,
  session_id uuid NOT NULL,
  -- Where the phone's maker takes pushes for it, with the keys they are sealed for.
  endpoint_sealed bytea NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, session_id),
  FOREIGN KEY (customer_id) REFERENCES customer(customer_id),
  FOREIGN KEY (customer_id, session_id) REFERENCES session(customer_id, session_id)
);

CREATE TABLE login_state (
  phone_index bytea PRIMARY KEY,
  version bigint NOT NULL DEFAULT 0,
  state jsonb NOT NULL
);

-- Messages sent, for the whole product, per day. A day has a few rows, each for some of the numbers, so that people who log in at
-- the same moment seldom wait for each other; its budget is their sum.
CREATE TABLE login_budget (
  day date NOT NULL,
  slice smallint NOT NULL DEFAULT 0,
  messages_sent integer NOT NULL DEFAULT 0,
  -- Codes to devices that were here before: they cost the same and use up no budget.
  messages_to_known integer NOT NULL DEFAULT 0,
  PRIMARY KEY (day, slice)
);

-- Wrong guesses from unknown devices, over all numbers: a level that drains as time passes, so that a flood is over
-- within minutes.
CREATE TABLE login_wrong_level (
  is_only boolean DEFAULT true PRIMARY KEY,
  level double precision NOT NULL DEFAULT 0,
  counted_at timestamptz NOT NULL DEFAULT '1970-01-01T00:00:00Z',
  CHECK (is_only),
  CHECK (level >= 0)
);

CREATE TABLE attempt_counter (
  counter_key bytea PRIMARY KEY,
  started_at timestamptz NOT NULL,
  attempts integer NOT NULL
);
-- Old rows go by it: anybody may leave many, one for each address.
CREATE INDEX attempt_counter_by_age ON attempt_counter (started_at);

CREATE TABLE graphic_code (
  graphic_code_id uuid PRIMARY KEY,
  answer_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE stored_answer (
  customer_id uuid NOT NULL,
  idempotency_key uuid NOT NULL,
  request_hash bytea NOT NULL,
  body jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, idempotency_key),
  FOREIGN KEY (customer_id) REFERENCES customer(customer_id)
);
-- Old rows go by it. No BRIN index: new rows fill the room of old ones, and soon each range of pages would span every age.
CREATE INDEX stored_answer_by_age ON stored_answer (created_at);

CREATE TABLE profile_section (
  customer_id uuid NOT NULL,
  section text NOT NULL,
  values_sealed bytea NOT NULL,
  step integer NOT NULL,
  is_complete boolean NOT NULL,
  -- Blind index of what must be unique between customers (an ID number).
  unique_index bytea,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, section),
  FOREIGN KEY (customer_id) REFERENCES customer(customer_id)
);

-- Who gave which document, by its blind index, to find the same one at two customers. Follows profile_section in the same write,
-- but keeps what an application was sent with.
CREATE TABLE known_document (
  unique_index bytea NOT NULL,
  customer_id uuid NOT NULL,
  -- When it was first given.
  given_at timestamptz NOT NULL,
  PRIMARY KEY (unique_index, customer_id)
);
CREATE INDEX known_document_of_customer ON known_document (customer_id);

-- A Facebook username raises the limit of one customer in the whole book, once. Keyed by the blind index of the
-- username, so that it holds also where customers are spread over machines. Written with the customer whose limit it
-- raises.
CREATE TABLE facebook_username (
  username_index bytea PRIMARY KEY,
  customer_id uuid NOT NULL
);
CREATE INDEX facebook_username_of_customer ON facebook_username (customer_id);

CREATE TABLE photo (
  customer_id uuid NOT NULL,
  photo_id uuid NOT NULL,
  kind text NOT NULL,
  content_type text NOT NULL,
  size_bytes integer NOT NULL,
  width_pixels integer,
  height_pixels integer,
  requested_at timestamptz NOT NULL,
  uploaded_at timestamptz,
  face_check jsonb,
  -- What was read on a photo of an ID, sealed.
  reading_sealed bytea,
  PRIMARY KEY (customer_id, photo_id),
  FOREIGN KEY (customer_id) REFERENCES customer(customer_id),
  CHECK (kind IN ('idFront', 'idBack', 'selfie', 'selfieMotion', 'paymentProof'))
);

CREATE TABLE application (
  customer_id uuid NOT NULL,
  application_id uuid NOT NULL,
  status text NOT NULL,
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
  correction_requests jsonb NOT NULL DEFAULT '[]',
  before_sealed bytea,
  PRIMARY KEY (customer_id, application_id),
  FOREIGN KEY (customer_id) REFERENCES customer(customer_id),
  CHECK (status IN ('submitted', 'under-review', 'correction-requested', 'approved', 'declined', 'withdrawn'))
);
CREATE INDEX application_by_id ON application (application_id);
CREATE INDEX application_decided ON application (decided_at) WHERE decided_at IS NOT NULL;
CREATE INDEX application_waiting ON application (submitted_at) WHERE status = 'under-review';
CREATE UNIQUE INDEX application_one_open ON application (customer_id) WHERE status IN ('submitted', 'under-review', 'correction-requested');

CREATE TABLE signature (
  customer_id uuid NOT NULL,
  signature_id uuid NOT NULL,
  drawing_sealed bytea,
  signed_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, signature_id),
  FOREIGN KEY (customer_id) REFERENCES customer(customer_id)
);

CREATE TABLE loan (
  customer_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  order_number text NOT NULL,
  product_id text NOT NULL,
  product_version integer NOT NULL,
  terms jsonb NOT NULL,
  quote jsonb NOT NULL,
  status text NOT NULL,
  payout_attempt integer NOT NULL,
  accepted_at timestamptz NOT NULL,
  net_disbursed_centavos bigint NOT NULL,
  disbursed_on date,
  due_on date,
  -- The day of the oldest installment that is not paid; null where none is to be paid.
  next_due_on date,
  schedule jsonb NOT NULL,
  settled_on date,
  extension_count integer NOT NULL,
  adjustments jsonb,
  PRIMARY KEY (customer_id, loan_id),
  FOREIGN KEY (customer_id) REFERENCES customer(customer_id),
  CHECK (net_disbursed_centavos > 0),
  CONSTRAINT loan_is_in_parts CHECK ((jsonb_array_length(schedule) <= 1 OR jsonb_typeof(terms -> 'periodDays') = 'number'
    OR adjustments ? 'restructure') IS TRUE)
);
-- Staff find a loan by the number that stands on the borrower's papers.
CREATE INDEX loan_by_order_number ON loan (order_number);
-- The loans that earn by the day, in the order in which the close of business takes them.
CREATE INDEX loan_active ON loan (customer_id, loan_id) WHERE status = 'active';
-- The loans that end on a day, and those with more than one day, for reminders and for those who did not pay. A repayment changes
-- none of these columns, so it leaves the indexes alone; one on the schedule took a fifth of its time.
CREATE INDEX loan_due ON loan (due_on) WHERE status = 'active';
CREATE INDEX loan_in_parts ON loan (due_on)
  WHERE status = 'active' AND (jsonb_typeof(terms -> 'periodDays') = 'number' OR adjustments ? 'restructure');
-- The late loans in the order of their lateness. The day changes only where an installment is paid or another day is agreed on, so
-- neither a charge of the night nor a part paid writes this index.
CREATE INDEX loan_next_due ON loan (next_due_on, loan_id) WHERE next_due_on IS NOT NULL;
-- Money paid after its payout had failed, until two people have said where it belongs.
CREATE INDEX loan_payout_in_question ON loan (loan_id) WHERE adjustments ? 'payoutInQuestionCentavos';
-- One loan at a time: the second of two withdrawals at once is refused by the database itself.
CREATE UNIQUE INDEX loan_one_open ON loan (customer_id)
  WHERE status IN ('disbursing', 'active', 'disbursement-failed') AND (adjustments ->> 'reopenedOn') IS NULL;
ALTER TABLE loan SET (fillfactor=90);

-- What a day charges by a loan's terms, as columns: the close of business reads every loan each day. save_customer fills it
-- from the terms when it keeps a new loan.
CREATE TABLE loan_rate (
  customer_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  term_days integer NOT NULL,
  period_days integer,
  daily_interest_ppm bigint NOT NULL,
  late_charge_ppm_per_day bigint NOT NULL,
  late_penalty_cap_ppm_per_month bigint NOT NULL,
  penalty_fee_centavos bigint NOT NULL,
  -- What interest and penalties may come to beside the fees.
  charge_room_centavos bigint NOT NULL,
  PRIMARY KEY (customer_id, loan_id),
  FOREIGN KEY (customer_id, loan_id) REFERENCES loan(customer_id, loan_id)
);

-- The running totals of a loan, which a day and a payment change. They stand apart from its terms, price and schedule,
-- so that a day does not write those again. Half of each page stays free: a close changes all of its rows at once.
CREATE TABLE loan_balance (
  customer_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  principal_centavos bigint NOT NULL,
  principal_paid_centavos bigint NOT NULL,
  interest_accrued_centavos bigint NOT NULL,
  interest_paid_centavos bigint NOT NULL,
  late_charge_accrued_centavos bigint NOT NULL,
  late_charge_paid_centavos bigint NOT NULL,
  penalty_fee_accrued_centavos bigint NOT NULL,
  penalty_fee_paid_centavos bigint NOT NULL,
  customer_credit_centavos bigint NOT NULL,
  accrued_through_on date,
  PRIMARY KEY (customer_id, loan_id),
  FOREIGN KEY (customer_id, loan_id) REFERENCES loan(customer_id, loan_id),
  CONSTRAINT loan_principal_paid CHECK (principal_paid_centavos >= 0 AND principal_paid_centavos <= principal_centavos),
  CONSTRAINT loan_interest_paid CHECK (interest_paid_centavos >= 0 AND interest_paid_centavos <= interest_accrued_centavos),
  CONSTRAINT loan_late_charge_paid CHECK (late_charge_paid_centavos >= 0 AND late_charge_paid_centavos <= late_charge_accrued_centavos),
  CONSTRAINT loan_penalty_fee_paid CHECK (penalty_fee_paid_centavos >= 0 AND penalty_fee_paid_centavos <= penalty_fee_accrued_centavos),
  CONSTRAINT loan_principal_bounds CHECK (principal_centavos <= 1000000000000),
  CHECK (principal_centavos > 0)
);
-- Credit pays what falls due, which the close of business leaves to the engine.
CREATE INDEX loan_balance_credit ON loan_balance (customer_id) WHERE customer_credit_centavos > 0;
ALTER TABLE loan_balance SET (fillfactor=45);

CREATE TABLE acceptance (
  customer_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  signature_id uuid NOT NULL,
  accepted_at timestamptz NOT NULL,
  language text NOT NULL,
  document_hash text NOT NULL,
  -- The exact text that was accepted and hashed, sealed; null once the law lets it be erased.
  document_sealed bytea,
  PRIMARY KEY (customer_id, loan_id),
  FOREIGN KEY (customer_id, loan_id) REFERENCES loan(customer_id, loan_id),
  FOREIGN KEY (customer_id, signature_id) REFERENCES signature(customer_id, signature_id)
);

-- Numbers that people read out are given once in the whole book: the order number of a loan and our reference of a
-- payment. Keyed by the number itself, so that it holds also where customers are spread over machines. Written with
-- the row it names.
CREATE TABLE given_number (
  number text PRIMARY KEY,
  customer_id uuid NOT NULL,
  subject_id uuid NOT NULL
);

-- Which customer something belongs to that others name without its customer: a loan by its id, a payout by our reference, a
-- payment by the reference of its result. Keyed by that name, so that one row is read wherever the customer's own are. Written
-- with the row it names.
CREATE TABLE customer_key (
  key text NOT NULL,
  kind text NOT NULL,
  customer_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  PRIMARY KEY (key, kind),
  CHECK (kind IN ('loan', 'payout', 'result'))
);

CREATE TABLE payout (
  customer_id uuid NOT NULL,
  payout_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  reference text NOT NULL,
  status text NOT NULL,
  amount_centavos bigint NOT NULL,
  account_sealed bytea,
  account_masked text NOT NULL,
  institution_code text NOT NULL,
  institution text NOT NULL,
  requested_at timestamptz NOT NULL,
  attempted_at timestamptz,
  completed_at timestamptz,
  provider_reference text,
  failure_code text,
  -- A payout sends a loan to its borrower, or sends the borrower's own money back. At most one of each is under way.
  purpose text NOT NULL DEFAULT 'disbursement',
  -- When the provider was last asked about a payout, so that the one asked longest ago comes first, and since when
  -- the provider has said, after a quiet period, that it never got the order. Of one that is not sent, while payouts are held
  -- after a restore: when the question was asked to which nobody had an order.
  asked_at timestamptz,
  not_found_at timestamptz,
  -- Why a payout that was asked for is not sent yet, and until when where that is known.
  held_for text,
  held_until_at timestamptz,
  -- Who was asked to pay it, fixed before the first call: every later question goes there.
  provider text,
  PRIMARY KEY (customer_id, payout_id),
  FOREIGN KEY (customer_id, loan_id) REFERENCES loan(customer_id, loan_id),
  CONSTRAINT payout_amount_bounds CHECK (amount_centavos <= 1000000000000),
  CHECK (amount_centavos > 0),
  CHECK (held_for IN ('maintenance', 'balance', 'locked')),
  CHECK (held_for IS NULL OR (status <> 'sending' AND status <> 'unknown' AND status <> 'succeeded')),
  CHECK (purpose IN ('disbursement', 'refund')),
  CHECK (status IN ('requested', 'sending', 'succeeded', 'failed', 'unknown'))
);
CREATE INDEX payout_by_reference ON payout (reference);
CREATE INDEX payout_held ON payout (held_for) WHERE held_for IS NOT NULL AND status = 'requested';
-- The payouts of a day, to compare them with the provider's list.
CREATE INDEX payout_attempted ON payout (attempted_at) WHERE attempted_at IS NOT NULL;
-- A payout that failed is asked about for a week, because a provider may pay it after all.
CREATE INDEX payout_failed ON payout (completed_at) WHERE status = 'failed' AND provider_reference IS NULL;
-- A refund that did not arrive stands before staff until the money has found its way.
CREATE INDEX payout_refund_failed ON payout (customer_id, loan_id) WHERE purpose = 'refund' AND status = 'failed';
CREATE INDEX payout_unfinished ON payout (asked_at NULLS FIRST, requested_at) WHERE status IN ('requested', 'sending', 'unknown');
CREATE UNIQUE INDEX payout_one_alive ON payout (customer_id, loan_id) WHERE purpose = 'disbursement' AND status <> 'failed';
CREATE UNIQUE INDEX payout_one_refund_alive ON payout (customer_id, loan_id)
  WHERE purpose = 'refund' AND status NOT IN ('succeeded', 'failed');
CREATE UNIQUE INDEX payout_provider_reference_once ON payout (customer_id, provider_reference) WHERE provider_reference IS NOT NULL;
-- An order to the provider, and the provider's own number for it, belong to one payout. Ours is made of the payout's
-- id, so it cannot be another customer's either.
CREATE UNIQUE INDEX payout_reference_once ON payout (customer_id, reference);

CREATE TABLE payment (
  customer_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  reference text NOT NULL,
  result_reference text NOT NULL,
  status text NOT NULL,
  kind text NOT NULL,
  channel text NOT NULL,
  amount_centavos bigint NOT NULL,
  received_centavos bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  settled_at timestamptz,
  is_settling boolean,
  partner_name text NOT NULL,
  partner_host text NOT NULL,
  -- Null where the borrower scans or says a code instead of paying on the partner's page.
  partner_url text,
  -- The coupon a payment was promised, and what it was to take off. What it did take off stands in the journal.
  coupon_id uuid,
  coupon_centavos bigint NOT NULL DEFAULT 0,
  -- What the payment partner wants scanned, where a payment is paid by scanning; empty where it is not.
  partner_qr_text text,
  -- What the borrower says at a counter, and the partner's own id of what was opened.
  partner_code text,
  partner_reference text,
  -- Who opened it, and is asked about it also after the lender has changed its provider; null where nobody can be asked.
  provider text,
  -- The provider's own id of the payment that was booked: another one for the same reference is other money.
  provider_payment_id text,
  -- When the channel says that the money was paid. That instant decides the day from which it counts.
  paid_at timestamptz,
  -- What the provider says it took, where staff had booked another amount before, and when it says that was paid.
  told_centavos bigint CHECK (told_centavos > 0),
  told_at timestamptz,
  PRIMARY KEY (customer_id, payment_id),
  FOREIGN KEY (customer_id, loan_id) REFERENCES loan(customer_id, loan_id),
  CONSTRAINT payment_amount_bounds CHECK (amount_centavos <= 1000000000000 AND received_centavos >= 0 AND received_centavos <= 1000000000000),
  CHECK (amount_centavos > 0),
  CHECK (coupon_centavos >= 0),
  CHECK (status IN ('in-progress', 'success', 'fail', 'reversed'))
);
CREATE INDEX payment_by_reference ON payment (reference);
-- The payments of a day, to compare them with the provider's list, and one by the provider's own id.
CREATE INDEX payment_paid ON payment (paid_at) WHERE provider_payment_id IS NOT NULL;
CREATE INDEX payment_by_provider_payment ON payment (provider_payment_id) WHERE provider_payment_id IS NOT NULL;
CREATE UNIQUE INDEX payment_provider_payment_once ON payment (customer_id, provider_payment_id) WHERE provider_payment_id IS NOT NULL;
-- Whose opened payment money of this amount may be.
CREATE INDEX payment_open_by_amount ON payment (amount_centavos) WHERE status = 'in-progress';
-- Those to ask their provider about.
CREATE INDEX payment_open ON payment (created_at) WHERE status = 'in-progress';

-- A channel's number names one payment or one return in the whole book, however it is written.
CREATE TABLE money_reference (
  number text PRIMARY KEY,
  customer_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  -- The payment it belongs to; null for money given back at a cancellation.
  payment_id uuid,
  booked_at timestamptz NOT NULL,
  CHECK (number ~ '^[A-Z0-9]+$')
);

CREATE TABLE journal_entry (
  customer_id uuid NOT NULL,
  entry_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  kind text NOT NULL,
  business_on date NOT NULL,
  recorded_at timestamptz NOT NULL,
  reference text,
  -- What was booked wrongly is reversed by an entry that names it, once.
  reversal_of uuid,
  -- An entry tells which kinds of entry it takes back; the one that voids an order sent out also names that order,
  -- so that no order is voided twice.
  reversed_kinds text[],
  -- An entry may count from an earlier day than the one on which it is booked.
  value_on date,
  -- The lines of the entry: the account of each, and its amount. A positive amount is a debit, a negative one a credit.
  accounts text[] NOT NULL,
  amounts_centavos bigint[] NOT NULL,
  -- Whether its business day was closed when it was booked.
  is_after_close boolean NOT NULL,
  PRIMARY KEY (customer_id, entry_id),
  FOREIGN KEY (customer_id, loan_id) REFERENCES loan_balance(customer_id, loan_id),
  FOREIGN KEY (customer_id, reversal_of) REFERENCES journal_entry(customer_id, entry_id),
  CONSTRAINT journal_entry_value_on CHECK (value_on < business_on),
  CONSTRAINT journal_entry_sums_to_zero CHECK (sums_to_zero(amounts_centavos)),
  CONSTRAINT journal_entry_lines CHECK (cardinality(accounts) = cardinality(amounts_centavos)
    AND cardinality(accounts) >= 2 AND array_position(accounts, NULL) IS NULL
    AND array_position(amounts_centavos, NULL) IS NULL AND 0 <> ALL (amounts_centavos)),
  CONSTRAINT journal_entry_amount_bounds CHECK (-1000000000000 <= ALL (amounts_centavos) AND 1000000000000 >= ALL (amounts_centavos)),
  -- What a day charges is a row of accrual.
  CONSTRAINT journal_entry_no_accrual CHECK (kind NOT LIKE '%-accrued')
);
CREATE INDEX journal_entry_of_loan ON journal_entry (customer_id, loan_id, business_on);
CREATE INDEX journal_entry_by_day ON journal_entry USING brin (business_on) WITH (autosummarize=on);
CREATE INDEX journal_entry_after_close ON journal_entry (business_on) WHERE is_after_close;
CREATE UNIQUE INDEX journal_entry_reversed_once ON journal_entry (customer_id, reversal_of) WHERE reversal_of IS NOT NULL;
-- For each row, since tables that are spread over machines take no other kind: there the trigger against TRUNCATE gives way to
-- the lack of the right (../placement.ts).
CREATE TRIGGER journal_entry_append_only BEFORE DELETE OR UPDATE ON journal_entry
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_journal();
CREATE TRIGGER journal_entry_not_emptied BEFORE TRUNCATE ON journal_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_journal();

-- The kinds of charge that arise by the day, named as the engine names their entries.
CREATE TYPE accrual_kind AS ENUM ('interest-accrued', 'late-charge-accrued', 'penalty-fee-accrued');

-- One charge of one day of a loan: a journal entry in one row, since its kind gives the account that it debits and the one
-- that it credits. It has no primary key: an index with the customer first and the day after it would be written on as many
-- pages as there are loans, each day. Nor has it a foreign key, which would look up each row by itself: the two functions
-- that write it look for the loans of all rows at once.
CREATE TABLE accrual (
  customer_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  entry_id uuid NOT NULL,
  recorded_at timestamptz NOT NULL,
  amount_centavos bigint NOT NULL,
  business_on date NOT NULL,
  kind accrual_kind NOT NULL,
  -- Whether its business day was closed when it was booked.
  is_after_close boolean NOT NULL,
  -- A loan-day accrues once, whatever the clock does.
  CONSTRAINT accrual_once UNIQUE (business_on, customer_id, loan_id, kind),
  CONSTRAINT accrual_amount_bounds CHECK (amount_centavos > 0 AND amount_centavos <= 1000000000000)
);
CREATE INDEX accrual_of_loan ON accrual (customer_id, loan_id);
CREATE INDEX accrual_after_close ON accrual (business_on) WHERE is_after_close;
-- A row leaves only where a folded one holds it.
CREATE TRIGGER accrual_append_only BEFORE DELETE OR UPDATE ON accrual
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_accrual();
CREATE TRIGGER accrual_not_emptied BEFORE TRUNCATE ON accrual
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_journal();

-- Charges of one kind of a loan on days one after the other, in a quarter that is closed: rows of accrual, folded into one. Of each day
-- there is what its row was. A quarter's row is long enough for the database to compress it. A charge of more than 21 million
-- pesos stays a row of its own.
CREATE TABLE folded_accrual (
  customer_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  kind accrual_kind NOT NULL,
  first_on date NOT NULL,
  is_after_close boolean NOT NULL,
  entry_ids uuid[] NOT NULL,
  recorded_at timestamptz[] NOT NULL,
  amounts_centavos integer[] NOT NULL,
  PRIMARY KEY (customer_id, loan_id, kind, first_on),
  CONSTRAINT folded_accrual_days CHECK (cardinality(entry_ids) BETWEEN 1 AND 92
    AND cardinality(recorded_at) = cardinality(entry_ids) AND cardinality(amounts_centavos) = cardinality(entry_ids)),
  CONSTRAINT folded_accrual_whole CHECK (array_position(entry_ids, NULL) IS NULL AND array_position(recorded_at, NULL) IS NULL
    AND array_position(amounts_centavos, NULL) IS NULL),
  CONSTRAINT folded_accrual_amount_bounds CHECK (0 < ALL (amounts_centavos))
);
-- Each column is compressed in the row, and never kept beside it.
ALTER TABLE folded_accrual SET (toast_tuple_target = 128);
ALTER TABLE folded_accrual ALTER entry_ids SET STORAGE MAIN, ALTER recorded_at SET STORAGE MAIN,
  ALTER amounts_centavos SET STORAGE MAIN;
CREATE INDEX folded_accrual_after_close ON folded_accrual (first_on) WHERE is_after_close;
CREATE TRIGGER folded_accrual_append_only BEFORE DELETE OR UPDATE ON folded_accrual
  FOR EACH ROW EXECUTE FUNCTION refuse_change_of_journal();
CREATE TRIGGER folded_accrual_not_emptied BEFORE TRUNCATE ON folded_accrual
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_journal();

-- Entries of the lender's own books, which belong to no loan: capital, settlements, fees of providers, suspense. Each is booked
-- once for what it is booked for.
CREATE TABLE lender_entry (
  entry_id uuid PRIMARY KEY,
  kind text NOT NULL,
  business_on date NOT NULL,
  recorded_at timestamptz NOT NULL,
  -- What it is booked for: the provider's payment, a settlement, a step of two people.
  booked_for text NOT NULL,
  reference text,
  accounts text[] NOT NULL,
  amounts_centavos bigint[] NOT NULL,
  is_after_close boolean NOT NULL,
  CONSTRAINT lender_entry_once UNIQUE (booked_for),
  CONSTRAINT lender_entry_sums_to_zero CHECK (sums_to_zero(amounts_centavos)),
  CONSTRAINT lender_entry_lines CHECK (cardinality(accounts) = cardinality(amounts_centavos)
    AND cardinality(accounts) >= 2 AND array_position(accounts, NULL) IS NULL
    AND array_position(amounts_centavos, NULL) IS NULL AND 0 <> ALL (amounts_centavos)),
  CONSTRAINT lender_entry_amount_bounds CHECK (-1000000000000 <= ALL (amounts_centavos) AND 1000000000000 >= ALL (amounts_centavos))
);
CREATE INDEX lender_entry_by_day ON lender_entry (business_on);
CREATE TRIGGER lender_entry_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON lender_entry
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_journal();

-- Every charge of a day, folded or not.
CREATE VIEW loan_charge AS
  SELECT a.customer_id, a.loan_id, a.entry_id, a.recorded_at, a.amount_centavos, a.business_on, a.kind, a.is_after_close
  FROM accrual a
  UNION ALL
  SELECT f.customer_id, f.loan_id, c.entry_id, c.recorded_at, c.amount_centavos::bigint, f.first_on + c.place::integer - 1, f.kind,
    f.is_after_close
  FROM folded_accrual f, LATERAL unnest(f.entry_ids, f.recorded_at, f.amounts_centavos)
    WITH ORDINALITY AS c (entry_id, recorded_at, amount_centavos, place);

-- Every entry of customers' loans: those of the journal, and charges as the entries of two lines that they are.
CREATE VIEW loan_entry AS
  SELECT j.customer_id, j.entry_id, j.loan_id, j.kind, j.business_on, j.value_on, j.recorded_at, j.reference,
    j.reversed_kinds, j.accounts, j.amounts_centavos, j.is_after_close
  FROM journal_entry j
  UNION ALL
  SELECT c.customer_id, c.entry_id, c.loan_id, c.kind::text, c.business_on, NULL, c.recorded_at, NULL,
    NULL, accrual_accounts(c.kind::text), ARRAY[c.amount_centavos, -c.amount_centavos], c.is_after_close
  FROM loan_charge c;

-- Every entry of the ledger: those of loans, and those of the lender's own books.
CREATE VIEW ledger_entry AS
  SELECT e.customer_id, e.entry_id, e.loan_id, e.kind, e.business_on, e.value_on, e.recorded_at, e.reference,
    e.reversed_kinds, e.accounts, e.amounts_centavos, e.is_after_close
  FROM loan_entry e
  UNION ALL
  SELECT NULL, e.entry_id, NULL, e.kind, e.business_on, NULL, e.recorded_at, e.reference,
    NULL, e.accounts, e.amounts_centavos, e.is_after_close
  FROM lender_entry e;

-- Every line of the ledger.
CREATE VIEW ledger_line AS
  SELECT e.customer_id, e.entry_id, e.loan_id, e.kind, e.business_on, e.recorded_at, e.reference, l.account,
    l.amount_centavos, e.is_after_close
  FROM ledger_entry e, LATERAL unnest(e.accounts, e.amounts_centavos) AS l (account, amount_centavos);

-- The business days through which the ledger was closed. What is booked for such a day later is marked as after the close.
CREATE TABLE closed_day (
  business_on date PRIMARY KEY,
  closed_at timestamptz NOT NULL,
  -- When account_day was filled through this day; null while that is still to be done.
  summed_at timestamptz
);

-- What all entries of a closed day moved on each account, but for those that came after the close.
CREATE TABLE account_day (
  business_on date NOT NULL,
  account text NOT NULL,
  amount_centavos numeric NOT NULL,
  PRIMARY KEY (business_on, account)
);

CREATE TABLE close_of_business (
  business_on date PRIMARY KEY,
  started_at timestamptz NOT NULL,
  -- When all charges through the day were posted; until then the close goes on where it stopped.
  accrued_at timestamptz,
  reminded_at timestamptz,
  loans integer NOT NULL DEFAULT 0,
  entries integer NOT NULL DEFAULT 0,
  -- Up to which hour of the day reminders were left.
  reminded_hour smallint
);

-- A paper as it was handed out. What it says is sealed, since it names the borrower; its fingerprint is not.
CREATE TABLE paper (
  customer_id uuid NOT NULL,
  paper_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  kind text NOT NULL,
  -- Which payment a receipt is for, which day a statement is of; empty where a loan has one such paper.
  subject text NOT NULL,
  language text NOT NULL,
  code text NOT NULL,
  content_hash text NOT NULL,
  content_sealed bytea,
  issued_at timestamptz NOT NULL,
  PRIMARY KEY (customer_id, paper_id),
  UNIQUE (customer_id, loan_id, kind, subject, language),
  FOREIGN KEY (customer_id, loan_id) REFERENCES loan(customer_id, loan_id),
  CHECK (kind IN ('disclosure', 'agreement', 'scheduled-loan-agreement', 'receipt', 'statement', 'certificate'))
);
CREATE INDEX paper_by_code ON paper (code);

CREATE TABLE coupon (
  customer_id uuid NOT NULL,
  coupon_id uuid NOT NULL,
  kind text NOT NULL,
  deduction_centavos bigint NOT NULL,
  minimum_amount_centavos bigint NOT NULL,
  valid_from_on date NOT NULL,
  valid_through_on date NOT NULL,
  used_on date,
  used_for_loan_id uuid,
  invalidated_on date,
  -- What it was given for.
  reason text NOT NULL,
  granted_at timestamptz NOT NULL,
  -- Why the lender took a coupon back, for its owner to read. Some were taken back before their reason was kept.
  invalid_reason text,
  PRIMARY KEY (customer_id, coupon_id),
  FOREIGN KEY (customer_id) REFERENCES customer(customer_id),
  CHECK (deduction_centavos > 0),
  CONSTRAINT coupon_invalid_reason CHECK (invalid_reason IS NULL OR invalidated_on IS NOT NULL),
  CHECK (kind IN ('cash', 'platform', 'withdrawal', 'repayment')),
  CHECK (minimum_amount_centavos >= 0)
);
CREATE INDEX coupon_by_end ON coupon (valid_through_on) WHERE used_on IS NULL AND invalidated_on IS NULL;

-- One row for each customer who ever turned Easy Re-loan on.
CREATE TABLE reloan (
  customer_id uuid PRIMARY KEY,
  chain jsonb NOT NULL,
  amount_centavos bigint NOT NULL,
  term_days integer NOT NULL,
  agreed_at timestamptz,
  agreement_hash text,
  agreement_sealed bytea,
  FOREIGN KEY (customer_id) REFERENCES customer(customer_id),
  CHECK (amount_centavos > 0)
);

CREATE TABLE scheduled_loan (
  customer_id uuid NOT NULL,
  scheduled_loan_id uuid NOT NULL,
  status text NOT NULL,
  amount_centavos bigint NOT NULL,
  term_days integer NOT NULL,
  created_at timestamptz NOT NULL,
  announced_at timestamptz,
  send_at timestamptz NOT NULL,
  ended_at timestamptz,
  loan_id uuid,
  voucher_centavos bigint NOT NULL,
  refusal text,
  -- The quote the borrower was told a day before; the money goes at this price or not at all.
  announced jsonb,
  next_try_at timestamptz,
  PRIMARY KEY (customer_id, scheduled_loan_id),
  FOREIGN KEY (customer_id) REFERENCES customer(customer_id),
  CHECK (amount_centavos > 0),
  CHECK (status IN ('upcoming', 'skipped', 'sent', 'failed')),
  CHECK (voucher_centavos >= 0)
);
CREATE INDEX scheduled_loan_upcoming ON scheduled_loan (send_at) WHERE status = 'upcoming';

-- What a borrower asks of the lender and a member of staff carries out or refuses.
CREATE TABLE request (
  customer_id uuid NOT NULL,
  request_id uuid NOT NULL,
  kind text NOT NULL,
  loan_id uuid,
  status text NOT NULL,
  details jsonb NOT NULL,
  -- What of it says who somebody is: of a change of the phone number, the two numbers.
  details_sealed bytea,
  created_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_by text,
  reason_code text,
  PRIMARY KEY (customer_id, request_id),
  FOREIGN KEY (customer_id) REFERENCES customer(customer_id),
  CHECK (kind IN ('cancellation', 'hardship', 'older-records', 'refund', 'deletion', 'staff-action')),
  CHECK (status IN ('open', 'done', 'refused', 'withdrawn'))
);
CREATE INDEX request_open ON request (created_at) WHERE status = 'open';
-- Asked twice is asked once.
CREATE UNIQUE INDEX request_open_once ON request (customer_id, kind, loan_id) WHERE status = 'open';

-- Messages to borrowers.
CREATE TABLE message (
  customer_id uuid NOT NULL,
  message_id uuid NOT NULL,
  kind text NOT NULL,
  code text NOT NULL,
  -- Ids, amounts and days; nothing about a person.
  facts jsonb NOT NULL,
  -- Names what happened, so that it is told once.
  dedupe_key text NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  PRIMARY KEY (customer_id, message_id),
  UNIQUE (customer_id, dedupe_key),
  FOREIGN KEY (customer_id) REFERENCES customer(customer_id),
  CHECK (kind IN ('notify', 'activity'))
);
CREATE INDEX message_by_age ON message (customer_id, kind, created_at DESC, message_id DESC);
CREATE INDEX message_unread ON message (customer_id, kind) WHERE read_at IS NULL;

-- What borrowers write to the lender, and the answers.
CREATE TABLE support_message (
  customer_id uuid NOT NULL,
  support_message_id uuid NOT NULL,
  kind text NOT NULL,
  number text NOT NULL,
  loan_id uuid,
  photo_id uuid,
  content_sealed bytea NOT NULL,
  sent_at timestamptz NOT NULL,
  answered_at timestamptz,
  outcome text,
  answer_sealed bytea,
  PRIMARY KEY (customer_id, support_message_id),
  FOREIGN KEY (customer_id) REFERENCES customer(customer_id),
  CHECK (kind IN ('question', 'complaint', 'suggestion', 'paymentProof')),
  CHECK (outcome IN ('answered', 'found', 'notFound'))
);
CREATE INDEX support_message_waiting ON support_message (sent_at) WHERE answered_at IS NULL;

-- One row for each step that moved money or forgave debt and that one member of staff took alone.
CREATE TABLE maker_only_step (
  customer_id uuid NOT NULL,
  step_id uuid NOT NULL,
  loan_id uuid,
  staff_id uuid NOT NULL,
  limit_group text NOT NULL,
  amount_centavos bigint NOT NULL,
  -- What this person might do alone on that day, all customers together.
  day_limit_centavos bigint NOT NULL,
  decided_on date NOT NULL,
  PRIMARY KEY (customer_id, step_id),
  FOREIGN KEY (customer_id) REFERENCES customer(customer_id),
  CHECK (amount_centavos >= 0),
  CHECK (day_limit_centavos >= 0)
);

-- The sum of a person's day, in one row, so that two steps at the same moment cannot both take what is left of it.
CREATE TABLE maker_only_day (
  staff_id uuid NOT NULL,
  decided_on date NOT NULL,
  limit_group text NOT NULL,
  total_centavos bigint NOT NULL,
  PRIMARY KEY (staff_id, decided_on, limit_group),
  CHECK (total_centavos >= 0)
);

CREATE TABLE staff (
  staff_id uuid PRIMARY KEY,
  email text NOT NULL,
  name text NOT NULL,
  role text NOT NULL,
  password_hash text NOT NULL,
  UNIQUE (email)
);

CREATE TABLE staff_session (
  staff_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  -- A session ends after a time without use.
  last_used_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (staff_id, token_hash),
  FOREIGN KEY (staff_id) REFERENCES staff(staff_id)
);

-- Jobs that follow from what a customer's write kept, until the relay has brought them to the job queue. A row of the kind
-- 'message' becomes a job for the SMS and one for each phone that asked for notices.
CREATE TABLE outbox (
  customer_id uuid NOT NULL,
  outbox_id bigint GENERATED ALWAYS AS IDENTITY,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  run_at timestamptz NOT NULL DEFAULT now(),
  kept_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (customer_id, outbox_id)
);
-- Rows stay for milliseconds; the table is kept short so that a relay reads few pages.
ALTER TABLE outbox SET (autovacuum_vacuum_scale_factor=0, autovacuum_vacuum_threshold=2000);

-- What happened to a loan, for the lender's own systems: ids, amounts and days, nothing about a person. Kept with the write that it
-- tells of. Its id is made of what it tells, so the same thing is kept once.
CREATE TABLE loan_event (
  customer_id uuid NOT NULL,
  event_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  type text NOT NULL,
  subject text NOT NULL,
  -- Counts the events of one loan from 1, without a gap.
  sequence bigint NOT NULL,
  happened_at timestamptz NOT NULL,
  data jsonb NOT NULL,
  kept_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Its place in the list of all events, given after the commit; null until then.
  position bigint,
  PRIMARY KEY (customer_id, event_id),
  UNIQUE (customer_id, loan_id, sequence),
  FOREIGN KEY (customer_id, loan_id) REFERENCES loan(customer_id, loan_id),
  CHECK (type IN ('loan.approved', 'loan.disbursed', 'payout.failed', 'loan.repaid', 'loan.extended', 'loan.restructured',
    'loan.overdue', 'loan.paid_off', 'loan.cancelled', 'loan.written_off', 'payment.reversed'))
);
CREATE INDEX loan_event_to_place ON loan_event (kept_at, sequence) WHERE position IS NULL;
-- place_loan_events gives each place once. No index says so: it would have to span all customers.
CREATE INDEX loan_event_position ON loan_event (position) WHERE position IS NOT NULL;
CREATE INDEX loan_event_by_age ON loan_event (happened_at);

-- The last event of each loan, kept longer than the events themselves.
CREATE TABLE loan_change (
  customer_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  last_sequence bigint NOT NULL,
  -- The place of its last event in the list of all, or of the import that brought the loan over; null until it has one.
  position bigint,
  PRIMARY KEY (customer_id, loan_id),
  FOREIGN KEY (customer_id, loan_id) REFERENCES loan(customer_id, loan_id)
);
CREATE INDEX loan_change_position ON loan_change (position) WHERE position IS NOT NULL;

-- An address of the lender's own that events are sent to.
CREATE TABLE event_receiver (
  receiver_id uuid PRIMARY KEY,
  url text NOT NULL,
  types text[] NOT NULL,
  -- 'gone': it said that it wants nothing more (410). Nothing is sent unless it is 'on'.
  state text NOT NULL,
  secret_sealed bytea NOT NULL,
  -- Secrets that were changed within a day, which sign too, each with its last instant; and the last of these instants.
  previous_secrets_sealed bytea,
  previous_until_at timestamptz,
  added_at timestamptz NOT NULL,
  -- Grows with each change, so that a change of what was read before another one is refused.
  version integer NOT NULL DEFAULT 0,
  -- Tries since it last took an event.
  failures_in_row integer NOT NULL DEFAULT 0,
  CHECK (cardinality(types) > 0),
  CHECK (state IN ('on', 'off', 'gone'))
);

-- One event to one receiver; receivers stay, so none is missing. The oldest of a loan that still waits goes first.
CREATE TABLE event_delivery (
  receiver_id uuid NOT NULL,
  event_id uuid NOT NULL,
  customer_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  sequence bigint NOT NULL,
  position bigint NOT NULL,
  -- 'failed': given up after its last try, until staff send it again.
  state text NOT NULL DEFAULT 'waiting',
  tries smallint NOT NULL DEFAULT 0,
  -- Null: at once.
  next_try_at timestamptz,
  tried_at timestamptz,
  -- The last answer: its HTTP status, or why there was none.
  answer text,
  made_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (customer_id, receiver_id, event_id),
  FOREIGN KEY (customer_id, event_id) REFERENCES loan_event(customer_id, event_id),
  CHECK (state IN ('waiting', 'delivered', 'failed'))
);
CREATE INDEX event_delivery_waiting ON event_delivery (receiver_id, position) WHERE state = 'waiting';
CREATE INDEX event_delivery_of_loan ON event_delivery (receiver_id, customer_id, loan_id, sequence) WHERE state = 'waiting';
CREATE INDEX event_delivery_failed ON event_delivery (receiver_id) WHERE state = 'failed';
CREATE INDEX event_delivery_by_receiver ON event_delivery (receiver_id, position DESC);
CREATE INDEX event_delivery_of_event ON event_delivery (event_id);
CREATE INDEX event_delivery_done ON event_delivery (made_at) WHERE state <> 'waiting';

-- Keys by which systems of the lender's own read loans and tell of repayments. Of the key itself a hash is kept.
CREATE TABLE partner_key (
  key_id uuid PRIMARY KEY,
  name text NOT NULL,
  key_hash bytea NOT NULL,
  scopes text[] NOT NULL,
  per_minute integer NOT NULL,
  state text NOT NULL,
  added_at timestamptz NOT NULL,
  added_by uuid NOT NULL,
  added_by_name text NOT NULL,
  answered_by uuid,
  expires_at timestamptz,
  -- To the minute.
  last_used_at timestamptz,
  UNIQUE (key_hash),
  -- A key that may write works only once another person has let it.
  CONSTRAINT partner_key_two_people CHECK (state <> 'on' OR 'repayments:write' <> ALL (scopes)
    OR answered_by IS NOT NULL AND answered_by <> added_by),
  CHECK (cardinality(scopes) > 0),
  CHECK (per_minute > 0),
  CHECK (state IN ('waiting', 'on', 'refused', 'revoked'))
);

-- What providers of payouts and payments tell, kept before it is answered, each event once however often it comes. The raw body
-- is sealed, since it names people. An event is believed only as far as the provider's answer to a question about it.
CREATE TABLE provider_event (
  provider text NOT NULL,
  event_id text NOT NULL,
  name text NOT NULL,
  -- What it is about: 'payout', 'payment', or 'none' where nothing follows from it.
  subject jsonb NOT NULL,
  received_at timestamptz NOT NULL,
  body_sealed bytea NOT NULL,
  state text NOT NULL,
  -- What became of it, as a code.
  outcome text,
  settled_at timestamptz,
  PRIMARY KEY (provider, event_id),
  CHECK (state IN ('waiting', 'done', 'quarantined'))
);
CREATE INDEX provider_event_open ON provider_event (received_at) WHERE state <> 'done';
-- What was acted on is forgotten after half a year: it names people, and no provider sends it again by then.
CREATE INDEX provider_event_done ON provider_event (received_at) WHERE state = 'done';

-- Text messages that were offered to providers: no number, no text, and what became of each. Erasing a borrower leaves the
-- cost and takes the number's index away.
CREATE TABLE sms_message (
  sms_id uuid PRIMARY KEY,
  provider text NOT NULL,
  -- The provider's own id; null where it took nothing.
  message_id text,
  phone_index bytea,
  sent_at timestamptz NOT NULL,
  is_urgent boolean NOT NULL,
  cost_centavos integer NOT NULL,
  state text NOT NULL,
  -- When its provider is asked next.
  ask_at timestamptz NOT NULL,
  ask_count smallint NOT NULL DEFAULT 0,
  reported_at timestamptz,
  CHECK (cost_centavos >= 0),
  CHECK (state IN ('taken', 'refused', 'unclear', 'delivered', 'undelivered', 'handed-over', 'unreported'))
);
CREATE UNIQUE INDEX sms_message_id ON sms_message (provider, message_id) WHERE message_id IS NOT NULL;
CREATE INDEX sms_message_of_phone ON sms_message (phone_index, sent_at DESC) WHERE state IN ('delivered', 'undelivered', 'handed-over');
CREATE INDEX sms_message_unreported ON sms_message (ask_at) WHERE state = 'taken';
CREATE INDEX sms_message_day ON sms_message (sent_at) INCLUDE (provider, state, cost_centavos);

-- Each payment of a provider that was booked, on a loan or in suspense: in one of them, whichever came first.
CREATE TABLE collected_money (
  provider text NOT NULL,
  provider_payment_id text NOT NULL,
  PRIMARY KEY (provider, provider_payment_id)
);
-- As staff may type it.
CREATE INDEX collected_money_number ON collected_money ((upper(regexp_replace(provider_payment_id, '[^A-Za-z0-9]', '', 'g'))));

-- Money that a provider confirmed and that belongs to no loan that is known: an unknown reference, or what no loan takes. Its sum is
-- the balance of the suspense account.
CREATE TABLE suspense_item (
  suspense_id uuid PRIMARY KEY,
  provider text NOT NULL,
  provider_payment_id text NOT NULL,
  -- As the provider has it.
  reference text NOT NULL,
  amount_centavos bigint NOT NULL,
  paid_at timestamptz,
  received_at timestamptz NOT NULL,
  reason text NOT NULL,
  state text NOT NULL DEFAULT 'open',
  closed_at timestamptz,
  -- The loan it was assigned to, or the transfer by which it went back.
  closing jsonb,
  CONSTRAINT suspense_item_once UNIQUE (provider, provider_payment_id),
  CHECK (amount_centavos > 0),
  CHECK ((state = 'open') = (closed_at IS NULL)),
  CHECK (reason IN ('unknown-reference', 'not-bookable', 'misapplied')),
  CONSTRAINT suspense_item_closing CHECK ((state IN ('assigned', 'returned')) = (closing IS NOT NULL)),
  CHECK (state IN ('open', 'reversed', 'assigned', 'returned'))
);
CREATE INDEX suspense_item_open ON suspense_item (received_at) WHERE state = 'open';
-- As staff may type it.
CREATE INDEX suspense_item_number ON suspense_item ((upper(regexp_replace(reference, '[^A-Za-z0-9]', '', 'g'))));
CREATE INDEX suspense_item_closed ON suspense_item (closed_at) WHERE state <> 'open';

-- The days on which the ledger was, or is to be, compared with a provider's own list.
CREATE TABLE reconciliation (
  provider text NOT NULL,
  business_on date NOT NULL,
  state text NOT NULL,
  asked_at timestamptz NOT NULL,
  -- Null where the night asked for it.
  asked_by_name text,
  done_at timestamptz,
  listed integer,
  booked integer,
  PRIMARY KEY (provider, business_on),
  CHECK (state IN ('waiting', 'done')),
  CHECK ((state = 'done') = (done_at IS NOT NULL))
);
CREATE INDEX reconciliation_newest ON reconciliation (business_on DESC);

-- Where the ledger, a provider's list and its settlement files disagree, each disagreement once. 'gone': a later comparison no longer
-- found it. 'closed': a person says why it is right as it is, and it does not come back.
CREATE TABLE reconciliation_break (
  break_id uuid PRIMARY KEY,
  provider text NOT NULL,
  kind text NOT NULL,
  direction text NOT NULL,
  -- What it is about: our reference of a payout, the provider's id of a payment, a settlement file.
  subject text NOT NULL,
  reference text NOT NULL,
  business_on date NOT NULL,
  booked_centavos bigint,
  listed_centavos bigint,
  settled_centavos bigint,
  state text NOT NULL DEFAULT 'open',
  found_at timestamptz NOT NULL,
  seen_at timestamptz NOT NULL,
  closed_at timestamptz,
  closed_by uuid,
  closed_by_name text,
  reason text,
  CONSTRAINT reconciliation_break_once UNIQUE (provider, kind, direction, subject),
  CHECK (direction IN ('in', 'out')),
  CHECK (state IN ('open', 'gone', 'closed')),
  CHECK ((state = 'open') = (closed_at IS NULL)),
  CHECK ((state = 'closed') = (closed_by IS NOT NULL AND closed_by_name IS NOT NULL AND reason IS NOT NULL))
);
CREATE INDEX reconciliation_break_open ON reconciliation_break (found_at) WHERE state = 'open';

-- The nights on which loans were compared with the ledger and with what borrowers are shown, and how far each came.
CREATE TABLE coherence_run (
  business_on date PRIMARY KEY,
  asked_at timestamptz NOT NULL,
  done_at timestamptz,
  -- The place of the last change of a loan that was looked at, and the last customer of the walk through all.
  changed_after bigint,
  walked_after uuid,
  customers integer,
  CHECK ((done_at IS NULL) = (changed_after IS NULL) AND (done_at IS NULL) = (customers IS NULL))
);

-- A provider's settlement file as it came, sealed, since it may name payers; each file once. One with broken rows is refused whole and
-- kept. What it says is booked after a second person has looked.
CREATE TABLE settlement_file (
  file_id uuid PRIMARY KEY,
  provider text NOT NULL,
  name text NOT NULL,
  content_hash bytea NOT NULL,
  body_sealed bytea NOT NULL,
  state text NOT NULL,
  -- Of a refused file: line, column and what is wrong there, never what it says.
  problems jsonb NOT NULL DEFAULT '[]',
  row_count integer NOT NULL DEFAULT 0,
  collected_centavos bigint NOT NULL DEFAULT 0,
  -- Refunds and chargebacks of earlier payments.
  taken_back_centavos bigint NOT NULL DEFAULT 0,
  fee_centavos bigint NOT NULL DEFAULT 0,
  vat_centavos bigint NOT NULL DEFAULT 0,
  payout_fee_centavos bigint NOT NULL DEFAULT 0,
  payout_vat_centavos bigint NOT NULL DEFAULT 0,
  -- What arrived of it at the bank, by steps of two people.
  received_centavos bigint NOT NULL DEFAULT 0,
  -- The last day on which a row was settled; it is booked for that day.
  settled_on date,
  uploaded_at timestamptz NOT NULL,
  uploaded_by uuid NOT NULL,
  uploaded_by_name text NOT NULL,
  booked_at timestamptz,
  booked_by uuid,
  booked_by_name text,
  CONSTRAINT settlement_file_once UNIQUE (provider, content_hash),
  CONSTRAINT settlement_file_two_people CHECK (booked_by IS NULL OR booked_by <> uploaded_by),
  CHECK (state IN ('refused', 'read', 'booked')),
  CHECK ((state = 'booked') = (booked_at IS NOT NULL AND booked_by IS NOT NULL)),
  CHECK (state = 'refused' OR settled_on IS NOT NULL),
  CHECK (state = 'booked' OR received_centavos = 0)
);
CREATE INDEX settlement_file_booked ON settlement_file (provider, settled_on) WHERE state = 'booked';

CREATE TABLE settlement_row (
  file_id uuid NOT NULL,
  line integer NOT NULL,
  provider text NOT NULL,
  kind text NOT NULL,
  provider_id text NOT NULL,
  reference text NOT NULL,
  gross_centavos bigint NOT NULL,
  fee_centavos bigint NOT NULL,
  vat_centavos bigint NOT NULL,
  net_centavos bigint NOT NULL,
  settled_on date NOT NULL,
  PRIMARY KEY (file_id, line),
  CHECK (kind IN ('payment', 'payout', 'refund', 'chargeback'))
);
CREATE INDEX settlement_row_by_provider_id ON settlement_row (provider, provider_id);
-- Money that was taken back, to compare it with our books.
CREATE INDEX settlement_row_taken_back ON settlement_row (provider, settled_on) WHERE kind IN ('refund', 'chargeback');

-- A step on the lender's own money, which belongs to no customer: proposed by one person, and confirmed or declined by another.
CREATE TABLE lender_step (
  step_id uuid PRIMARY KEY,
  kind text NOT NULL,
  -- What it is about: one step at a time waits for it.
  subject text NOT NULL,
  -- Amount, day and evidence, by kind.
  details jsonb NOT NULL,
  reason text NOT NULL,
  proposed_by uuid NOT NULL,
  proposed_by_name text NOT NULL,
  proposed_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'open',
  answered_by uuid,
  answered_by_name text,
  answered_at timestamptz,
  CONSTRAINT lender_step_two_people CHECK (status <> 'confirmed' OR answered_by <> proposed_by),
  CONSTRAINT lender_step_answered CHECK ((status = 'open') = (answered_by IS NULL) AND (status = 'open') = (answered_by_name IS NULL)
    AND (status = 'open') = (answered_at IS NULL)),
  CHECK (status IN ('open', 'confirmed', 'declined'))
);
CREATE INDEX lender_step_by_subject ON lender_step (subject);
CREATE UNIQUE INDEX lender_step_one_open ON lender_step (subject) WHERE status = 'open';
CREATE INDEX lender_step_answered_at ON lender_step (answered_at) WHERE status <> 'open';

-- Who of the staff looked at or changed what. Appended to, never changed.
CREATE TABLE audit_log (
  audit_id uuid PRIMARY KEY,
  at timestamptz NOT NULL,
  staff_id uuid,
  action text NOT NULL,
  customer_id uuid,
  subject_id uuid,
  detail jsonb NOT NULL DEFAULT '{}',
  -- Figures and statuses around a decision; never personal data.
  before jsonb,
  after jsonb
);
-- The log is read from its end: whole, of one member of staff, of one customer, and for who has access.
CREATE INDEX audit_log_by_time ON audit_log (at, audit_id);
CREATE INDEX audit_log_of_staff ON audit_log (staff_id, at, audit_id);
CREATE INDEX audit_log_of_customer ON audit_log (customer_id, at, audit_id) WHERE customer_id IS NOT NULL;
CREATE INDEX audit_log_of_access ON audit_log (subject_id, at)
  WHERE action IN ('staff-added', 'staff-ended', 'staff-password-changed');

-- Every version of a product that was ever published. A version stays as it is, since loans were made with it.
CREATE TABLE product_version (
  product_id text NOT NULL,
  version integer NOT NULL,
  -- The first day on which it is sold.
  effective_from date NOT NULL,
  figures jsonb NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  -- False: it came with a book, for the loans that were made with it, and is never sold here.
  is_sold boolean NOT NULL DEFAULT true,
  PRIMARY KEY (product_id, version),
  UNIQUE (product_id, effective_from),
  CHECK (version > 0)
);

-- A version of a product that one member of staff proposes is sold only after another one has confirmed it.
CREATE TABLE product_proposal (
  proposal_id uuid PRIMARY KEY,
  product_id text NOT NULL,
  version integer NOT NULL,
  effective_from date NOT NULL,
  figures jsonb NOT NULL,
  proposed_by uuid NOT NULL,
  proposed_by_name text NOT NULL,
  proposed_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'open',
  answered_by uuid,
  answered_at timestamptz,
  CONSTRAINT product_proposal_two_people CHECK (status <> 'published' OR answered_by <> proposed_by),
  CHECK (status IN ('open', 'published', 'refused')),
  CHECK (version > 0)
);
CREATE UNIQUE INDEX product_proposal_one_open ON product_proposal (product_id) WHERE status = 'open';

-- When staff close a function for everybody; one window for each, the last one set.
CREATE TABLE maintenance (
  function_name text PRIMARY KEY,
  from_at timestamptz NOT NULL,
  until_at timestamptz NOT NULL,
  note text NOT NULL,
  CHECK (length(note) <= 200)
);

-- Each window as it was set, also where another one took its place: on a due date on which paying was closed nobody pays late.
CREATE TABLE maintenance_window (
  function_name text NOT NULL,
  set_at timestamptz NOT NULL,
  from_at timestamptz NOT NULL,
  until_at timestamptz NOT NULL,
  PRIMARY KEY (function_name, set_at)
);

-- The lender's own questions and answers in every language, whole topics from a day on.
CREATE TABLE faq_edition (
  topic text NOT NULL,
  effective_on date NOT NULL,
  questions jsonb NOT NULL,
  PRIMARY KEY (topic, effective_on)
);

-- How often a guide was said to have helped, and not, by the language it was read in. Nothing tells who said it, or
-- when.
CREATE TABLE guide_answer (
  guide text NOT NULL,
  language text NOT NULL,
  helped integer NOT NULL DEFAULT 0,
  not_helped integer NOT NULL DEFAULT 0,
  PRIMARY KEY (guide, language),
  CHECK (helped >= 0),
  CHECK (not_helped >= 0)
);

-- Each time staff had the people told who waited then, with the result; the numbers themselves are gone.
CREATE TABLE waitlist_notification (
  waitlist_notification_id uuid PRIMARY KEY,
  asked_at timestamptz NOT NULL,
  staff_id uuid NOT NULL,
  asked integer NOT NULL,
  sent integer NOT NULL DEFAULT 0,
  failed integer NOT NULL DEFAULT 0,
  unclear integer NOT NULL DEFAULT 0,
  FOREIGN KEY (staff_id) REFERENCES staff(staff_id)
);

-- Numbers that people with an Android phone left, to be told once when the product works there. Nothing ties them to
-- a customer.
CREATE TABLE waitlist_entry (
  number_id uuid PRIMARY KEY,
  phone_index bytea NOT NULL,
  phone_sealed bytea NOT NULL,
  language text NOT NULL,
  -- The wording agreed to, and until when the number may be kept.
  text_version text NOT NULL,
  agreed_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  waitlist_notification_id uuid,
  state text NOT NULL DEFAULT 'waiting',
  tries smallint NOT NULL DEFAULT 0,
  UNIQUE (phone_index),
  CHECK (state IN ('waiting', 'toTell', 'queued', 'sending'))
);
CREATE INDEX waitlist_entry_expiry ON waitlist_entry (expires_at);
CREATE INDEX waitlist_entry_waitlist_notification ON waitlist_entry (waitlist_notification_id) WHERE waitlist_notification_id IS NOT NULL;

-- One mark of each key that seals personal data, so that a start with other keys is refused.
CREATE TABLE key_fingerprint (
  key_id smallint PRIMARY KEY CHECK (key_id BETWEEN 0 AND 255),
  fingerprint bytea NOT NULL CHECK (octet_length(fingerprint) = 32)
);

-- One row for each process that opens personal data, seen every few seconds while it lives: which keys it opens, the one that it
-- seals under first. Nothing is sealed under a new key before all of them open it.
CREATE TABLE key_reader (
  process_id uuid PRIMARY KEY,
  key_ids smallint[] NOT NULL,
  seen_at timestamptz NOT NULL
);

-- One row for each pool of workers, seen every few seconds while its process lives. A lock of a worker without a
-- fresh row is taken from it, so that a killed process does not keep its jobs for hours.
CREATE TABLE job_worker (
  worker_id text PRIMARY KEY,
  seen_at timestamptz NOT NULL
);

-- When a regular run last got on. Kept here, because any server may do the run and each must be able to tell.
CREATE TABLE background_run (
  name text PRIMARY KEY,
  ran_at timestamptz NOT NULL
);

-- How far the sandbox's clock was moved. One row; production never reads it.
CREATE TABLE sandbox_clock (
  is_only boolean DEFAULT true PRIMARY KEY,
  offset_ms bigint NOT NULL DEFAULT 0,
  highest_at_ms bigint NOT NULL DEFAULT 0,
  CHECK (highest_at_ms >= 0),
  CHECK (is_only),
  CHECK (offset_ms >= 0)
);

-- Since a restore no payout is sent, until two members of staff let payouts go. What happened after the instant that was
-- restored is known to the provider alone, so each order is asked about first.
CREATE TABLE payout_pause (
  pause_id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  restored_to timestamptz NOT NULL,
  paused_at timestamptz NOT NULL,
  -- When the provider's own list was compared, and its orders that no payout of ours has; null where it has no list.
  listed_at timestamptz,
  orphans jsonb NOT NULL DEFAULT '[]',
  proposed_by uuid,
  proposed_by_name text,
  proposed_at timestamptz,
  lifted_by uuid,
  lifted_at timestamptz,
  CONSTRAINT payout_pause_two_people CHECK (lifted_at IS NULL OR (proposed_by IS NOT NULL AND lifted_by IS NOT NULL
    AND lifted_by <> proposed_by))
);
CREATE UNIQUE INDEX payout_pause_one_open ON payout_pause ((true)) WHERE lifted_at IS NULL;

-- What each payout provider said last that it holds for the lender.
CREATE TABLE payout_balance (
  provider text PRIMARY KEY,
  -- Null while it has not said it yet; then it was first asked at `asked_at`.
  balance_centavos bigint,
  asked_at timestamptz NOT NULL
);

-- The providers of the sandbox keep what they received.
CREATE TABLE simulated_sms (
  sms_id uuid PRIMARY KEY,
  phone_index bytea NOT NULL,
  text_sealed bytea NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX simulated_sms_of_phone ON simulated_sms (phone_index, sent_at DESC);

CREATE TABLE simulated_payout (
  payout_id text PRIMARY KEY,
  idempotency_key text NOT NULL UNIQUE,
  body_hash text NOT NULL,
  reference text NOT NULL,
  amount_centavos bigint NOT NULL,
  routing_value text NOT NULL,
  status text NOT NULL,
  failure_code text,
  received_at timestamptz NOT NULL,
  final_at timestamptz NOT NULL
);
CREATE INDEX simulated_payout_of_reference ON simulated_payout (reference);
CREATE INDEX simulated_payout_of_time ON simulated_payout (received_at);

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

-- One row each, which is changed and never added to.
INSERT INTO sandbox_clock DEFAULT VALUES;
INSERT INTO login_wrong_level DEFAULT VALUES;

-- The role luwag_app serves people (../database-roles.ts). It appends to what is never changed, and writes the journal and the
-- counts of staff through functions alone.
GRANT USAGE ON SCHEMA public TO luwag_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO luwag_app;
ALTER DEFAULT PRIVILEGES IN SCHEMA public GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO luwag_app;
REVOKE INSERT, UPDATE, DELETE ON
  journal_entry, accrual, folded_accrual, loan_charge, lender_entry, collected_money, suspense_item, lender_step, loan_entry, ledger_entry, ledger_line, closed_day, account_day, loan_rate, maker_only_step, maker_only_day, money_reference, key_fingerprint,
  schema_migration, schema_function
FROM luwag_app;
REVOKE UPDATE, DELETE ON audit_log, product_version FROM luwag_app;
REVOKE DELETE ON product_proposal FROM luwag_app;
REVOKE INSERT, DELETE ON payout_pause FROM luwag_app;
REVOKE DELETE ON reconciliation, reconciliation_break, coherence_run FROM luwag_app;
REVOKE UPDATE, DELETE ON settlement_file, settlement_row FROM luwag_app;
-- New keys seal it anew.
GRANT UPDATE (body_sealed) ON settlement_file TO luwag_app;

-- The role luwag_jobs owns the schema of the job queue. Of these tables it keeps the one that shows which workers live.
REVOKE INSERT, UPDATE, DELETE ON job_worker FROM luwag_app;
GRANT USAGE ON SCHEMA public TO luwag_jobs;
GRANT SELECT, INSERT, UPDATE, DELETE ON job_worker TO luwag_jobs;
