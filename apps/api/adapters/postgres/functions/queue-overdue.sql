CREATE OR REPLACE FUNCTION queue_overdue(p_on date)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
DECLARE
  v_since date;
  v_loans bigint;
  v_days jsonb;
BEGIN
  SELECT coalesce(max(c.business_on), '-infinity') INTO v_since
  FROM close_of_business c WHERE c.business_on < p_on AND c.accrued_at IS NOT NULL;
  v_days := jsonb_build_object('since', v_since, 'before', p_on);
  -- Loans with an installment due since the last close; a job of its own asks the engine whether it was paid. They are found by
  -- an index: a statement that looks at every loan takes longer than the role may, once there are enough of them.
  INSERT INTO outbox (customer_id, kind, payload)
  SELECT d.customer_id, 'tell-overdue', jsonb_build_object('customerId', d.customer_id, 'loanId', d.loan_id)
  FROM (
    SELECT l.customer_id, l.loan_id FROM loan l WHERE l.status = 'active' AND l.due_on >= v_since AND l.due_on < p_on
    UNION
    SELECT l.customer_id, l.loan_id FROM loan l
    WHERE l.status = 'active' AND (jsonb_typeof(l.terms -> 'periodDays') = 'number' OR l.adjustments ? 'restructure') AND l.due_on >= v_since
      -- Days compare as they are written. A cluster takes no function that makes rows of each loan.
      AND jsonb_path_exists(l.schedule, '$[*].dueOn ? (@ >= $since && @ < $before)', v_days)
  ) d;
  GET DIAGNOSTICS v_loans = ROW_COUNT;
  RETURN v_loans;
END
$$;
REVOKE EXECUTE ON FUNCTION queue_overdue(date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION queue_overdue(date) TO luwag_app;
