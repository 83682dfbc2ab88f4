CREATE OR REPLACE FUNCTION keep_documents(p_sections jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $$
BEGIN
  -- What a section no longer says is taken back.
  DELETE FROM known_document d USING jsonb_populate_recordset(NULL::profile_section, p_sections) AS r, profile_section s
  WHERE s.customer_id = r.customer_id AND s.section = r.section AND s.unique_index IS DISTINCT FROM r.unique_index
    AND d.unique_index = s.unique_index AND d.customer_id = s.customer_id;
  INSERT INTO known_document SELECT r.unique_index, r.customer_id
  FROM jsonb_populate_recordset(NULL::profile_section, p_sections) AS r
  WHERE r.unique_index IS NOT NULL ON CONFLICT DO NOTHING;
END
$$
