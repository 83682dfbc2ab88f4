CREATE OR REPLACE FUNCTION pause_payouts(p_restored_to timestamptz, p_paused_at timestamptz)
 RETURNS void
 LANGUAGE sql
AS $$
  -- A restore of a database that was already held goes on holding it, from the earlier of both instants.
  INSERT INTO payout_pause (restored_to, paused_at) VALUES (p_restored_to, p_paused_at)
  ON CONFLICT ((true)) WHERE lifted_at IS NULL DO UPDATE SET
    restored_to = least(payout_pause.restored_to, excluded.restored_to), paused_at = excluded.paused_at,
    listed_at = NULL, proposed_by = NULL, proposed_by_name = NULL, proposed_at = NULL;

  -- Partners may remember places in the list of events that were given after the instant. What happens from now on stands behind them:
  -- place_loan_events goes on from the last place that any loan has.
  UPDATE loan_change SET position = position + 1000000000 WHERE position = (SELECT max(c.position) FROM loan_change c)
$$;
REVOKE EXECUTE ON FUNCTION pause_payouts(timestamptz, timestamptz) FROM PUBLIC;
