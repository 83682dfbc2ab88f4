CREATE OR REPLACE FUNCTION book_lender_entry(p_entry jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
BEGIN
  -- Returned is whether it is booked by this: what it is booked for has one entry, however often it is told.
  INSERT INTO lender_entry (entry_id, kind, business_on, recorded_at, booked_for, reference, accounts, amounts_centavos, is_after_close)
  SELECT r.entry_id, r.kind, r.business_on, r.recorded_at, r.booked_for, r.reference, r.accounts, r.amounts_centavos,
    coalesce(r.business_on <= last_closed_day(), false)
  FROM jsonb_populate_record(NULL::lender_entry, p_entry) AS r
  ON CONFLICT (booked_for) DO NOTHING;
  RETURN FOUND;
END
$$;
REVOKE EXECUTE ON FUNCTION book_lender_entry(jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION book_lender_entry(jsonb) TO luwag_app;
