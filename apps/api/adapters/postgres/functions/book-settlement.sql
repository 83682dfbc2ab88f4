CREATE OR REPLACE FUNCTION book_settlement(p_file_id uuid, p_booking jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
DECLARE
  v_entry jsonb;
BEGIN
  -- The file and its entries, or neither. Returned is whether this booked it: a file is booked once, by another person than brought it.
  -- A row is booked once, whichever file brings it; two files that share one take turns.
  PERFORM pg_advisory_xact_lock(hashtext('book_settlement'));
  IF EXISTS (SELECT FROM booked_settlement_rows(p_file_id)) THEN RETURN false; END IF;
  UPDATE settlement_file f SET state = 'booked', booked_at = (p_booking ->> 'booked_at')::timestamptz,
    booked_by = (p_booking ->> 'booked_by')::uuid, booked_by_name = p_booking ->> 'booked_by_name'
  WHERE f.file_id = p_file_id AND f.state = 'read' AND f.uploaded_by <> (p_booking ->> 'booked_by')::uuid;
  IF NOT FOUND THEN RETURN false; END IF;
  FOR v_entry IN SELECT jsonb_array_elements(p_booking -> 'entries') LOOP
    IF NOT book_lender_entry(v_entry) THEN
      RAISE EXCEPTION 'an entry of a settlement stands already';
    END IF;
  END LOOP;
  RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION book_settlement(uuid, jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION book_settlement(uuid, jsonb) TO luwag_app;
