import type { KnownBalance, PayoutBalance } from '../../ports/payout-balance.ts';
import type { Queryable } from './database.ts';

const keep = {
  name: 'payout-balance-keep',
  text: `INSERT INTO payout_balance (provider, balance_centavos, asked_at) VALUES ($1, $2, to_timestamp($3 / 1000.0))
    ON CONFLICT (provider) DO UPDATE SET balance_centavos = excluded.balance_centavos, asked_at = excluded.asked_at
    WHERE payout_balance.asked_at <= excluded.asked_at`,
};
const forgetOthers = {
  name: 'payout-balance-forget-others',
  text: 'DELETE FROM payout_balance WHERE provider <> ALL ($1::text[])',
};
const awaitFirst = {
  name: 'payout-balance-await-first',
  text: `INSERT INTO payout_balance (provider, asked_at)
    SELECT provider, to_timestamp($2 / 1000.0) FROM unnest($1::text[]) provider ON CONFLICT (provider) DO NOTHING`,
};
// Where it is not known who was asked, the money counts as gone from each of them.
const current = {
  name: 'payout-balance-current',
  text: `SELECT b.provider, b.balance_centavos AS "balanceCentavos", b.asked_at AS "askedAt",
      ((SELECT coalesce(sum(p.amount_centavos), 0) FROM payout p
          WHERE p.status IN ('sending', 'unknown') AND (p.provider = b.provider OR p.provider IS NULL))
        + (SELECT coalesce(sum(p.amount_centavos), 0) FROM payout p
          WHERE p.attempted_at >= b.asked_at AND p.status = 'succeeded'
            AND (p.provider = b.provider OR p.provider IS NULL)))::bigint AS "committedCentavos"
    FROM payout_balance b WHERE b.balance_centavos IS NOT NULL ORDER BY b.provider`,
};

/** The payout providers' balances, in the database, so that every server holds payouts by the same figures. */
export function createPayoutBalance(database: Queryable): PayoutBalance {
  return {
    keep: async (provider, balanceCentavos, atMs) => {
      await database.query(keep, [provider, balanceCentavos, atMs]);
    },
    begin: async (providers, atMs) => {
      await database.query(forgetOthers, [providers]);
      await database.query(awaitFirst, [providers, atMs]);
    },
    current: () => database.query<KnownBalance>(current),
  };
}
