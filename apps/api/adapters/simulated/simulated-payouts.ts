import { type PayoutFailure, payoutFailureOf } from '@luwag/contract/payout-failures';
import type { PayoutAnswer } from '../../ports/payout-provider.ts';
import type { NextPayout, SimulatedPayouts } from '../../ports/simulated-world.ts';
import type { Queryable } from '../postgres/database.ts';

const find = {
  name: 'simulated-payout-find',
  text: 'SELECT status, failure_code, final_at FROM simulated_payout WHERE reference = $1',
};
const keep = {
  name: 'simulated-payout-keep',
  text: `INSERT INTO simulated_payout (reference, amount_centavos, status, failure_code, received_at, final_at)
    VALUES ($1, $2, $3, $4, to_timestamp($5 / 1000.0), to_timestamp($6 / 1000.0)) ON CONFLICT DO NOTHING`,
};
const takeNext = {
  name: 'simulated-payout-take-next',
  text: `DELETE FROM simulated_next_outcome WHERE provider = 'payout' RETURNING outcome`,
};
const setNext = {
  name: 'simulated-payout-set-next',
  text: `INSERT INTO simulated_next_outcome (provider, outcome) VALUES ('payout', $1)
    ON CONFLICT (provider) DO UPDATE SET outcome = excluded.outcome`,
};

type Row = {
  status: 'succeeded' | 'failed' | 'silent';
  failure_code: PayoutFailure | null;
  final_at: number;
};

const silentMs = 10 * 60_000;

/** A payout provider with its own books: it pays each reference at most once, takes its time, and can be told to fail. */
export function createSimulatedPayouts(
  database: Queryable,
  { now, settleAfterMs }: { now: () => number; settleAfterMs: number },
): SimulatedPayouts {
  const look = async (reference: string): Promise<Row | undefined> =>
    (await database.query<Row>(find, [reference]))[0];
  return {
    provider: 'sandbox',
    reaches: () => true,
    setNext: async (next) => {
      await database.query(setNext, [next]);
    },
    find: async (reference) => answerOf(reference, await look(reference), now()),
    send: async ({ reference, amountCentavos }) => {
      const known = await look(reference);
      if (known !== undefined) return answerOf(reference, known, now());
      const [told] = await database.query<{ outcome: NextPayout }>(takeNext);
      const next = told?.outcome ?? 'succeed';
      const at = now();
      const row = rowFor(next, at, settleAfterMs);
      await database.query(keep, [reference, amountCentavos, row.status, row.failure_code, at, row.final_at]);
      if (next === 'timeout') throw new Error('the payout provider did not answer in time');
      return answerOf(reference, row, at);
    },
  };
}

function rowFor(next: NextPayout, at: number, settleAfterMs: number): Row {
  switch (next) {
    case 'unknown':
      return { status: 'silent', failure_code: null, final_at: at + silentMs };
    case 'timeout':
      return { status: 'succeeded', failure_code: null, final_at: at };
    case 'succeed':
      return { status: 'succeeded', failure_code: null, final_at: at + settleAfterMs };
    case 'INVALID_DESTINATION':
    case 'ACCOUNT_CLOSED':
    case 'NAME_MISMATCH':
    case 'WALLET_LIMIT':
    case 'WALLET_UNVERIFIED':
    case 'BANK_UNAVAILABLE':
    case 'LENDER_SIDE':
    case 'REFUSED':
      return { status: 'failed', failure_code: next, final_at: at + settleAfterMs };
    default:
      return next satisfies never;
  }
}

function answerOf(reference: string, row: Row | undefined, at: number): PayoutAnswer {
  if (row === undefined) return { outcome: 'not-found' };
  if (at < row.final_at) return { outcome: row.status === 'silent' ? 'unknown' : 'pending' };
  return row.status === 'failed'
    ? { outcome: 'failed', failureCode: payoutFailureOf(row.failure_code) ?? 'REFUSED' }
    : { outcome: 'succeeded', providerReference: `SIM-${reference.slice(-12).toUpperCase()}` };
}
