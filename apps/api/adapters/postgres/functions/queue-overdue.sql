CREATE OR REPLACE FUNCTION queue_overdue(p_on date)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
DECLARE
  v_loans bigint;
BEGIN
  -- Loans with an installment due since the last close; a job of its own asks the engine whether it was paid.
  INSERT INTO outbox (customer_id, kind, payload)
  SELECT l.customer_id, 'tell-overdue', jsonb_build_object('customerId', l.customer_id, 'loanId', l.loan_id)
  FROM loan l
  WHERE l.status = 'active' AND EXISTS (
    SELECT FROM jsonb_to_recordset(l.schedule) AS s ("dueOn" date)
    WHERE s."dueOn" < p_on AND s."dueOn" >= coalesce((
      SELECT max(c.business_on) FROM close_of_business c WHERE c.business_on < p_on AND c.accrued_at IS NOT NULL), '-infinity')
  );
  GET DIAGNOSTICS v_loans = ROW_COUNT;
  RETURN v_loans;
END
$$;
REVOKE EXECUTE ON FUNCTION queue_overdue(date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION queue_overdue(date) TO luwag_app;
