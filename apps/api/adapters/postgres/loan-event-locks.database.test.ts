import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../../../../tests/api/test-borrower.ts';
import { bookedLoan, keepLoan } from '../../../../tests/ledger-loan.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import type { Queryable } from './database.ts';

/*
 * A save of many customers and the giving of places both write the loans that something happened to. Both take them in one order, so
 * that each may wait for the other and never both at once.
 */

type LoanKey = { customerId: string; loanId: string };

let product: TestDatabase;
let loans: readonly LoanKey[];

beforeAll(async () => {
  product = await createTestDatabase();
  const kept: LoanKey[] = [];
  for (let count = 0; count < 40; count += 1) kept.push(await keepLoan(product.database, bookedLoan()));
  loans = kept.toSorted((one, other) => (one.customerId < other.customerId ? -1 : 1));
});
afterAll(() => product.remove());

const statement = (text: string) => ({ name: '', text });

/** Keeps one more event of each loan, in the order in which they are given, as a save of many customers does. */
async function keepEvents(database: Queryable, of: readonly LoanKey[]): Promise<void> {
  const events = of.map(({ customerId, loanId }) => ({
    customer_id: customerId,
    loan_id: loanId,
    event_id: randomUUID(),
    type: 'loan.repaid',
    subject: randomUUID(),
    happened_at: '2026-11-21T02:00:00Z',
    data: {},
  }));
  await database.query(statement('SELECT keep_loan_events($1::jsonb)'), [JSON.stringify(events)]);
}

/** The loans that nobody holds at this moment. */
async function freeLoans(owner: Queryable): Promise<readonly string[]> {
  const rows = await owner.query<{ loanId: string }>(
    statement(`SELECT loan_id AS "loanId" FROM loan_change ORDER BY customer_id FOR UPDATE SKIP LOCKED`),
  );
  return rows.map(({ loanId }) => loanId);
}

async function isSomebodyWaiting(owner: Queryable): Promise<true | null> {
  const rows = await owner.query(
    statement(`SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`),
  );
  return rows.length > 0 ? true : null;
}

/** What is free while `work` waits for the first loan, which another write holds. */
async function freeWhileWaiting(work: (owner: Queryable) => Promise<unknown>): Promise<readonly string[]> {
  let free: readonly string[] = [];
  await product.asOwner(async (holder) => {
    const waiting: Promise<unknown>[] = [];
    await holder.transaction(async (first) => {
      await keepEvents(first, loans.slice(0, 1));
      waiting.push(product.asOwner(work));
      await until('the other to wait', () => isSomebodyWaiting(holder));
      free = await freeLoans(holder);
    });
    await Promise.all(waiting);
  });
  return free;
}

const place = (owner: Queryable) => owner.query(statement('SELECT place_loan_events(500)'));

const allButTheFirst = (): readonly string[] => loans.slice(1).map(({ loanId }) => loanId);

test('a save that waits for a loan holds none that comes after it', async () => {
  await product.asOwner((owner) => keepEvents(owner, loans));
  const reversed = loans.toReversed();
  expect(await freeWhileWaiting((owner) => keepEvents(owner, reversed))).toEqual(allButTheFirst());
});

test('the giving of places that waits for a loan holds none that comes after it, and gives each event its place', async () => {
  await product.asOwner((owner) => keepEvents(owner, loans.toReversed()));
  expect(await freeWhileWaiting(place)).toEqual(allButTheFirst());
  await product.asOwner(place);
  const left = await product.asOwner((owner) =>
    owner.query(
      statement(`SELECT FROM loan_event WHERE position IS NULL
        UNION ALL SELECT FROM loan_change c WHERE c.position IS DISTINCT FROM (
          SELECT max(e.position) FROM loan_event e WHERE e.customer_id = c.customer_id AND e.loan_id = c.loan_id)`),
    ),
  );
  expect(left).toEqual([]);
});
