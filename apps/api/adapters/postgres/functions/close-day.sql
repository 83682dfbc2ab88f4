CREATE OR REPLACE FUNCTION close_day(p_on date, p_closed_at timestamptz)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
 SET lock_timeout TO '5s'
AS $$
BEGIN
  -- Waits for the writes under way, which take the day as open (last_closed_day). Reading the table waits for nobody.
  LOCK TABLE closed_day IN EXCLUSIVE MODE;
  INSERT INTO closed_day (business_on, closed_at)
  SELECT p_on, p_closed_at WHERE NOT EXISTS (SELECT FROM closed_day c WHERE c.business_on >= p_on);
END
$$;
REVOKE EXECUTE ON FUNCTION close_day(date, timestamptz) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION close_day(date, timestamptz) TO luwag_app;
