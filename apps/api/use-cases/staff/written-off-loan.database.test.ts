import { randomInt, randomUUID } from 'node:crypto';
import { addDays, localDate, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { claimAfterWriteOff, recoverWrittenOff, writeOff } from '@luwag/loan-engine/life/write-off';
import type { JournalEntry } from '@luwag/loan-engine/ledger/posting';
import { withOpening } from '@luwag/loan-engine/loan/brought-over';
import type { Loan } from '@luwag/loan-engine/loan/loan';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accepted, begunLoan, keepLoan, next } from '../../../../tests/ledger-loan.ts';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { orderNumberFrom } from '@luwag/contract/reference-numbers';
import { holdInSuspense } from '../provider-event/hold-in-suspense.ts';
import { getSuspenseItem } from '../suspense/suspense-desk.ts';
import { viewLedger } from './loan-figures.ts';
import { type LoanKey, performLoanAction, previewLoanAction } from './loan-action.ts';

/* What is claimed after a write-off is owed, and staff see it wherever they see what a borrower owes. */

let database: TestDatabase;
let context: StaffContext;
let key: LoanKey;
let claimCentavos: number;
const writtenOffOn = addDays(localDate('2026-11-21'), 121);

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
  context.clock.at = startOfDayMs(addDays(writtenOffOn, 9)) + 3_600_000;
});
beforeEach(async () => {
  const begun = begunLoan();
  const off = next(begun, accepted(writeOff(begun.loan, { on: writtenOffOn, leastOverdueDays: 90 })));
  await keepLoan(database.database, off);
  key = { customerId: off.customerId, loanId: off.loanId };
  claimCentavos = claimAfterWriteOff(off.loan);
});
afterAll(() => database.remove());

const finance = newStaff('finance');
const recovery = (amountCentavos: number) =>
  ({
    kind: 'record-payment',
    amountCentavos,
    paidOn: writtenOffOn,
    channel: 'gcash',
    reference: `GC${randomUUID().slice(0, 13)}`,
    reason: 'paid after the write-off',
  }) as const;
const preview = (amountCentavos: number) => {
  const action = recovery(amountCentavos);
  return previewLoanAction(context, finance, key, action).then((shown) => ({ action, ...value(shown) }));
};

test('the preview of a recovery shows what is claimed before it and after it', async () => {
  const { before, after } = await preview(50_000);
  expect(claimCentavos).toBeGreaterThan(500_000);
  expect([before.owedCentavos, after.owedCentavos]).toEqual([claimCentavos, claimCentavos - 50_000]);
  expect(before).toMatchObject({ status: 'written-off', principalCentavos: 0, interestCentavos: 0 });
});

test('a recovery is looked at again where another one was booked after the look', async () => {
  const [looked, other] = [await preview(50_000), await preview(20_000)];
  const perform = ({ action, after }: typeof looked) => {
    const body = { action, shownOwedCentavos: after.owedCentavos };
    return performLoanAction(context, finance, key, body, randomUUID());
  };
  value(await perform(other));
  expect(await perform(looked)).toMatchObject({ code: 'quote_changed' });
});

test('a write-off is proposed by the claim that it leaves, or by the nothing that stays in the books, and by no other sum', async () => {
  const { customerId, loanId } = await keepLoan(database.database, begunLoan());
  const collections = newStaff('collections');
  const action = { kind: 'write-off', reason: 'no word for months' } as const;
  const wish = { customerId, loanId };
  const { after } = value(await previewLoanAction(context, collections, wish, action));
  const propose = (shownOwedCentavos: number) =>
    performLoanAction(context, collections, wish, { action, shownOwedCentavos }, randomUUID());
  expect(await propose(after.owedCentavos - 1)).toMatchObject({ code: 'quote_changed' });
  expect((await propose(0)).ok).toBe(true);
});

test('money in suspense is suggested to a loan written off with what is claimed', async () => {
  const orderNumber = orderNumberFrom(String(10_000_000_000 + randomInt(80_000_000_000)));
  await database.database.query(
    { name: 'give-order-number', text: 'UPDATE loan SET order_number = $1 WHERE loan_id = $2' },
    [orderNumber, key.loanId],
  );
  const providerPaymentId = `py-${randomUUID()}`;
  const money = {
    providerPaymentId,
    reference: orderNumber,
    outcome: 'success',
    amountCentavos: centavos(50_000),
    paidAt: context.now(),
  } as const;
  await holdInSuspense(context, 'xendit', money, 'unknown-reference');
  const item = await context.suspense.find('xendit', providerPaymentId);
  const { suggestions } = value(await getSuspenseItem(context, finance.staffId, item?.suspenseId ?? ''));
  expect(suggestions).toMatchObject([{ loanId: key.loanId, owedCentavos: claimCentavos }]);
});

const claimedAfter = (loan: Loan, entries: readonly JournalEntry[]) =>
  viewLedger(loan, entries).at(-1)?.balanceCentavos;

test('the ledger ends with what is claimed, also of a loan that was written off before it was brought over', () => {
  const begun = begunLoan();
  const off = next(begun, accepted(writeOff(begun.loan, { on: writtenOffOn, leastOverdueDays: 90 })));
  const money = { amountCentavos: centavos(50_000), on: addDays(writtenOffOn, 3) };
  const paid = next(off, accepted(recoverWrittenOff(off.loan, money)));
  expect(claimedAfter(off.loan, off.entries)).toBe(claimCentavos);
  expect(claimedAfter(paid.loan, paid.entries)).toBe(claimCentavos - 50_000);
  const brought = accepted(recoverWrittenOff(withOpening(off.loan, writtenOffOn), money));
  expect(claimedAfter(brought.loan, brought.entries)).toBe(claimCentavos - 50_000);
});
