CREATE OR REPLACE FUNCTION answer_lender_step(p_answer jsonb, p_audit jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
BEGIN
  -- Returned is whether this is the answer: a step is answered once. What it books is booked with it or not at all.
  UPDATE lender_step s SET status = p_answer ->> 'status', answered_by = (p_answer ->> 'answered_by')::uuid,
    answered_by_name = p_answer ->> 'answered_by_name', answered_at = (p_answer ->> 'answered_at')::timestamptz
  WHERE s.step_id = (p_answer ->> 'step_id')::uuid AND s.status = 'open';
  IF NOT FOUND THEN RETURN false; END IF;
  IF p_answer ? 'entry' AND NOT book_lender_entry(p_answer -> 'entry') THEN
    RAISE EXCEPTION 'what the step books is booked already'
      USING ERRCODE = 'unique_violation', CONSTRAINT = 'lender_entry_once';
  END IF;
  IF p_answer ? 'drawn_from' THEN
    -- No more leaves the account than stands there. Answers that draw on one take turns, so that each counts those before it.
    PERFORM pg_advisory_xact_lock(hashtext('answer_lender_step'));
    IF (SELECT sum(b.balance_centavos) FROM ledger_balances('infinity') b WHERE b.account = p_answer ->> 'drawn_from') < 0 THEN
      RAISE EXCEPTION 'less stands in the account than the step takes from it'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'lender_account_covered';
    END IF;
  END IF;
  IF p_answer ? 'suspense' THEN
    -- It ends, or what its provider took back waits once more.
    UPDATE suspense_item i SET state = s.state, closing = p_answer #> '{suspense,closing}',
      closed_at = CASE WHEN s.state <> 'open' THEN s.answered_at END,
      received_at = CASE WHEN s.state = 'open' THEN s.answered_at ELSE i.received_at END
    FROM (
      SELECT p_answer #>> '{suspense,state}' AS state, (p_answer ->> 'answered_at')::timestamptz AS answered_at
    ) s
    WHERE i.suspense_id = (p_answer #>> '{suspense,suspense_id}')::uuid
      AND i.state = CASE s.state WHEN 'open' THEN 'reversed' ELSE 'open' END;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the item of suspense has ended already'
        USING ERRCODE = 'unique_violation', CONSTRAINT = 'suspense_item_open';
    END IF;
  END IF;
  IF p_answer ? 'settlement' THEN
    UPDATE settlement_file f SET received_centavos = f.received_centavos + (p_answer #>> '{settlement,amount_centavos}')::bigint
    WHERE f.file_id = (p_answer #>> '{settlement,file_id}')::uuid AND f.state = 'booked';
    IF NOT FOUND THEN RAISE EXCEPTION 'what arrived at the bank belongs to no settlement file that is booked'; END IF;
  END IF;
  PERFORM keep_audit(p_audit);
  RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION answer_lender_step(jsonb, jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION answer_lender_step(jsonb, jsonb) TO luwag_app;
