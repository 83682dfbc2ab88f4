CREATE OR REPLACE FUNCTION keep_audit(p_audit jsonb)
 RETURNS void
 LANGUAGE sql
AS $$
  INSERT INTO audit_log (audit_id, at, staff_id, action, customer_id, subject_id, detail, before, after)
  SELECT a.audit_id, a.at, a.staff_id, a.action, a.customer_id, a.subject_id, coalesce(a.detail, '{}'), a.before, a.after
  FROM jsonb_populate_record(NULL::audit_log, p_audit) AS a;
$$
