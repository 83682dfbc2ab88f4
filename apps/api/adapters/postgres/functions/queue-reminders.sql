CREATE OR REPLACE FUNCTION queue_reminders(p_on date, p_due_on date[], p_late_from date, p_coupon_ends_on date, p_hour integer, p_reminded_at timestamptz)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
DECLARE
  v_after smallint;
  v_loans bigint;
  v_coupons bigint;
  v_first date := (SELECT min(d) FROM unnest(p_due_on) AS d);
  v_days jsonb := jsonb_build_object('days', to_jsonb(p_due_on));
BEGIN
  SELECT coalesce(c.reminded_hour, -1) INTO v_after FROM close_of_business c WHERE c.business_on = p_on FOR UPDATE;
  IF v_after IS NULL OR v_after >= p_hour THEN RETURN 0; END IF;
  UPDATE close_of_business c SET reminded_at = p_reminded_at, reminded_hour = p_hour WHERE c.business_on = p_on;
  INSERT INTO outbox (customer_id, kind, payload)
  SELECT d.customer_id, 'send-reminder', jsonb_build_object('customerId', d.customer_id, 'loanId', d.loan_id, 'on', p_on)
  FROM (
    SELECT l.customer_id, l.loan_id FROM loan l WHERE l.status = 'active' AND l.due_on = ANY (p_due_on)
    UNION
    SELECT l.customer_id, l.loan_id FROM loan l
    WHERE l.status = 'active' AND (jsonb_typeof(l.terms -> 'periodDays') = 'number' OR l.adjustments ? 'restructure')
      AND l.due_on >= v_first
      -- Days compare as they are written. A cluster takes no function that makes rows of each loan.
      AND jsonb_path_exists(l.schedule, '$[*].dueOn ? (@ == $days[*])', v_days)
    UNION
    -- Late, and not told of it on the first day: nothing ran then, or the text was held.
    SELECT l.customer_id, l.loan_id FROM loan l
    WHERE l.next_due_on >= p_late_from AND l.next_due_on < p_on AND NOT EXISTS (
      SELECT FROM message m WHERE m.customer_id = l.customer_id
        AND m.dedupe_key = 'paymentLate ' || l.loan_id || ' ' || to_char(l.next_due_on, 'YYYY-MM-DD'))
  ) d JOIN customer c ON c.customer_id = d.customer_id
  WHERE c.reminder_hour > v_after AND c.reminder_hour <= p_hour;
  GET DIAGNOSTICS v_loans = ROW_COUNT;
  INSERT INTO outbox (customer_id, kind, payload)
  SELECT o.customer_id, 'send-coupon-reminder', jsonb_build_object('customerId', o.customer_id, 'couponId', o.coupon_id, 'on', p_on)
  FROM coupon o JOIN customer c ON c.customer_id = o.customer_id
  WHERE o.valid_through_on = p_coupon_ends_on AND o.used_on IS NULL AND o.invalidated_on IS NULL
    AND c.has_offers AND c.reminder_hour > v_after AND c.reminder_hour <= p_hour;
  GET DIAGNOSTICS v_coupons = ROW_COUNT;
  RETURN v_loans + v_coupons;
END
$$;
REVOKE EXECUTE ON FUNCTION queue_reminders(date, date[], date, date, integer, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION queue_reminders(date, date[], date, date, integer, timestamptz) TO luwag_app;
