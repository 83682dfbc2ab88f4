CREATE OR REPLACE FUNCTION queue_waitlist_notifications(p_now timestamptz, p_most integer)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
  WITH next AS (
    SELECT w.number_id FROM waitlist_entry w WHERE w.state = 'toTell' AND w.expires_at > p_now
    ORDER BY w.number_id LIMIT p_most FOR UPDATE SKIP LOCKED
  ), marked AS (
    UPDATE waitlist_entry w SET state = 'queued' FROM next n WHERE w.number_id = n.number_id RETURNING w.number_id
  )
  SELECT count(graphile_worker.add_job('notify-waitlist-entry', json_build_object('numberId', m.number_id), priority => 10))
  FROM marked m
$$;
REVOKE EXECUTE ON FUNCTION queue_waitlist_notifications(timestamptz, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION queue_waitlist_notifications(timestamptz, integer) TO luwag_app;
