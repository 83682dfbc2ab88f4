import type { Coherence, CoherencePlace } from '../../ports/coherence.ts';
import type { Queryable } from './database.ts';

/** A job of no customer waits in the outbox under this id. It also comes before every customer. */
const noCustomer = '00000000-0000-0000-0000-000000000000';

const statements = {
  ask: {
    name: 'coherence-ask',
    text: `WITH asked AS (
        INSERT INTO coherence_run (business_on, asked_at) VALUES ($1, to_timestamp($2 / 1000.0))
        ON CONFLICT (business_on) DO NOTHING RETURNING business_on
      )
      INSERT INTO outbox (customer_id, kind, payload)
      SELECT '${noCustomer}', 'check-coherence', jsonb_build_object('on', business_on) FROM asked`,
  },
  last: {
    name: 'coherence-last',
    text: `SELECT changed_after AS "changedAfter", walked_after AS "walkedAfter" FROM coherence_run
      WHERE done_at IS NOT NULL ORDER BY business_on DESC LIMIT 1`,
  },
  customers: {
    name: 'coherence-customers',
    text: `SELECT DISTINCT customer_id AS "customerId" FROM loan WHERE customer_id > $1 ORDER BY customer_id LIMIT $2`,
  },
  end: {
    name: 'coherence-end',
    text: `UPDATE coherence_run SET done_at = to_timestamp($2 / 1000.0), changed_after = $3, walked_after = $4, customers = $5
      WHERE business_on = $1`,
  },
} as const;

export function createCoherence(database: Queryable): Coherence {
  return {
    ask: async (businessOn, at) => {
      await database.query(statements.ask, [businessOn, at]);
    },
    lastPlace: async () =>
      (await database.query<CoherencePlace>(statements.last))[0] ?? { changedAfter: 0, walkedAfter: null },
    customersAfter: async (customerId, most) => {
      const rows = await database.query<{ customerId: string }>(statements.customers, [
        customerId ?? noCustomer,
        most,
      ]);
      return rows.map((row) => row.customerId);
    },
    end: async ({ businessOn, at, changedAfter, walkedAfter, customers }) => {
      await database.query(statements.end, [businessOn, at, changedAfter, walkedAfter, customers]);
    },
  };
}
