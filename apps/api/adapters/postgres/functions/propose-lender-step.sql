CREATE OR REPLACE FUNCTION propose_lender_step(p_step jsonb, p_audit jsonb)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
BEGIN
  -- 'kept', 'waiting' where a step on this subject waits already, or 'booked' where its subject has an entry.
  IF EXISTS (SELECT FROM lender_entry e WHERE e.booked_for = p_step ->> 'subject') THEN RETURN 'booked'; END IF;
  INSERT INTO lender_step (step_id, kind, subject, details, reason, proposed_by, proposed_by_name, proposed_at)
  SELECT r.step_id, r.kind, r.subject, r.details, r.reason, r.proposed_by, r.proposed_by_name, r.proposed_at
  FROM jsonb_populate_record(NULL::lender_step, p_step) AS r
  ON CONFLICT (subject) WHERE status = 'open' DO NOTHING;
  IF NOT FOUND THEN RETURN 'waiting'; END IF;
  PERFORM keep_audit(p_audit);
  RETURN 'kept';
END
$$;
REVOKE EXECUTE ON FUNCTION propose_lender_step(jsonb, jsonb) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION propose_lender_step(jsonb, jsonb) TO luwag_app;
