CREATE OR REPLACE FUNCTION booked_settlement_rows(p_file_id uuid)
 RETURNS TABLE (line integer)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public', 'pg_temp'
AS $$
  -- Rows of a file that another file, which is booked, has word for word.
  SELECT r.line FROM settlement_row r WHERE r.file_id = p_file_id AND EXISTS (
    SELECT FROM settlement_row o JOIN settlement_file f ON f.file_id = o.file_id AND f.state = 'booked'
    WHERE o.provider = r.provider AND o.provider_id = r.provider_id AND o.file_id <> r.file_id
      AND (o.kind, o.reference, o.gross_centavos, o.fee_centavos, o.vat_centavos, o.net_centavos, o.settled_on)
        = (r.kind, r.reference, r.gross_centavos, r.fee_centavos, r.vat_centavos, r.net_centavos, r.settled_on))
$$;
REVOKE EXECUTE ON FUNCTION booked_settlement_rows(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION booked_settlement_rows(uuid) TO luwag_app;
