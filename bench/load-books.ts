import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../apps/api/adapters/postgres/database.ts';
import type { ProviderDoubles } from '../packages/provider-doubles/start-doubles.ts';
import type { EventRelay } from './event-relay.ts';
import type { Acknowledged } from './load-flows.ts';

/* Whether the books hold what the product acknowledged, each once. */

export type Books = {
  acknowledged: number;
  missing: number;
  doubled: number;
  /** What all lines of the ledger come to, in centavos. */
  ledgerCentavos: number;
  /** How long the jobs had to work off what had been told, in seconds. */
  workedOffSeconds: number;
};

/** Where an account of money at the payment partner is debited. */
const moneyArrived = '1020';
const workOffLimitMs = 240_000;
const askAgainMs = 500;

export async function checkBooks(
  owner: Database,
  {
    acknowledged,
    relay,
    doubles,
  }: { acknowledged: Acknowledged; relay: EventRelay; doubles: ProviderDoubles },
): Promise<Books> {
  const workedOffSeconds = await untilWorkedOff(owner);
  const { references, withdrawals } = acknowledged;
  const opened = [...references.keys()];
  const openedRows = await countBy(
    owner,
    'bench-opened',
    'SELECT reference AS key FROM payment WHERE reference = ANY ($1)',
    opened,
  );
  const told = opened.filter((reference) => relay.taken.has(reference));
  const bookedCentavos = await countBy(
    owner,
    'bench-booked',
    `SELECT reference AS key, amount_centavos AS count FROM ledger_line
      WHERE account = '${moneyArrived}' AND amount_centavos > 0 AND reference = ANY ($1)`,
    told,
  );
  const lent = await countBy(
    owner,
    'bench-lent',
    `SELECT loan_id::text AS key FROM journal_entry WHERE kind = 'disbursement-requested' AND loan_id = ANY ($1::uuid[])`,
    withdrawals.map(({ loanId }) => loanId),
  );
  const times = [
    ...opened.map((reference) => openedRows.get(reference) ?? 0),
    ...told.map(
      (reference) => (bookedCentavos.get(reference) ?? 0) / (references.get(reference)?.amountCentavos ?? 1),
    ),
    ...withdrawals.map(({ loanId }) => lent.get(loanId) ?? 0),
    ...(await timesPaidOut(owner, withdrawals, doubles)),
  ];
  return {
    acknowledged: opened.length + told.length + withdrawals.length,
    missing: times.filter((count) => count < 1).length,
    doubled: times.filter((count) => count > 1).length,
    ledgerCentavos: await ledgerSum(owner),
    workedOffSeconds,
  };
}

/** How often the bank paid out each loan that was taken. */
async function timesPaidOut(
  owner: Database,
  withdrawals: Acknowledged['withdrawals'],
  { xenditPayouts }: ProviderDoubles,
): Promise<readonly number[]> {
  const rows = await owner.query<{ reference: string; loanId: string }>(
    {
      name: 'bench-payouts',
      text: `SELECT reference, loan_id::text AS "loanId" FROM payout WHERE loan_id = ANY ($1::uuid[])`,
    },
    [withdrawals.map(({ loanId }) => loanId)],
  );
  const loanOf = new Map(rows.map(({ reference, loanId }) => [reference, loanId]));
  const paid = Map.groupBy(
    xenditPayouts.payouts.filter(({ status }) => status === 'SUCCEEDED'),
    ({ referenceId }) => loanOf.get(referenceId),
  );
  return withdrawals.map(({ loanId }) => paid.get(loanId)?.length ?? 0);
}

/** Adds up by key; a row without a figure counts once. */
async function countBy(
  owner: Database,
  name: string,
  text: string,
  keys: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await owner.query<{ key: string; count?: number }>({ name, text }, [keys]);
  const counts = new Map<string, number>();
  for (const { key, count = 1 } of rows) counts.set(key, (counts.get(key) ?? 0) + count);
  return counts;
}

async function ledgerSum(owner: Database): Promise<number> {
  const [row] = await owner.query<{ sum: number }>({
    name: 'bench-ledger-sum',
    text: 'SELECT coalesce(sum(amount_centavos), 0)::float8 AS sum FROM ledger_line',
  });
  return row?.sum ?? Number.NaN;
}

/** Waits until every event was acted on and no payout is under way. */
async function untilWorkedOff(owner: Database): Promise<number> {
  const startedAtMs = performance.now();
  const since = (): number => performance.now() - startedAtMs;
  while (since() < workOffLimitMs) {
    const [row] = await owner.query<{ count: number }>({
      name: 'bench-under-way',
      text: `SELECT (SELECT count(*) FROM provider_event WHERE state = 'waiting')
        + (SELECT count(*) FROM payout WHERE status IN ('requested', 'sending', 'unknown')) AS count`,
    });
    if (Number(row?.count) === 0) break;
    await wait(askAgainMs);
  }
  return since() / 1_000;
}
