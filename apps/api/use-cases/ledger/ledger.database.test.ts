import { randomUUID } from 'node:crypto';
import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import { allocateRepayment } from '@luwag/loan-engine/life/repayment';
import {
  outstandingInterest,
  outstandingLateCharge,
  outstandingPenaltyFee,
  outstandingPrincipal,
} from '@luwag/loan-engine/loan/schedule';
import { localDate } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createCloseOfBusiness } from '../../adapters/postgres/close-of-business.ts';
import { createLedger } from '../../adapters/postgres/ledger.ts';
import { createStaffStore } from '../../adapters/postgres/staff-store.ts';
import { accepted, begunLoan, keepLoan, type LedgerLoan, next } from '../../../../tests/ledger-loan.ts';
import { createTestContext } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { closeBusinessDay } from '../close-of-business/close-business-day.ts';
import type { Outcome } from '../write.ts';
import { getStatement } from './get-statement.ts';
import { getTrialBalance } from './get-trial-balance.ts';

let test: TestDatabase;
let context: ReturnType<typeof contextOf>;
let late: LedgerLoan;
const staffId = randomUUID();

function contextOf({ database }: TestDatabase) {
  return {
    ...createTestContext(database),
    ledger: createLedger(database),
    closes: createCloseOfBusiness(database),
    staff: createStaffStore(database),
  };
}

beforeAll(async () => {
  test = await createTestDatabase();
  context = contextOf(test);
  late = await keepLoan(test.database, paidInPartAndLate());
  await keepLoan(test.database, paidTooMuch());
});
afterAll(() => test.remove());

function paidInPartAndLate(): LedgerLoan {
  const begun = begunLoan({ termDays: 7 });
  const accrued = next(begun, accrueThrough(begun.loan, localDate('2026-11-25')));
  const payment = { amountCentavos: centavos(100_000), on: localDate('2026-11-25'), reference: 'PAY-1' };
  const paid = next(accrued, accepted(allocateRepayment(accrued.loan, payment)));
  return next(paid, accrueThrough(paid.loan, localDate('2026-12-02')));
}

function paidTooMuch(): LedgerLoan {
  const begun = begunLoan({ termDays: 7 });
  const payment = { amountCentavos: centavos(700_000), on: localDate('2026-11-22'), reference: 'PAY-2' };
  return next(begun, accepted(allocateRepayment(begun.loan, payment)));
}

function valueOf<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

it.each(['2026-11-20', '2026-11-21', '2026-11-25', '2026-12-31'])(
  'the trial balance at the end of %s is as much debit as credit, over every account of the chart',
  async (day) => {
    const balance = valueOf(await getTrialBalance(context, localDate(day)));
    expect(balance.debitCentavos).toBe(balance.creditCentavos);
    expect(balance.debitCentavos > 0).toBe(day > '2026-11-20');
    const receivable = balance.accounts.find(({ code }) => code === '1100');
    const principal = day < '2026-11-21' ? 0 : day === '2026-11-21' ? 1_000_000 : undefined;
    if (principal !== undefined) expect(receivable?.debitCentavos).toBe(principal);
  },
);

it('the trial balance of today is what is asked for when no day is named', async () => {
  const { on, lastClose } = valueOf(await getTrialBalance(context, undefined));
  expect({ on, lastClose }).toEqual({ on: '2026-11-21', lastClose: null });
});

it('a statement ends with what the loan itself says is owed, and each line carries the balance on', async () => {
  const days = { from: localDate('2026-11-01'), to: localDate('2026-12-31') };
  const statement = valueOf(await getStatement(context, staffId, { customerId: late.customerId, ...days }));
  const { loan } = late;
  expect(statement.openingCentavos).toBe(0);
  expect(statement.closingCentavos).toBe(
    outstandingPrincipal(loan) +
      outstandingInterest(loan) +
      outstandingLateCharge(loan) +
      outstandingPenaltyFee(loan),
  );
  expect(statement.lines[0]).toMatchObject({ kind: 'disbursement-confirmed', debitCentavos: 500_000 });
  expect(statement.lines.map(({ kind }) => kind)).toContain('late-charge-accrued');
  expect(statement.lines.find(({ kind }) => kind === 'repayment-received')).toMatchObject({
    businessOn: '2026-11-25',
    creditCentavos: 100_000,
    reference: 'PAY-1',
  });
  expect(statement.lines.at(-1)?.balanceCentavos).toBe(statement.closingCentavos);
});

it('two statements that follow each other meet', async () => {
  const { customerId } = late;
  const first = valueOf(await getStatement(context, staffId, { customerId, to: localDate('2026-11-24') }));
  const second = valueOf(
    await getStatement(context, staffId, {
      customerId,
      from: localDate('2026-11-25'),
      to: localDate('2026-12-31'),
    }),
  );
  expect(second.openingCentavos).toBe(first.closingCentavos);
  expect(first.closingCentavos).toBeGreaterThan(0);
});

it('refuses days in the wrong order and a customer that does not exist, and keeps who looked', async () => {
  const wrong = { customerId: late.customerId, from: localDate('2026-12-02'), to: localDate('2026-12-01') };
  expect(await getStatement(context, staffId, wrong)).toMatchObject({ ok: false, code: 'validation_failed' });
  expect(await getStatement(context, staffId, { customerId: randomUUID() })).toMatchObject({
    ok: false,
    code: 'not_found',
  });
  const looked = await test.database.query({
    name: 'who-looked',
    text: `SELECT DISTINCT staff_id, customer_id FROM audit_log WHERE action = 'statement-opened'`,
  });
  expect(looked).toEqual([{ staff_id: staffId, customer_id: late.customerId }]);
});

it('the trial balance says when the last close of business was done, and what it posted', async () => {
  context.clock.at = Date.UTC(2026, 11, 2, 16, 5);
  await closeBusinessDay(context);
  const { lastClose } = valueOf(await getTrialBalance(context, undefined));
  expect(lastClose).toEqual({
    businessOn: '2026-12-03',
    accruedAt: '2026-12-02T16:05:00.000Z',
    loans: 1,
    entries: 1,
  });
});

it('the trial balance and a statement are still answered over a book that holds the largest of all amounts', async () => {
  await test.asOwner((owner) =>
    owner.runScript(`ALTER TABLE journal_entry DROP CONSTRAINT journal_entry_amount_bounds;
      ${insertLargest(late, 3)}`),
  );
  const { debitCentavos, creditCentavos } = valueOf(await getTrialBalance(context, localDate('2026-12-31')));
  expect(debitCentavos).toBeGreaterThan(Number.MAX_SAFE_INTEGER);
  // Beyond the exact whole numbers of JavaScript the sides agree to its last digit.
  expect(creditCentavos / debitCentavos).toBeCloseTo(1, 14);
  const { lines } = valueOf(await getStatement(context, staffId, { customerId: late.customerId }));
  expect(lines.filter(({ creditCentavos: amount }) => amount === Number.MAX_SAFE_INTEGER)).toHaveLength(3);
});

it('the database keeps no line beyond the bounds', async () => {
  const other = await createTestDatabase();
  const kept = await keepLoan(other.database, paidTooMuch());
  const write = other.asOwner((owner) => owner.runScript(insertLargest(kept, 1)));
  await expect(write).rejects.toMatchObject({ constraint: 'journal_entry_amount_bounds' });
  await other.remove();
});

/** Entries of the largest amount that JavaScript counts exactly, booked for a day that is closed. */
function insertLargest({ customerId, loanId }: LedgerLoan, count: number): string {
  return `INSERT INTO journal_entry (customer_id, entry_id, loan_id, kind, business_on, recorded_at, accounts, amounts_centavos,
      is_after_close)
    SELECT '${customerId}', gen_random_uuid(), '${loanId}', 'repayment-received', '2026-11-25', now(),
      '{1010,1100}', '{9007199254740991,-9007199254740991}', true
    FROM generate_series(1, ${count})`;
}
