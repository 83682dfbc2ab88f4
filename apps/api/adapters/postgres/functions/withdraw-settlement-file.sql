CREATE OR REPLACE FUNCTION withdraw_settlement_file(p_file_id uuid, p_audit jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
BEGIN
  -- A file that has booked nothing goes with its rows and leaves a line in the log. Returned is whether this took it away.
  DELETE FROM settlement_file f WHERE f.file_id = p_file_id AND f.state <> 'booked';
  IF NOT FOUND THEN RETURN false; END IF;
  DELETE FROM settlement_row r WHERE r.file_id = p_file_id;
  PERFORM keep_audit(p_audit);
  RETURN true;
END
$$;
REVOKE EXECUTE ON FUNCTION withdraw_settlement_file(uuid, jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION withdraw_settlement_file(uuid, jsonb) TO luwag_app;
