import type { AddressCounts } from '../../ports/address-counts.ts';
import type { Queryable } from './database.ts';

// Ordered by key, so that two processes take the same rows in the same order.
const add = {
  name: 'address-counts-add',
  text: `INSERT INTO attempt_counter AS c (counter_key, started_at, attempts)
    SELECT k.key, to_timestamp($3 / 1000.0), k.added
    FROM unnest($1::bytea[], $2::integer[]) AS k (key, added) ORDER BY k.key
    ON CONFLICT (counter_key) DO UPDATE SET attempts = c.attempts + excluded.attempts
    RETURNING counter_key, attempts`,
};

/** The windows of addresses beside the other counters; those of two days ago are forgotten with them. */
export function createAddressCounts(database: Queryable): AddressCounts {
  return {
    add: async (counts, now) => {
      const values = [counts.map(({ key }) => key), counts.map(({ added }) => added), now];
      const rows = await database.query<{ counter_key: Buffer; attempts: number }>(add, values);
      const sums = new Map(rows.map((row) => [row.counter_key.toString('hex'), row.attempts]));
      return counts.map(({ key, added }) => sums.get(key.toString('hex')) ?? added);
    },
  };
}
