-- When the provider was last asked about a payout, so that the one asked longest ago comes first, and since when the provider has
-- said, after a quiet period, that it never got the order.
ALTER TABLE payout ADD COLUMN asked_at timestamptz, ADD COLUMN not_found_at timestamptz;
DROP INDEX payout_unfinished;
CREATE INDEX payout_unfinished ON payout (asked_at NULLS FIRST, requested_at)
  WHERE status IN ('requested', 'sending', 'unknown');
