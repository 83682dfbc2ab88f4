CREATE OR REPLACE FUNCTION ready_jobs(p_most integer)
 RETURNS TABLE (kind text, count bigint, oldest_seconds double precision)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
  -- The first of those that a worker would take; a queue that is longer than that is long in any case.
  SELECT t.identifier, count(*), extract(epoch FROM clock_timestamp() - min(j.run_at))::double precision
  FROM (
    SELECT q.task_id, q.run_at FROM graphile_worker._private_jobs q
    WHERE q.is_available AND q.run_at <= now() ORDER BY q.priority, q.run_at LIMIT p_most
  ) j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
  GROUP BY t.identifier
$$;
REVOKE EXECUTE ON FUNCTION ready_jobs(integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION ready_jobs(integer) TO luwag_app;
