CREATE OR REPLACE FUNCTION hold_misapplied(p_item jsonb, p_entry jsonb)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
BEGIN
  -- Money that was booked on the wrong loan, with the entry that brings it to suspense. Where it came from suspense, its item is
  -- open again.
  INSERT INTO suspense_item AS i (suspense_id, provider, provider_payment_id, reference, amount_centavos, paid_at, received_at, reason)
  SELECT r.suspense_id, r.provider, r.provider_payment_id, r.reference, r.amount_centavos, r.paid_at, r.received_at, r.reason
  FROM jsonb_populate_record(NULL::suspense_item, p_item) AS r
  ON CONFLICT (provider, provider_payment_id) DO UPDATE
    SET state = 'open', closed_at = NULL, closing = NULL, reason = excluded.reason WHERE i.state = 'assigned';
  IF NOT FOUND THEN RAISE EXCEPTION 'what was misapplied is in suspense already'; END IF;
  IF NOT book_lender_entry(p_entry) THEN
    RAISE EXCEPTION 'the entry of what was misapplied stands already';
  END IF;
END
$$;
REVOKE EXECUTE ON FUNCTION hold_misapplied(jsonb, jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION hold_misapplied(jsonb, jsonb) TO luwag_app;
