CREATE OR REPLACE FUNCTION drop_job(p_job_id bigint)
 RETURNS TABLE (kind text, customer_id text)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
  SELECT t.identifier, j.payload ->> 'customerId'
  FROM graphile_worker.complete_jobs(ARRAY(
    SELECT p.id FROM graphile_worker._private_jobs p WHERE p.id = p_job_id AND p.attempts >= p.max_attempts
  )) j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
$$;
REVOKE EXECUTE ON FUNCTION drop_job(bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION drop_job(bigint) TO luwag_app;
