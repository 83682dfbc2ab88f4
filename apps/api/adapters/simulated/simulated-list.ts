import { type Centavos, zeroCentavos } from '@luwag/loan-engine/money/money';
import type { ListedMovement, ProviderList } from '../../ports/provider-list.ts';
import type { Queryable } from '../postgres/database.ts';

const between = {
  name: 'simulated-list-between',
  text: `SELECT reference, amount_centavos AS "amountCentavos", status, received_at AS "receivedAt", final_at AS "finalAt"
    FROM simulated_payout
    WHERE received_at >= to_timestamp($1 / 1000.0) AND received_at < to_timestamp($2 / 1000.0) ORDER BY received_at`,
};

type Row = {
  reference: string;
  amountCentavos: Centavos;
  status: 'succeeded' | 'failed' | 'silent';
  receivedAt: number;
  finalAt: number;
};

/** The books of the simulated bank as a list. The simulated payment partner keeps none of its own. */
export function createSimulatedList(database: Queryable, { now }: { now: () => number }): ProviderList {
  return {
    provider: 'sandbox',
    directions: ['out'],
    list: async (fromMs, toMs) => {
      const rows = await database.query<Row>(between, [fromMs, toMs]);
      return rows.map((row) => listed(row, now()));
    },
  };
}

function listed({ reference, amountCentavos, status, receivedAt, finalAt }: Row, at: number): ListedMovement {
  const outcome = at < finalAt ? 'pending' : status === 'failed' ? 'failed' : 'success';
  return {
    direction: 'out',
    providerId: reference,
    reference,
    amountCentavos,
    feeCentavos: zeroCentavos,
    vatCentavos: zeroCentavos,
    outcome,
    at: receivedAt,
  };
}
