CREATE OR REPLACE FUNCTION receive_suspense(p_item jsonb, p_entry jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
BEGIN
  -- The item and its entry, or neither: a payment that is booked already, here or on a loan, is not booked again.
  INSERT INTO collected_money (provider, provider_payment_id)
  VALUES (p_item ->> 'provider', p_item ->> 'provider_payment_id') ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO suspense_item (suspense_id, provider, provider_payment_id, reference, amount_centavos, paid_at, received_at, reason)
  SELECT r.suspense_id, r.provider, r.provider_payment_id, r.reference, r.amount_centavos, r.paid_at, r.received_at, r.reason
  FROM jsonb_populate_record(NULL::suspense_item, p_item) AS r;
  IF NOT book_lender_entry(p_entry) THEN
    RAISE EXCEPTION 'the entry of a new item of suspense stands already';
  END IF;
  RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION receive_suspense(jsonb, jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION receive_suspense(jsonb, jsonb) TO luwag_app;
