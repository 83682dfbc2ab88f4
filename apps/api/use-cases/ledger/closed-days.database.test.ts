import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import type { JournalEntry } from '@luwag/loan-engine/ledger/posting';
import { addDays, localDate, type LocalDate } from '@luwag/loan-engine/money/local-date';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createCloseOfBusiness } from '../../adapters/postgres/close-of-business.ts';
import { createLedger } from '../../adapters/postgres/ledger.ts';
import { addLoan, keepLoan, type LedgerLoan, next } from '../../../../tests/ledger-loan.ts';
import { loanBefore } from '../../../../tests/random-loan.ts';
import { createTestContext } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { accrueByEngine, postAccruals } from '../close-of-business/post-accruals.ts';

/* The sums of closed days, with what came after a close, are the sums of all lines, and those are the engine's. */

const seed = Number(process.env['PROPERTY_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
process.stdout.write(`closed-days.database.test.ts seed ${seed} (PROPERTY_SEED repeats it)\n`);
const on = localDate('2026-11-30');
const closedAt = Date.UTC(2026, 10, 30, 16, 5);

let test: TestDatabase;
let context: ReturnType<typeof contextOf>;

function contextOf({ database }: TestDatabase) {
  return {
    ...createTestContext(database),
    closes: createCloseOfBusiness(database),
    ledger: createLedger(database),
  };
}

beforeEach(async () => {
  test = await createTestDatabase();
  context = contextOf(test);
});
afterEach(() => test.remove());

/** Balances by the engine's own entries. */
function balancesOf(entries: readonly JournalEntry[], through: LocalDate): Record<string, number> {
  const sums = new Map<string, number>();
  for (const { account, amountCentavos } of entries
    .filter(({ businessOn }) => businessOn <= through)
    .flatMap(({ postings }) => postings)) {
    sums.set(account, (sums.get(account) ?? 0) + amountCentavos);
  }
  return Object.fromEntries(sums);
}

async function balancesByLines(through: LocalDate): Promise<Record<string, number>> {
  const rows = await test.database.query<{ account: string; sum: number }>(
    {
      name: 'sums-of-lines',
      text: `SELECT account, sum(amount_centavos)::float8 AS sum FROM ledger_line
        WHERE business_on <= $1 GROUP BY account`,
    },
    [through],
  );
  return Object.fromEntries(rows.map(({ account, sum }) => [account, sum]));
}

async function balances(through: LocalDate): Promise<Record<string, number>> {
  const found = await context.ledger.balances(through);
  return Object.fromEntries(found.map(({ account, balanceCentavos }) => [account, balanceCentavos]));
}

async function countOf(text: string): Promise<number> {
  const [row] = await test.database.query<{ count: number }>({ name: '', text });
  return row?.count ?? 0;
}

const afterClose = 'SELECT count(*) AS count FROM ledger_entry WHERE is_after_close';

it('400 random loans have the engine’s balances on each day, closed and open, with entries that came late', async () => {
  const lives = fc.sample(loanBefore(on), { seed, numRuns: 400 });
  const early = lives.slice(0, 250);
  const late = lives.slice(250);
  for (const life of early) await keepLoan(test.database, life);
  await context.closes.closeLedger(addDays(on, -20), closedAt);
  expect(await countOf(afterClose)).toBe(0);
  for (const life of late.slice(0, 75)) await keepLoan(test.database, life);
  await context.closes.closeLedger(addDays(on, -6), closedAt);
  for (const life of late.slice(75)) await keepLoan(test.database, life);
  await postAccruals(context, on);
  expect(await countOf(afterClose)).toBeGreaterThan(150);
  const byEngine = lives.flatMap((life) => next(life, accrueThrough(life.loan, on)).entries);
  for (let daysAgo = 115; daysAgo >= -1; daysAgo -= 1) {
    const day = addDays(on, -daysAgo);
    const wanted = balancesOf(byEngine, day);
    expect(await balances(day)).toEqual(wanted);
    expect(await balancesByLines(day)).toEqual(wanted);
  }
}, 120_000);

it('closed days are read from their sums, and a day that is closed again keeps them', async () => {
  await addLoan(test.database);
  await postAccruals(context, on);
  await context.closes.closeLedger(on, closedAt);
  const sums = 'SELECT count(*) AS count FROM account_day';
  const kept = await countOf(sums);
  expect(kept).toBeGreaterThan(10);
  await context.closes.closeLedger(on, closedAt + 1);
  await context.closes.closeLedger(addDays(on, -3), closedAt + 1);
  expect(await countOf(sums)).toBe(kept);
  await test.asOwner((owner) =>
    owner.runScript("UPDATE account_day SET amount_centavos = 0 WHERE account = '4100'"),
  );
  expect(await balances(on)).toMatchObject({ '4100': 0 });
});

it('two servers that close a day at once keep its sums once', async () => {
  const life = await addLoan(test.database);
  const closing = Array.from({ length: 4 }, () => context.closes.closeLedger(on, closedAt));
  await Promise.all(closing);
  expect(await balances(on)).toEqual(balancesOf(life.entries, on));
});

it('a close that ended before its days were summed is counted by lines, and summed by the next one', async () => {
  const life = await addLoan(test.database);
  const close = { name: 'close-only', text: 'SELECT close_day($1, now())' };
  await test.database.query(close, [addDays(on, -1)]);
  await accrueByEngine(context, life.customerId, addDays(on, -1));
  const wanted = await balancesByLines(on);
  expect(await countOf(afterClose)).toBeGreaterThan(5);
  expect(await balances(on)).toEqual(wanted);
  await context.closes.closeLedger(on, closedAt);
  expect(await balances(on)).toEqual(wanted);
});

it('a close waits for a write that took its day as open, and a write that waited finds the day closed', async () => {
  const [first, second] = [await addLoan(test.database), await addLoan(test.database)];
  const through = addDays(on, -1);
  let closing: Promise<void> | undefined;
  let later: Promise<unknown> | undefined;
  await test.database.transaction(async (transaction) => {
    const { store, ...others } = contextOf({ ...test, database: { ...test.database, ...transaction } });
    await accrueByEngine({ ...others, store }, first.customerId, through);
    closing = context.closes.closeLedger(through, closedAt);
    await vi.waitFor(async () => expect(await countOf(waiting)).toBe(1), { timeout: 20_000 });
    later = accrueByEngine(context, second.customerId, through);
    await vi.waitFor(async () => expect(await countOf(waiting)).toBe(2), { timeout: 20_000 });
  });
  await Promise.all([closing, later]);
  const marked = `SELECT count(DISTINCT customer_id) AS count FROM accrual WHERE is_after_close`;
  expect(await countOf(marked)).toBe(1);
  expect(await countOf(`${marked} AND customer_id = '${second.customerId}'`)).toBe(1);
  const lives = [first, second].map((life: LedgerLoan) => next(life, accrueThrough(life.loan, through)));
  expect(await balances(on)).toEqual(
    balancesOf(
      lives.flatMap(({ entries }) => entries),
      on,
    ),
  );
});

const waiting = `SELECT count(*) AS count FROM pg_locks
  WHERE NOT granted AND relation = 'closed_day'::regclass
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
