import type { KnownBalance, PayoutBalance } from '../../ports/payout-balance.ts';
import type { Queryable } from './database.ts';

const keep = {
  name: 'payout-balance-keep',
  text: `INSERT INTO payout_balance (balance_centavos, asked_at) VALUES ($1, to_timestamp($2 / 1000.0))
    ON CONFLICT (is_only) DO UPDATE SET balance_centavos = excluded.balance_centavos, asked_at = excluded.asked_at
    WHERE payout_balance.asked_at <= excluded.asked_at`,
};
const current = {
  name: 'payout-balance-current',
  text: `SELECT b.balance_centavos AS "balanceCentavos", b.asked_at AS "askedAt",
      ((SELECT coalesce(sum(p.amount_centavos), 0) FROM payout p WHERE p.status IN ('sending', 'unknown'))
        + (SELECT coalesce(sum(p.amount_centavos), 0) FROM payout p
          WHERE p.attempted_at >= b.asked_at AND p.status = 'succeeded'))::bigint AS "committedCentavos"
    FROM payout_balance b`,
};

/** The payout provider's balance, in the database, so that every server holds payouts by the same figure. */
export function createPayoutBalance(database: Queryable): PayoutBalance {
  return {
    keep: async (balanceCentavos, atMs) => {
      await database.query(keep, [balanceCentavos, atMs]);
    },
    current: async () => (await database.query<KnownBalance>(current))[0] ?? null,
  };
}
