CREATE OR REPLACE FUNCTION keep_documents(p_customer_id uuid, p_sections jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $$
BEGIN
  -- What a section no longer says is taken back.
  WITH gone AS MATERIALIZED (
    SELECT s.unique_index, s.customer_id
    FROM jsonb_populate_recordset(NULL::profile_section, p_sections) AS r
      JOIN profile_section s ON s.customer_id = r.customer_id AND s.section = r.section
    WHERE s.unique_index IS DISTINCT FROM r.unique_index AND (p_customer_id IS NULL OR s.customer_id = p_customer_id)
  )
  DELETE FROM known_document d USING gone g WHERE d.unique_index = g.unique_index AND d.customer_id = g.customer_id;
  INSERT INTO known_document SELECT r.unique_index, r.customer_id
  FROM jsonb_populate_recordset(NULL::profile_section, p_sections) AS r
  WHERE r.unique_index IS NOT NULL ON CONFLICT DO NOTHING;
END
$$
