CREATE OR REPLACE FUNCTION comparison_waits(p_provider text, p_on text)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
  -- Whether a job to compare this day, or where none is named any day, is still to be done or stands for a person.
  SELECT EXISTS (
    SELECT FROM outbox o WHERE o.kind = 'reconcile' AND o.payload ->> 'provider' = p_provider
      AND (p_on IS NULL OR o.payload ->> 'on' = p_on)
  ) OR EXISTS (
    SELECT FROM graphile_worker._private_jobs j JOIN graphile_worker._private_tasks t ON t.id = j.task_id
    WHERE t.identifier = 'reconcile' AND j.payload ->> 'provider' = p_provider
      AND (p_on IS NULL OR j.payload ->> 'on' = p_on)
  )
$$;
REVOKE EXECUTE ON FUNCTION comparison_waits(text, text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION comparison_waits(text, text) TO luwag_app;
