CREATE OR REPLACE FUNCTION due_days(p_schedule jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE
 PARALLEL SAFE
AS $$
  -- As text, because how a text becomes a date depends on the session, and an index may not.
  SELECT coalesce(array_agg(s ->> 'dueOn'), '{}') FROM jsonb_array_elements(p_schedule) AS s
$$
