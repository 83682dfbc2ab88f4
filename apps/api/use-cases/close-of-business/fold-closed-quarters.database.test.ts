import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import { addDays, localDate } from '@luwag/loan-engine/money/local-date';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createCloseOfBusiness } from '../../adapters/postgres/close-of-business.ts';
import { createLedger } from '../../adapters/postgres/ledger.ts';
import { begunLoan, keepLoan, next } from '../../../../tests/ledger-loan.ts';
import { loanBefore } from '../../../../tests/random-loan.ts';
import { createTestContext } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { foldClosedQuarters } from './fold-closed-quarters.ts';

/* Charges of closed quarters are folded, a run of days into one row; nothing that is read of them changes. */

const seed = Number(process.env['PROPERTY_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
process.stdout.write(`fold-closed-quarters.database.test.ts seed ${seed} (PROPERTY_SEED repeats it)\n`);
const on = localDate('2026-11-18');
const closedAt = Date.UTC(2026, 10, 18, 16, 5);
const quarterBegan = '2026-10-01';

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

const allEntries = () =>
  test.database.query({ name: '', text: 'SELECT * FROM loan_entry ORDER BY entry_id' });
async function countOf(text: string): Promise<number> {
  const [row] = await test.database.query<{ count: number }>({
    name: '',
    text: `SELECT count(*) AS count FROM ${text}`,
  });
  return row?.count ?? 0;
}

/** A loan that was paid out in August, charged through the day. */
function addOldLoan() {
  const begun = begunLoan({ disbursedOn: localDate('2026-08-05'), termDays: 90 });
  return keepLoan(test.database, next(begun, accrueThrough(begun.loan, on)));
}

it('every entry of 150 random loans, and every balance, is the same after the fold', async () => {
  const lives = fc.sample(loanBefore(on), { seed, numRuns: 150 });
  for (const life of lives.slice(0, 100)) await keepLoan(test.database, life);
  await context.closes.closeLedger(addDays(on, -60), closedAt);
  for (const life of lives.slice(100)) await keepLoan(test.database, life);
  await context.closes.closeLedger(on, closedAt);
  const days = Array.from({ length: 120 }, (_, daysAgo) => addDays(on, -daysAgo));
  const balances = () => Promise.all(days.map((day) => context.ledger.balances(day)));
  const loaded = () =>
    Promise.all(
      lives.map(({ loan: { customerId } }) => context.store.load({ customerId, parts: ['entries'] })),
    );
  const before = { entries: await allEntries(), balances: await balances(), loaded: await loaded() };
  const old = await countOf(`accrual WHERE business_on < '${quarterBegan}'`);
  expect(old).toBeGreaterThan(500);
  await foldClosedQuarters(context);
  expect(await countOf(`accrual WHERE business_on < '${quarterBegan}'`)).toBe(0);
  expect(await countOf('folded_accrual')).toBeLessThan(old / 4);
  expect({ entries: await allEntries(), balances: await balances(), loaded: await loaded() }).toEqual(before);
  expect(await context.closes.foldQuarters(10)).toBe(0);
}, 120_000);

it('the quarter that runs, and one whose last day is not closed, stay as they are', async () => {
  await addOldLoan();
  await context.closes.closeLedger(addDays(on, -49), closedAt);
  expect(await context.closes.foldQuarters(10)).toBe(0);
  const running = await countOf(`accrual WHERE business_on >= '${quarterBegan}'`);
  await context.closes.closeLedger(on, closedAt);
  await foldClosedQuarters(context);
  expect(running).toBeGreaterThan(10);
  expect(await countOf('accrual')).toBe(running);
});

it('what is booked for a folded quarter later is folded by itself', async () => {
  await context.closes.closeLedger(on, closedAt);
  await addOldLoan();
  const before = await allEntries();
  await foldClosedQuarters(context);
  expect(await countOf('folded_accrual WHERE is_after_close')).toBeGreaterThan(0);
  expect(await allEntries()).toEqual(before);
});

it('a day that is folded is not charged again', async () => {
  const { customerId, loanId } = await addOldLoan();
  await context.closes.closeLedger(on, closedAt);
  await foldClosedQuarters(context);
  const [first] = await test.database.query<{ charge: object }>({
    name: '',
    text: 'SELECT to_jsonb(c) AS charge FROM loan_charge c ORDER BY business_on LIMIT 1',
  });
  const again = { ...first?.charge, entry_id: '0190a1b2-0000-4000-8000-0000000000aa' };
  const save = { name: 'charge-again', text: 'SELECT save_entries($1, NULL, $2)' };
  expect(again).toMatchObject({ customer_id: customerId, loan_id: loanId });
  await expect(
    test.asOwner((owner) => owner.query(save, [customerId, JSON.stringify([again])])),
  ).rejects.toMatchObject({ code: '23505', constraint: 'accrual_once' });
});

/** Folds the oldest charge by hand. */
const fold = (amount: string) => `WITH one AS (SELECT * FROM accrual ORDER BY business_on LIMIT 1)
  INSERT INTO folded_accrual SELECT customer_id, loan_id, kind, business_on, is_after_close, ARRAY[entry_id],
    ARRAY[recorded_at], ARRAY[${amount}] FROM one`;

it('a row of which the folded one says something else cannot be taken away', async () => {
  await addOldLoan();
  const taken = 'DELETE FROM accrual WHERE business_on = (SELECT min(business_on) FROM accrual)';
  await expect(
    test.asOwner((owner) => owner.runScript(`${fold('amount_centavos + 1')}; ${taken}`)),
  ).rejects.toThrow(/only appended to/);
  await test.asOwner((owner) => owner.runScript(`${fold('amount_centavos')}; ${taken}`));
  expect(await countOf('folded_accrual')).toBe(1);
});

it('two servers that fold at once fold each charge once, a bounded number in a minute', async () => {
  for (let count = 0; count < 12; count += 1) await addOldLoan();
  await context.closes.closeLedger(on, closedAt);
  const before = await allEntries();
  const old = await countOf(`accrual WHERE business_on < '${quarterBegan}'`);
  await foldClosedQuarters(context, { batch: 1, minute: 1 });
  const left = await countOf(`accrual WHERE business_on < '${quarterBegan}'`);
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(old);
  const bounds = { batch: 2, minute: 1_000 };
  await Promise.all(Array.from({ length: 3 }, () => foldClosedQuarters(context, bounds)));
  await foldClosedQuarters(context);
  expect(await countOf(`accrual WHERE business_on < '${quarterBegan}'`)).toBe(0);
  expect(await allEntries()).toEqual(before);
});
