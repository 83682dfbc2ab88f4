-- Messages to borrowers, and what borrowers choose about them.
CREATE TABLE message (
  customer_id uuid NOT NULL REFERENCES customer,
  message_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('notify', 'activity')),
  code text NOT NULL,
  -- Ids, amounts and days; nothing about a person.
  facts jsonb NOT NULL,
  -- Names the moment that is told, so that it is told once.
  moment text NOT NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz,
  PRIMARY KEY (customer_id, message_id),
  UNIQUE (customer_id, moment)
);
CREATE INDEX message_by_age ON message (customer_id, kind, created_at DESC, message_id DESC);
CREATE INDEX message_unread ON message (customer_id, kind) WHERE read_at IS NULL;

CREATE INDEX coupon_by_end ON coupon (valid_through_on) WHERE used_on IS NULL AND invalidated_on IS NULL;

-- By the clock in Manila, between the hours at which the law lets a lender write.
ALTER TABLE customer ADD COLUMN reminder_hour smallint NOT NULL DEFAULT 9 CHECK (reminder_hour BETWEEN 6 AND 21);
ALTER TABLE customer ADD COLUMN has_reminders boolean NOT NULL DEFAULT true;
ALTER TABLE customer ADD COLUMN has_offers boolean NOT NULL DEFAULT true;

-- Up to which hour of the day reminders were left.
ALTER TABLE close_of_business ADD COLUMN reminded_hour smallint;
UPDATE close_of_business SET reminded_hour = 21 WHERE reminded_at IS NOT NULL;

-- Leaves one job for each loan with an installment due on one of these days and for each coupon that ends on another, of
-- those who are reminded by this hour: the mark on the day and the jobs are kept together.
DROP FUNCTION queue_reminders(date, date[], timestamptz);
CREATE FUNCTION queue_reminders(p_on date, p_due_on date[], p_coupon_ends_on date, p_hour integer, p_reminded_at timestamptz)
RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_after smallint;
  v_loans bigint;
  v_coupons bigint;
BEGIN
  SELECT coalesce(c.reminded_hour, -1) INTO v_after FROM close_of_business c WHERE c.business_on = p_on FOR UPDATE;
  IF v_after IS NULL OR v_after >= p_hour THEN RETURN 0; END IF;
  UPDATE close_of_business c SET reminded_at = p_reminded_at, reminded_hour = p_hour WHERE c.business_on = p_on;
  SELECT count(graphile_worker.add_job('send-reminder',
    json_build_object('customerId', l.customer_id, 'loanId', l.loan_id, 'on', p_on))) INTO v_loans
  FROM loan l JOIN customer c USING (customer_id)
  WHERE l.status = 'active' AND c.reminder_hour > v_after AND c.reminder_hour <= p_hour AND EXISTS (
    SELECT FROM jsonb_to_recordset(l.schedule) AS s ("dueOn" date) WHERE s."dueOn" = ANY (p_due_on)
  );
  SELECT count(graphile_worker.add_job('send-coupon-reminder',
    json_build_object('customerId', o.customer_id, 'couponId', o.coupon_id, 'on', p_on))) INTO v_coupons
  FROM coupon o JOIN customer c USING (customer_id)
  WHERE o.valid_through_on = p_coupon_ends_on AND o.used_on IS NULL AND o.invalidated_on IS NULL
    AND c.has_offers AND c.reminder_hour > v_after AND c.reminder_hour <= p_hour;
  RETURN v_loans + v_coupons;
END
$$;
REVOKE EXECUTE ON FUNCTION queue_reminders(date, date[], date, integer, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION queue_reminders(date, date[], date, integer, timestamptz) TO luwag_app;
