CREATE OR REPLACE FUNCTION keep_documents(p_customer_id uuid, p_sections jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $$
BEGIN
  -- What a section no longer says is taken back, unless an application was sent with it: who was declined would else give the same
  -- document again under another number.
  WITH gone AS MATERIALIZED (
    SELECT s.unique_index, s.customer_id,
      (SELECT max(a.submitted_at) FROM application a
        WHERE a.customer_id = s.customer_id AND (p_customer_id IS NULL OR a.customer_id = p_customer_id)) AS submitted_at
    FROM jsonb_populate_recordset(NULL::profile_section, p_sections) AS r
      JOIN profile_section s ON s.customer_id = r.customer_id AND s.section = r.section
    WHERE s.unique_index IS DISTINCT FROM r.unique_index AND (p_customer_id IS NULL OR s.customer_id = p_customer_id)
  )
  DELETE FROM known_document d USING gone g
  WHERE d.unique_index = g.unique_index AND d.customer_id = g.customer_id
    AND (g.submitted_at IS NULL OR g.submitted_at < d.given_at);
  INSERT INTO known_document (unique_index, customer_id, given_at) SELECT r.unique_index, r.customer_id, r.saved_at
  FROM jsonb_populate_recordset(NULL::profile_section, p_sections) AS r
  WHERE r.unique_index IS NOT NULL ON CONFLICT DO NOTHING;
END
$$
