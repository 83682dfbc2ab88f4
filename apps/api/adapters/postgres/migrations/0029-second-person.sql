-- What one member of staff did alone, counted by loan, customer and day; each channel's number booked once; and the log
-- with what was before and after.

-- One row for each step that moved money or forgave debt on one person's word.
CREATE TABLE maker_only_step (
  customer_id uuid NOT NULL REFERENCES customer,
  step_id uuid NOT NULL,
  loan_id uuid,
  staff_id uuid NOT NULL,
  limit_group text NOT NULL,
  amount_centavos bigint NOT NULL CHECK (amount_centavos >= 0),
  -- What this person might do alone on that day, all customers together.
  day_limit_centavos bigint NOT NULL CHECK (day_limit_centavos >= 0),
  decided_on date NOT NULL,
  PRIMARY KEY (customer_id, step_id)
);

-- The sum of a person's day, in one row, so that two steps at the same moment cannot both take what is left of it.
CREATE TABLE maker_only_day (
  staff_id uuid NOT NULL,
  decided_on date NOT NULL,
  limit_group text NOT NULL,
  total_centavos bigint NOT NULL CHECK (total_centavos >= 0),
  PRIMARY KEY (staff_id, decided_on, limit_group)
);

-- A channel's number names one payment or one return in the whole book, however it is written.
CREATE TABLE money_reference (
  number text PRIMARY KEY CHECK (number ~ '^[A-Z0-9]+$'),
  customer_id uuid NOT NULL,
  loan_id uuid NOT NULL,
  -- The payment it belongs to; null for money given back at a cancellation.
  payment_id uuid,
  booked_at timestamptz NOT NULL
);

INSERT INTO money_reference
SELECT n.number, p.customer_id, p.loan_id, p.payment_id, p.created_at
FROM payment p, LATERAL (
  SELECT upper(regexp_replace(regexp_replace(normalize(p.reference, NFKC), '^[^:]*:', ''), '[^A-Za-z0-9]', '', 'g')) AS number
) n
WHERE n.number <> ''
ORDER BY p.created_at
ON CONFLICT DO NOTHING;

INSERT INTO money_reference
SELECT n.number, j.customer_id, j.loan_id, NULL, j.recorded_at
FROM journal_entry j, LATERAL (
  SELECT upper(regexp_replace(normalize(j.reference, NFKC), '[^A-Za-z0-9]', '', 'g')) AS number
) n
WHERE j.kind = 'loan-cancelled' AND n.number <> ''
ORDER BY j.recorded_at
ON CONFLICT DO NOTHING;

-- Only save_customer writes them, with what they stand for.
REVOKE INSERT, UPDATE, DELETE ON maker_only_step, maker_only_day, money_reference FROM luwag_app;

-- Figures and statuses around a decision; never personal data.
ALTER TABLE audit_log ADD COLUMN before jsonb, ADD COLUMN after jsonb;
