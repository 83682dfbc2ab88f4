import { randomUUID } from 'node:crypto';
import type { PayoutFailure } from '@luwag/contract/payout-failures';
import type { KeptXenditPayout, TellPayout, XenditPayoutBooks } from '@luwag/provider-doubles/xendit-payouts';
import type { NextPayout } from '../../ports/simulated-world.ts';
import type { Queryable } from '../postgres/database.ts';

const columns = `payout_id, idempotency_key, body_hash, reference, amount_centavos, routing_value, status,
  failure_code, received_at, final_at`;
const byKey = {
  name: 'simulated-payout-by-key',
  text: `SELECT ${columns} FROM simulated_payout WHERE idempotency_key = $1`,
};
const byReference = {
  name: 'simulated-payout-by-reference',
  text: `SELECT ${columns} FROM simulated_payout WHERE reference = $1 ORDER BY received_at DESC`,
};
const between = {
  name: 'simulated-payout-between',
  text: `SELECT ${columns} FROM simulated_payout
    WHERE received_at >= to_timestamp($1 / 1000.0) AND received_at <= to_timestamp($2 / 1000.0)`,
};
const keep = {
  name: 'simulated-payout-keep',
  text: `INSERT INTO simulated_payout (${columns})
    VALUES ($1, $2, $3, $4, $5, $6, $7, $8, to_timestamp($9 / 1000.0), to_timestamp($10 / 1000.0))
    ON CONFLICT (idempotency_key) DO NOTHING RETURNING ${columns}`,
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
  payout_id: string;
  idempotency_key: string;
  body_hash: string;
  reference: string;
  amount_centavos: number;
  routing_value: string;
  status: 'succeeded' | 'failed' | 'silent';
  failure_code: string | null;
  received_at: number;
  final_at: number;
};
type Ending = Pick<Row, 'status' | 'failure_code' | 'final_at'>;

/** Long enough that who opens the sandbox finds its borrower whose money is on its way. */
const silentMs = 60 * 60_000;
/** Its lender never runs out of money. */
const balanceMinor = 10_000_000_000;

/** The codes by which the sandbox's bank gives each of our reasons. Two of them Xendit has no word for, and only this bank gives. */
export const bankCodes = {
  INVALID_DESTINATION: 'INVALID_DESTINATION',
  ACCOUNT_CLOSED: 'ACCOUNT_CLOSED',
  NAME_MISMATCH: 'RECIPIENT_NAME_ERROR',
  WALLET_LIMIT: 'DESTINATION_MAXIMUM_LIMIT',
  WALLET_UNVERIFIED: 'WALLET_UNVERIFIED',
  BANK_UNAVAILABLE: 'TEMPORARY_TRANSFER_ERROR',
  LENDER_SIDE: 'INSUFFICIENT_BALANCE',
  REFUSED: 'REJECTED_BY_CHANNEL',
} as const satisfies Readonly<Record<PayoutFailure, string>>;

/** What the bank's clock says, and how long it takes for a payout from now on, both in milliseconds. */
type BankTime = () => { at: number; settlesAfterMs: number };

/**
 * The books of the sandbox's bank, in the sandbox's database: they outlive a restart, go with a copy of it, and all processes share
 * them. A payout gets its end when it is taken, and shows it when its time has come, so that none needs a process to live on.
 */
export function createPayoutBooks(
  database: Queryable,
  time: BankTime,
  tell: TellPayout,
): XenditPayoutBooks & { arrange: (next: NextPayout) => Promise<void> } {
  const one = async (key: string): Promise<KeptXenditPayout | null> => {
    const [row] = await database.query<Row>(byKey, [key]);
    return row === undefined ? null : standing(row, time().at);
  };
  return {
    arrange: async (next) => {
      await database.query(setNext, [next]);
    },
    balanceMinor: async () => balanceMinor,
    byKey: one,
    byReference: async (reference) => {
      const rows = await database.query<Row>(byReference, [reference]);
      return rows.map((row) => standing(row, time().at));
    },
    between: async (fromMs, toMs) => {
      const rows = await database.query<Row>(between, [fromMs, toMs]);
      return rows.map((row) => standing(row, time().at));
    },
    add: async ({ key, bodyHash, referenceId, amountMinor, routingValue }) => {
      const [told] = await database.query<{ outcome: NextPayout }>(takeNext);
      const next = told?.outcome ?? 'succeed';
      const { at, settlesAfterMs } = time();
      const { status, failure_code, final_at } = endingOf(next, at, settlesAfterMs);
      const order = [`po-${randomUUID()}`, key, bodyHash, referenceId, amountMinor, routingValue];
      const [row] = await database.query<Row>(keep, [...order, status, failure_code, at, final_at]);
      if (row !== undefined) {
        tellAtItsEnd(row, tell);
        return { payout: standing(row, at), losesAnswer: next === 'timeout' };
      }
      const before = await one(key);
      if (before === null) throw new Error('a payout with the same key is gone');
      return { payout: before, losesAnswer: false };
    },
  };
}

/** What the answer to an order says already, no event tells again. An event that is lost with its process is made up for by a question. */
function tellAtItsEnd(row: Row, tell: TellPayout): void {
  const waitMs = row.final_at - row.received_at;
  if (waitMs > 0) setTimeout(() => tell(standing(row, row.final_at)), waitMs).unref();
}

function endingOf(next: NextPayout, at: number, settlesAfterMs: number): Ending {
  switch (next) {
    case 'unknown':
      return { status: 'silent', failure_code: null, final_at: at + silentMs };
    case 'timeout':
      return { status: 'succeeded', failure_code: null, final_at: at };
    case 'succeed':
      return { status: 'succeeded', failure_code: null, final_at: at + settlesAfterMs };
    case 'INVALID_DESTINATION':
    case 'ACCOUNT_CLOSED':
    case 'NAME_MISMATCH':
    case 'WALLET_LIMIT':
    case 'WALLET_UNVERIFIED':
    case 'BANK_UNAVAILABLE':
    case 'LENDER_SIDE':
    case 'REFUSED':
      return { status: 'failed', failure_code: bankCodes[next], final_at: at + settlesAfterMs };
    default:
      return next satisfies never;
  }
}

function standing(row: Row, at: number): KeptXenditPayout {
  const isOver = at >= row.final_at;
  const isFailed = row.status === 'failed';
  return {
    payoutId: row.payout_id,
    key: row.idempotency_key,
    bodyHash: row.body_hash,
    referenceId: row.reference,
    amountMinor: row.amount_centavos,
    routingValue: row.routing_value,
    status: isOver ? (isFailed ? 'FAILED' : 'SUCCEEDED') : 'ACCEPTED',
    failureCode: isOver ? row.failure_code : null,
    isSilent: row.status === 'silent' && !isOver,
    createdAt: row.received_at,
  };
}
