CREATE OR REPLACE FUNCTION standby_lags()
 RETURNS TABLE (name text, lag_seconds double precision, lag_bytes bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $$
  -- With the owner's rights: PostgreSQL shows a role without pg_read_all_stats that there is a standby, and not how far it is.
  SELECT application_name, coalesce(extract(epoch FROM replay_lag), 0)::double precision,
    greatest(0, pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn))::bigint
  FROM pg_stat_replication WHERE replay_lsn IS NOT NULL AND NOT pg_is_in_recovery()
$$;
REVOKE EXECUTE ON FUNCTION standby_lags() FROM PUBLIC;
GRANT EXECUTE ON FUNCTION standby_lags() TO luwag_app;
