CREATE OR REPLACE FUNCTION sum_closed_days(p_summed_at timestamptz)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
DECLARE
  v_through date;
  v_summed_on date;
BEGIN
  -- The last closed day, if no other server sums it meanwhile.
  SELECT c.business_on INTO v_through FROM closed_day c ORDER BY c.business_on DESC LIMIT 1 FOR UPDATE;
  SELECT coalesce(max(c.business_on), '-infinity') INTO v_summed_on FROM closed_day c WHERE c.summed_at IS NOT NULL;
  IF v_through IS NULL OR v_summed_on >= v_through THEN RETURN; END IF;
  -- So that the pages of earlier days are passed by. On a cluster this index is empty, and autovacuum does so on each machine.
  PERFORM brin_summarize_new_values('journal_entry_by_day');
  INSERT INTO account_day (business_on, account, amount_centavos)
  SELECT m.business_on, m.account, m.amount_centavos FROM ledger_movements(v_summed_on, v_through, false) m;
  UPDATE closed_day c SET summed_at = p_summed_at WHERE c.business_on = v_through;
END
$$;
REVOKE EXECUTE ON FUNCTION sum_closed_days(timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION sum_closed_days(timestamptz) TO luwag_app;
