import { randomUUID } from 'node:crypto';
import { endpoints } from '@luwag/contract/endpoints';
import { formatPesos } from '@luwag/contract/money';
import { balanceDifferences } from '@luwag/loan-engine/ledger/loan-balances';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCustomerStore } from '../../apps/api/adapters/postgres/customer-store.ts';
import { readPaper } from './read-paper.ts';
import {
  becomeApproved,
  borrow,
  completeProfile,
  given,
  type Loan,
  logInBorrower,
  readLoan,
  type TestBorrower,
} from './test-borrower.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import { act, confirmWaiting, perform, preview, signInAs } from './test-staff.ts';

/* Money counts on the day it was paid, whenever its report comes. */

let product: TestProduct;
let borrower: TestBorrower;
let loan: Loan;

const dayMs = 86_400_000;
const reason = 'found on the channel’s own list';

beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.stop());
beforeEach(async () => {
  borrower = await logInBorrower(product.origin);
  await completeProfile(product.origin, borrower);
  await becomeApproved(borrower);
  loan = await borrow(borrower, 500_000, 14);
});

const key = () => ({ customerId: borrower.customerId, loanId: loan.summary.loanId });
const again = () => readLoan(borrower, loan.summary.loanId);
/** An instant of a Manila day, so many days after the due date. */
const instantAt = (time: string, daysAfterDue = 0): string =>
  new Date(Date.parse(`${loan.summary.dueOn ?? ''}T${time}:00+08:00`) + daysAfterDue * dayMs).toISOString();

/** Moves the clock to an instant; a session is over by then. */
async function moveTo(instant: string): Promise<void> {
  const { now } = given(await borrower.call(endpoints.moveSandboxClock, { body: { advanceMinutes: 0 } }));
  const advanceMinutes = Math.round((Date.parse(instant) - Date.parse(now)) / 60_000);
  given(await borrower.call(endpoints.moveSandboxClock, { body: { advanceMinutes } }));
  borrower = await logInBorrower(product.origin, borrower.phone);
}

async function open(kind: 'full' | 'part' | 'extension', amountCentavos: number) {
  const { payment } = given(
    await borrower.call(
      endpoints.startPayment,
      { params: { loanId: loan.summary.loanId }, body: { kind, amountCentavos, channel: 'gcash' } },
      { idempotencyKey: randomUUID() },
    ),
  );
  return payment;
}

async function openInFull() {
  return open('full', (await again()).summary.payoff?.totalCentavos ?? 0);
}

async function report(
  paymentReference: string,
  told: { paidAt?: string; outcome?: 'success' | 'reversed' } = {},
) {
  return given(
    await borrower.call(endpoints.reportSandboxRepayment, { body: { paymentReference, ...told } }),
  );
}

/** Amounts as a paper writes them, in centavos. */
const centavosOf = (pesos: string): number => Math.round(Number(pesos.replaceAll(',', '')) * 100);
const amountsIn = (text: string): number[] =>
  [...text.matchAll(/₱([\d,.]+\d)/g)].map(([, pesos = '']) => centavosOf(pesos));
const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

async function expectBooksToAgree(): Promise<void> {
  const { loans, entries } = await createCustomerStore(product.database).load({
    customerId: borrower.customerId,
    parts: ['loans', 'entries'],
  });
  for (const row of loans) {
    const own = entries.filter(({ loanId }) => loanId === row.loanId);
    expect(balanceDifferences(row, own)).toEqual([]);
  }
}

async function lastMessage() {
  const { messages } = given(await borrower.call(endpoints.listMessages, { query: { kind: 'notify' } }));
  return messages[0];
}

describe('the report of a channel', () => {
  test('of 23:58 on the due day that comes at 00:05 finds the loan paid in time: nothing is charged', async () => {
    await moveTo(instantAt('23:50'));
    const before = await again();
    const payment = await openInFull();
    await moveTo(instantAt('00:05', 1));
    expect((await again()).summary.dueState.kind).toBe('overdue');
    await report(payment.reference, { paidAt: instantAt('23:58') });
    const after = await again();
    expect(after.summary).toMatchObject({ status: 'settled', settledOn: loan.summary.dueOn });
    expect(after.totalChargedCentavos).toBe(before.totalChargedCentavos);
    await expectBooksToAgree();
  }, 60_000);

  test('of an extension paid on its last day moves the due date, although it comes on the next day', async () => {
    await moveTo(instantAt('23:50', 7));
    const { extension } = given(
      await borrower.call(endpoints.extendDueDate, { params: { loanId: loan.summary.loanId } }),
    );
    const payment = await open('extension', extension?.priceCentavos ?? 0);
    await moveTo(instantAt('00:05', 8));
    await report(payment.reference, { paidAt: instantAt('23:55', 7) });
    expect((await again()).summary.dueOn).toBe(extension?.dueOn);
    expect(await lastMessage()).toMatchObject({ code: 'dueDateExtended' });
    await expectBooksToAgree();
  }, 60_000);

  test('of an extension paid too late pays the loan down, and the borrower is told that the date did not move', async () => {
    await moveTo(instantAt('23:50', 7));
    const { extension } = given(
      await borrower.call(endpoints.extendDueDate, { params: { loanId: loan.summary.loanId } }),
    );
    const payment = await open('extension', extension?.priceCentavos ?? 0);
    await moveTo(instantAt('00:05', 8));
    await report(payment.reference, { paidAt: instantAt('00:02', 8) });
    const after = await again();
    expect(after.summary.dueOn).toBe(loan.summary.dueOn);
    expect(await lastMessage()).toMatchObject({
      code: 'extensionNotGranted',
      facts: { leftCentavos: after.summary.payoff?.totalCentavos, cause: 'late' },
    });
  }, 60_000);

  test('of a payment in full made after midnight on a page opened before leaves nothing owed', async () => {
    await moveTo(instantAt('23:50'));
    const payment = await openInFull();
    await moveTo(instantAt('00:10', 1));
    await report(payment.reference, { paidAt: instantAt('00:05', 1) });
    expect((await again()).summary).toMatchObject({ status: 'settled', settledOn: expect.any(String) });
    await expectBooksToAgree();
  }, 60_000);

  test('never counts before its page was opened, nor after it was received', async () => {
    await moveTo(instantAt('09:00', 3));
    const late = await again();
    const early = await open('part', 10_000);
    await report(early.reference, { paidAt: instantAt('09:00', -3) });
    const { now } = given(await borrower.call(endpoints.moveSandboxClock, { body: { advanceMinutes: 0 } }));
    const future = await open('part', 10_000);
    await report(future.reference, { paidAt: instantAt('09:00', 30) });
    const after = await again();
    expect(after.totalChargedCentavos).toBe(late.totalChargedCentavos);
    for (const { paidAt } of after.payments) {
      expect(Math.abs(Date.parse(paidAt ?? '') - Date.parse(now))).toBeLessThan(3_600_000);
    }
  }, 60_000);
});

test('staff record a payment of the app by its own number with its true day: it counts from that day, and the papers say so', async () => {
  await moveTo(instantAt('10:00'));
  const payment = await openInFull();
  await moveTo(instantAt('10:00', 3));
  const finance = await signInAs(product.origin, 'finance');
  const action = {
    kind: 'record-payment',
    amountCentavos: payment.amountCentavos,
    paidOn: loan.summary.dueOn ?? '',
    channel: 'gcash',
    reference: payment.reference,
    reason,
  } as const;
  expect(given(await preview(finance, key(), action)).countsFrom).toBe(loan.summary.dueOn);
  given(await act(finance, key(), action));
  const after = await again();
  expect(after.summary).toMatchObject({ status: 'settled', settledOn: loan.summary.dueOn });
  const line = after.lines.find(({ kind }) => kind === 'repayment-received');
  expect(line).toMatchObject({
    amountCentavos: -payment.amountCentavos,
    countsFromOn: loan.summary.dueOn,
  });
  expect(after.lines.at(-1)?.balanceCentavos).toBe(0);
  const receipt = await readPaper(borrower, loan.summary.loanId, 'receipt', payment.paymentId);
  const paidOn = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(loan.summary.dueOn ?? ''),
  );
  expect(receipt).toContain(`on ${paidOn}, through GCash`);
  const parts = /What it paid (.*) Balance after it/.exec(receipt)?.[1] ?? '';
  expect(sumOf(amountsIn(parts))).toBe(payment.amountCentavos);
  const statement = await readPaper(borrower, loan.summary.loanId, 'statement');
  expect(statement).toContain(
    `Your payment (paid on ${paidOn}), less ${formatPesos(payment.amountCentavos)}.`,
  );
  const steps = [...statement.matchAll(/(plus|less) ₱([\d,.]+\d)\. Balance: ₱([\d,.]+\d)/g)];
  expect(steps.length).toBeGreaterThan(10);
  let owedCentavos = 0;
  for (const [, sign, amount = '', owed = ''] of steps) {
    owedCentavos += (sign === 'plus' ? 1 : -1) * centavosOf(amount);
    expect(owedCentavos).toBe(centavosOf(owed));
  }
  await expectBooksToAgree();
}, 60_000);

describe('a payment that was booked and did not stay', () => {
  test('is taken back by the report of its channel: the loan stands as if it had never come', async () => {
    await moveTo(instantAt('10:00', -2));
    const payment = await openInFull();
    await report(payment.reference);
    expect((await again()).summary.status).toBe('settled');
    await moveTo(instantAt('10:00', 2));
    expect(await report(payment.reference, { outcome: 'reversed' })).toEqual({ status: 'reversed' });
    const after = await again();
    expect(after.summary).toMatchObject({ status: 'active', dueState: { kind: 'overdue', days: 2 } });
    expect(after.lines.map(({ kind }) => kind)).toContain('repayment-reversed');
    expect(await lastMessage()).toMatchObject({
      code: 'paymentReversed',
      facts: { leftCentavos: after.summary.payoff?.totalCentavos },
    });
    // Reported once more, nothing more is taken.
    await report(payment.reference, { outcome: 'reversed' });
    expect((await again()).lines).toHaveLength(after.lines.length);
    await expectBooksToAgree();
  }, 60_000);

  test('is taken back by two members of staff, and by none alone', async () => {
    const before = await again();
    const payment = await open('part', 100_000);
    await report(payment.reference);
    const [finance, admin] = await Promise.all([
      signInAs(product.origin, 'finance'),
      signInAs(product.origin, 'admin'),
    ]);
    const action = {
      kind: 'reverse-payment',
      paymentReference: payment.reference,
      cause: 'returned',
      reason,
    } as const;
    const { after } = given(await preview(finance, key(), action));
    const asked = given(await perform(finance, key(), action, after.owedCentavos));
    expect(asked.outcome).toBe('waits-for-second-person');
    expect((await again()).summary.payoff?.totalCentavos).toBeLessThan(
      before.summary.payoff?.totalCentavos ?? 0,
    );
    given(await confirmWaiting(admin, key(), after.owedCentavos));
    const taken = await again();
    expect(taken.summary.payoff).toEqual(before.summary.payoff);
    expect(taken.payments).toMatchObject([{ status: 'reversed' }]);
    expect(await preview(finance, key(), action)).toMatchObject({ detail: { rule: 'PAYMENT_NOT_BOOKED' } });
    await expectBooksToAgree();
  }, 60_000);
});
