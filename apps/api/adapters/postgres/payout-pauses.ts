import type { PayoutPause, PayoutPauses } from '../../ports/payout-pauses.ts';
import type { Queryable } from './database.ts';

const current = {
  name: 'payout-pause-current',
  text: `SELECT pause_id AS "pauseId", restored_to AS "restoredTo", paused_at AS "pausedAt", listed_at AS "listedAt", orphans,
      proposed_by AS "proposedBy", proposed_by_name AS "proposedByName"
    FROM payout_pause WHERE lifted_at IS NULL`,
};
const unclear = {
  name: 'payout-pause-unclear',
  text: `SELECT count(*) AS count FROM payout
    WHERE status IN ('requested', 'sending', 'unknown')
      AND (status = 'unknown'
        OR coalesce(CASE WHEN status = 'requested' THEN not_found_at ELSE asked_at END, '-infinity') < to_timestamp($2 / 1000.0))
      AND requested_at < to_timestamp($1 / 1000.0)`,
};
const own = {
  name: 'payout-pause-own-references',
  text: 'SELECT reference FROM payout WHERE reference = ANY ($1::text[])',
};
const keepList = {
  name: 'payout-pause-keep-list',
  text: `UPDATE payout_pause SET orphans = $2::jsonb, listed_at = to_timestamp($3 / 1000.0)
    WHERE pause_id = $1 AND lifted_at IS NULL`,
};
const propose = {
  name: 'payout-pause-propose',
  text: `UPDATE payout_pause SET proposed_by = $2, proposed_by_name = $3, proposed_at = to_timestamp($4 / 1000.0)
    WHERE pause_id = $1 AND lifted_at IS NULL AND proposed_by IS NULL RETURNING true AS is_done`,
};
const lift = {
  name: 'payout-pause-lift',
  text: `UPDATE payout_pause SET lifted_by = $2, lifted_at = to_timestamp($3 / 1000.0)
    WHERE pause_id = $1 AND lifted_at IS NULL AND proposed_by IS NOT NULL AND proposed_by <> $2 RETURNING true AS is_done`,
};

export function createPayoutPauses(database: Queryable): PayoutPauses {
  return {
    current: async () => (await database.query<PayoutPause>(current))[0] ?? null,
    countUnclear: async (pausedAt, clearFrom) =>
      (await database.query<{ count: number }>(unclear, [pausedAt, clearFrom]))[0]?.count ?? 0,
    ownReferences: async (references) => {
      const rows = await database.query<{ reference: string }>(own, [references]);
      return new Set(rows.map(({ reference }) => reference));
    },
    keepList: async (pauseId, orphans, at) => {
      await database.query(keepList, [pauseId, JSON.stringify(orphans), at]);
    },
    propose: async (pauseId, { staffId, name }, at) =>
      (await database.query(propose, [pauseId, staffId, name, at])).length === 1,
    lift: async (pauseId, staffId, at) => (await database.query(lift, [pauseId, staffId, at])).length === 1,
  };
}
