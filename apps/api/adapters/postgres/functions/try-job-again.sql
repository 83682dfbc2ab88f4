CREATE OR REPLACE FUNCTION try_job_again(p_job_id bigint)
 RETURNS TABLE (kind text, customer_id text)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
  SELECT t.identifier, j.payload ->> 'customerId'
  FROM graphile_worker.reschedule_jobs(ARRAY[p_job_id], run_at => now(), attempts => 0) j
  JOIN graphile_worker._private_tasks t ON t.id = j.task_id
$$;
REVOKE EXECUTE ON FUNCTION try_job_again(bigint) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION try_job_again(bigint) TO luwag_app;
