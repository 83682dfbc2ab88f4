-- An entry may count from an earlier day than the one on which it is booked.
ALTER TABLE journal_entry ADD COLUMN value_on date CHECK (value_on < business_on);

-- When the channel says that the money was paid. That instant decides the day from which it counts.
ALTER TABLE payment ADD COLUMN paid_at timestamptz;
ALTER TABLE payment DROP CONSTRAINT payment_status_check;
ALTER TABLE payment ADD CONSTRAINT payment_status_check CHECK (status IN ('in-progress', 'success', 'fail', 'reversed'));

-- One loan at a time. A settled loan that a reversal opened again may stand beside one that was taken since.
DROP INDEX loan_one_open;
CREATE UNIQUE INDEX loan_one_open ON loan (customer_id)
  WHERE status IN ('disbursing', 'active', 'disbursement-failed') AND (adjustments ->> 'reopenedOn') IS NULL;
