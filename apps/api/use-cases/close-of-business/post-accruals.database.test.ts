import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import type { JournalEntry } from '@luwag/loan-engine/ledger/posting';
import { noAdjustments } from '@luwag/loan-engine/loan/loan-adjustments';
import { outstandingFees } from '@luwag/loan-engine/loan/schedule';
import { allocateRepayment } from '@luwag/loan-engine/life/repayment';
import { addDays, localDate } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { mainProduct, subProduct } from '@luwag/loan-engine/pricing/loan-product';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCloseOfBusiness } from '../../adapters/postgres/close-of-business.ts';
import { accepted, begunLoan, keepLoan, type LedgerLoan, next } from '../../../../tests/ledger-loan.ts';
import { loanBefore } from '../../../../tests/random-loan.ts';
import { createTestContext } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { postAccruals } from './post-accruals.ts';

const seed = Number(process.env['PROPERTY_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
process.stdout.write(`post-accruals.database.test.ts seed ${seed} (PROPERTY_SEED repeats it)\n`);
const loanCount = 2_400;
const on = localDate('2026-11-30');

let test: TestDatabase;
let context: ReturnType<typeof contextOf>;

function contextOf({ database }: TestDatabase) {
  return { ...createTestContext(database), closes: createCloseOfBusiness(database) };
}

beforeAll(async () => {
  test = await createTestDatabase();
  context = contextOf(test);
});
afterAll(() => test.remove());

/** What the engine says: the loan through the day, and every entry of its life in a comparable order. */
function byEngine(life: LedgerLoan): LedgerLoan {
  return next(life, accrueThrough(life.loan, on));
}

const comparable = (entries: readonly JournalEntry[]): readonly string[] =>
  entries.map(({ kind, businessOn, postings }) => JSON.stringify([businessOn, kind, postings])).toSorted();

async function manyAtOnce<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const left = items.values();
  const worker = async (): Promise<void> => {
    for (const item of left) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

async function expectAsByEngine(life: LedgerLoan): Promise<void> {
  const wanted = byEngine(life);
  const { loans, entries } = await context.store.load({
    customerId: life.customerId,
    parts: ['loans', 'entries'],
  });
  expect(loans[0]).toMatchObject(wanted.loan);
  expect(comparable(entries)).toEqual(comparable(wanted.entries));
}

it(`${loanCount} random loans are posted by one statement as by the engine, to the centavo and the day`, async () => {
  const lives = fc.sample(loanBefore(on), { seed, numRuns: loanCount });
  await manyAtOnce(lives, (life) => keepLoan(test.database, life));
  const behind = lives.filter(({ loan }) => (loan.accruedThroughOn ?? '') < on);
  const added = behind.map((life) => byEngine(life).entries.length - life.entries.length);
  const posted = await postAccruals(context, on);
  expect(posted).toEqual({ loans: behind.length, entries: added.reduce((sum, count) => sum + count, 0) });
  await manyAtOnce(lives, expectAsByEngine);
  expect(test.roundTrips.filter((name) => name === 'close-post-accruals')).toHaveLength(
    Math.ceil(behind.length / 1_000),
  );
  const variety = {
    late: behind.filter(({ loan }) => (loan.dueOn ?? on) < addDays(on, -1)).length,
    extended: behind.filter(({ loan }) => loan.extensionCount > 0).length,
    waived: behind.filter(({ loan }) => (loan.adjustments?.waivedCentavos ?? 0) > 0).length,
    penaltyWaived: behind.filter(({ loan }) => (loan.adjustments?.waivedPenaltyFeeCentavos ?? 0) > 0).length,
    feesWaived: behind.filter(({ loan }) => (loan.adjustments?.waivedFeesCentavos ?? 0) > 0).length,
    lateWithFees: behind.filter(({ loan }) => outstandingFees(loan) > 0 && (loan.dueOn ?? on) < on).length,
    paidInPart: behind.filter(({ loan }) => loan.principalPaidCentavos > 0).length,
    severalDays: behind.filter(({ loan }) => (loan.accruedThroughOn ?? on) < addDays(on, -3)).length,
    stoppedAtCeiling: lives.filter((_, index) => added[index] === 0).length,
  };
  for (const [kind, count] of Object.entries(variety)) expect([kind, count > 20]).toEqual([kind, true]);
}, 120_000);

it('a second time posts nothing', async () => {
  expect(await postAccruals(context, on)).toEqual({ loans: 0, entries: 0 });
});

it('a loan in installments is posted by the engine in the same run', async () => {
  const wish = {
    product: subProduct,
    termDays: 90,
    amountCentavos: 1_000_000,
    disbursedOn: addDays(on, -70),
  };
  const life = await keepLoan(test.database, begunLoan(wish));
  expect(life.loan.schedule.length).toBeGreaterThan(1);
  expect((await postAccruals(context, on)).loans).toBe(1);
  await expectAsByEngine(life);
});

it('a late loan whose fees are paid at repayment is charged for them too, while they are not paid', async () => {
  const product = { ...mainProduct, feesTiming: 'at-repayment' as const };
  const wish = { product, termDays: 30, disbursedOn: addDays(on, -40) };
  const [unpaid, begun] = [begunLoan(wish), begunLoan(wish)];
  const payment = { amountCentavos: centavos(20_000), on: addDays(on, -20) };
  const lives = [unpaid, next(begun, accepted(allocateRepayment(begun.loan, payment)))];
  for (const life of lives) await keepLoan(test.database, life);
  expect((await postAccruals(context, on)).loans).toBe(2);
  for (const life of lives) await expectAsByEngine(life);
  expect(byEngine(unpaid).loan.lateChargeAccruedCentavos).toBe(10 * 528);
});

it('a penalty fee that its lender had let go before the loan was brought over is not charged', async () => {
  const product = { ...mainProduct, penaltyFeeCentavos: centavos(100) };
  const begun = begunLoan({ product, disbursedOn: addDays(on, -35) });
  const letGo = { waivedCentavos: centavos(100), waivedPenaltyFeeCentavos: centavos(100) };
  const broughtOver = { ...begun, loan: { ...begun.loan, adjustments: { ...noAdjustments, ...letGo } } };
  const lives = [begunLoan({ product, disbursedOn: addDays(on, -35) }), broughtOver];
  for (const life of lives) await keepLoan(test.database, life);
  expect((await postAccruals(context, on)).loans).toBe(2);
  for (const life of lives) await expectAsByEngine(life);
  expect(lives.map((life) => byEngine(life).loan.penaltyFeeAccruedCentavos)).toEqual([100, 0]);
});

it('the books still balance', async () => {
  const sums = await test.database.query({
    name: 'unbalanced',
    text: 'SELECT entry_id FROM ledger_line GROUP BY customer_id, entry_id HAVING sum(amount_centavos) <> 0',
  });
  expect(sums).toEqual([]);
});
