CREATE OR REPLACE FUNCTION queue_overdue(p_on date)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
DECLARE
  v_since date;
  v_days text[];
  v_loans bigint;
BEGIN
  SELECT max(c.business_on) INTO v_since FROM close_of_business c WHERE c.business_on < p_on AND c.accrued_at IS NOT NULL;
  -- The first close tells of all that were due before; no loan is older than twenty years.
  SELECT coalesce(array_agg(to_char(d, 'YYYY-MM-DD')), '{}') INTO v_days
  FROM generate_series(coalesce(v_since, p_on - 7300)::timestamp, (p_on - 1)::timestamp, interval '1 day') AS d;
  -- Loans with an installment due since the last close; a job of its own asks the engine whether it was paid. They are found by
  -- an index of days: a statement that looks at every loan takes longer than the role may, once there are enough of them.
  INSERT INTO outbox (customer_id, kind, payload)
  SELECT l.customer_id, 'tell-overdue', jsonb_build_object('customerId', l.customer_id, 'loanId', l.loan_id)
  FROM loan l
  WHERE l.status = 'active' AND due_days(l.schedule) && v_days;
  GET DIAGNOSTICS v_loans = ROW_COUNT;
  RETURN v_loans;
END
$$;
REVOKE EXECUTE ON FUNCTION queue_overdue(date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION queue_overdue(date) TO luwag_app;
