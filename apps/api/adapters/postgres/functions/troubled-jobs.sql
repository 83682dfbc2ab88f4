CREATE OR REPLACE FUNCTION troubled_jobs(p_attempts integer, p_most integer)
 RETURNS TABLE (job_id bigint, kind text, customer_id text, is_given_up boolean, attempts integer, created_at timestamptz, tried_at timestamptz, count bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
  SELECT j.id, t.identifier, j.payload ->> 'customerId', j.attempts >= j.max_attempts, j.attempts::integer,
    j.created_at, j.updated_at, count(*) OVER ()
  FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
  WHERE j.last_error IS NOT NULL AND (j.attempts >= least(p_attempts, j.max_attempts)) AND j.locked_at IS NULL
  ORDER BY j.created_at, j.id LIMIT p_most
$$;
REVOKE EXECUTE ON FUNCTION troubled_jobs(integer, integer) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION troubled_jobs(integer, integer) TO luwag_app;
