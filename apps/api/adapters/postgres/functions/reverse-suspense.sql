CREATE OR REPLACE FUNCTION reverse_suspense(p_suspense_id uuid, p_entry jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
BEGIN
  -- The provider took the money back: the item ends with its entry, or neither does. An item that has ended stays as it is.
  UPDATE suspense_item i SET state = 'reversed', closed_at = (p_entry ->> 'recorded_at')::timestamptz
  WHERE i.suspense_id = p_suspense_id AND i.state = 'open';
  IF NOT FOUND THEN RETURN false; END IF;
  IF NOT book_lender_entry(p_entry) THEN
    RAISE EXCEPTION 'the entry that ends an item of suspense stands already';
  END IF;
  RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION reverse_suspense(uuid, jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION reverse_suspense(uuid, jsonb) TO luwag_app;
