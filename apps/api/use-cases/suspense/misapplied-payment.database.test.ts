import { randomUUID } from 'node:crypto';
import type { LoanAction } from '@luwag/contract/endpoints/staff/loan-action';
import { centavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addLoan } from '../../../../tests/ledger-loan.ts';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { proposeStep, stepByTwo } from '../../../../tests/step-by-two.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { tellOfMoney } from '../../../../tests/told-by-provider.ts';
import type { CollectedPayment } from '../../ports/collection-provider.ts';
import { startPayment } from '../payment/start-payment.ts';
import { previewLoanAction } from '../staff/loan-action.ts';
import { answerLenderStep } from './answer-lender-step.ts';
import { getSuspenseItem, listSuspense, proposeSuspenseEnd } from './suspense-desk.ts';

/* A payment that was booked on the wrong loan: two people take it off, and it can be booked where it belongs. */

let database: TestDatabase;
let context: StaffContext;
const provider = 'xendit';
const paidCentavos = 50_000;

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
});
afterAll(() => database.remove());

async function newLoan() {
  const { customerId, loanId } = await addLoan(database.database);
  const load = () => context.store.load({ customerId, parts: ['loans', 'payments'] });
  const orderNumber = (await load()).loans[0]?.orderNumber ?? '';
  return {
    customerId,
    loanId,
    orderNumber,
    payments: async () =>
      (await load()).payments.map(({ status, receivedCentavos }) => `${status} ${receivedCentavos}`),
    paid: async () => (await load()).loans[0]?.principalPaidCentavos ?? 0,
    /** What a step would be refused for. */
    refusalOf: async (action: LoanAction) =>
      previewLoanAction(context, newStaff('finance'), { customerId, loanId }, action),
    step: (action: LoanAction) => stepByTwo(context, { customerId, loanId }, action),
    open: async () => {
      const body = { kind: 'part', amountCentavos: paidCentavos, channel: 'gcash' } as const;
      const caller = { kind: 'system', customerId } as const;
      return value(await startPayment(context, caller, loanId, body, randomUUID())).payment.reference;
    },
  };
}
type Loan = Awaited<ReturnType<typeof newLoan>>;

const recorded = (reference: string, amountCentavos = paidCentavos): LoanAction => ({
  kind: 'record-payment',
  amountCentavos,
  paidOn: '2026-11-21',
  channel: 'gcash',
  reference,
  reason: 'as the receipt says',
});
const takenOff = (paymentReference: string, cause: 'misapplied' | 'returned' = 'misapplied'): LoanAction => ({
  kind: 'reverse-payment',
  paymentReference,
  cause,
  reason: 'the receipt was of somebody else',
});

const tell = (payment: CollectedPayment) => tellOfMoney(context, provider, payment);
const moneyOf = (reference: string): CollectedPayment => ({
  providerPaymentId: `py-${randomUUID()}`,
  reference,
  outcome: 'success',
  amountCentavos: centavos(paidCentavos),
  paidAt: context.now(),
});

/** The item of suspense of a payment; the account of suspense is the sum of all that are open. */
async function itemOf({ providerPaymentId }: CollectedPayment) {
  const [row] = await database.database.query<{ account: number; total: number }>({
    name: 'misapplied-suspense-account',
    text: `SELECT coalesce(-sum(balance_centavos) FILTER (WHERE account = '2200'), 0)::bigint AS account,
      coalesce(sum(balance_centavos), 0)::bigint AS total FROM ledger_balances('2100-01-01')`,
  });
  expect(row).toEqual({ account: value(await listSuspense(context)).openCentavos, total: 0 });
  return context.suspense.find(provider, providerPaymentId);
}

async function endBy(payment: CollectedPayment, proposal: Parameters<typeof proposeSuspenseEnd>[3]) {
  const item = await itemOf(payment);
  const suspenseId = item?.suspenseId ?? '';
  const { stepId } = value(await proposeSuspenseEnd(context, newStaff('finance'), suspenseId, proposal));
  value(await answerLenderStep(context, newStaff('finance'), stepId, 'confirm'));
}
const assign = (payment: CollectedPayment, { orderNumber }: Loan) =>
  endBy(payment, { kind: 'suspense-assigned', orderNumber, channel: 'gcash', reason: 'the payer called us' });

describe('a payment that staff recorded on the wrong loan', () => {
  test('is recorded on the right one under its number, and on no other afterwards', async () => {
    const [wrong, right] = [await newLoan(), await newLoan()];
    const number = `GC ${randomUUID()}`;
    await wrong.step(recorded(number));
    expect(await right.refusalOf(recorded(number))).toMatchObject({ code: 'payment_already_recorded' });
    await wrong.step(takenOff(number));
    await right.step(recorded(number));
    expect(await wrong.payments()).toEqual(['reversed 50000']);
    expect(await wrong.paid()).toBe(0);
    expect(await right.payments()).toEqual(['success 50000']);
    expect(await wrong.refusalOf(recorded(number))).toMatchObject({ code: 'payment_already_recorded' });
  });

  test('is recorded on its own loan again, with the amount that it had, and once', async () => {
    const loan = await newLoan();
    const number = `GC ${randomUUID()}`;
    await loan.step(recorded(number, 60_000));
    await loan.step(takenOff(number));
    await loan.step(recorded(number));
    expect((await loan.payments()).toSorted()).toEqual(['reversed 60000', 'success 50000']);
    expect(await loan.refusalOf(recorded(number))).toMatchObject({ code: 'payment_already_recorded' });
  });

  test('keeps its number where its channel took the money back', async () => {
    const [loan, other] = [await newLoan(), await newLoan()];
    const number = `GC ${randomUUID()}`;
    await loan.step(recorded(number));
    await loan.step(takenOff(number, 'returned'));
    expect(await other.refusalOf(recorded(number))).toMatchObject({ code: 'payment_already_recorded' });
  });
});

describe('a payment that its provider told of and that belongs to another loan', () => {
  test('waits in suspense, and is assigned to the loan it was meant for', async () => {
    const [wrong, right] = [await newLoan(), await newLoan()];
    const reference = await wrong.open();
    const payment = moneyOf(reference);
    expect(await tell(payment)).toBe('payment-success');
    await wrong.step(takenOff(reference));
    expect(await wrong.payments()).toEqual(['reversed 50000']);
    const item = await itemOf(payment);
    expect(item).toMatchObject({ state: 'open', reason: 'misapplied', paidAt: payment.paidAt });
    const { suggestions } = value(await getSuspenseItem(context, 'nobody', item?.suspenseId ?? ''));
    expect(suggestions).not.toContainEqual(expect.objectContaining({ loanId: wrong.loanId }));
    expect(await tell(payment)).toBe('in-suspense');
    await assign(payment, right);
    expect(await right.payments()).toEqual(['success 50000']);
    expect(await tell(payment)).toBe('payment-success');
    expect(await tell({ ...payment, outcome: 'reversed' })).toBe('payment-reversed');
    expect(await right.payments()).toEqual(['reversed 50000']);
    expect(await wrong.payments()).toEqual(['reversed 50000']);
    await itemOf(payment);
  });

  test('waits with the day on which its provider says it was paid, whatever day staff had recorded', async () => {
    const loan = await newLoan();
    const reference = await loan.open();
    const payment = { ...moneyOf(reference), paidAt: context.now() - 86_400_000 };
    await loan.step(recorded(reference));
    expect(await tell(payment)).toBe('payment-success');
    await loan.step(takenOff(reference));
    expect(await itemOf(payment)).toMatchObject({ reason: 'misapplied', paidAt: payment.paidAt });
  });

  test('is not recorded by hand under its own number while it waits there', async () => {
    const loan = await newLoan();
    const reference = await loan.open();
    const payment = moneyOf(reference);
    await tell(payment);
    await loan.step(takenOff(reference));
    const refusal = { detail: { rule: 'MONEY_IN_SUSPENSE' } };
    expect(await loan.refusalOf(recorded(reference))).toMatchObject(refusal);
    await assign(payment, loan);
    expect((await loan.payments()).toSorted()).toEqual(['reversed 50000', 'success 50000']);
  });

  test('is not recorded by hand under the name that its provider has for it while it waits there', async () => {
    const loan = await newLoan();
    const payment = moneyOf(`elsewhere ${randomUUID()}`);
    expect(await tell(payment)).toBe('in-suspense');
    const refusal = { detail: { rule: 'MONEY_IN_SUSPENSE' } };
    expect(await loan.refusalOf(recorded(payment.providerPaymentId))).toMatchObject(refusal);
    await assign(payment, loan);
    expect(await loan.payments()).toEqual(['success 50000']);
  });

  test('leaves suspense where its provider takes it back meanwhile', async () => {
    const loan = await newLoan();
    const reference = await loan.open();
    const payment = moneyOf(reference);
    await tell(payment);
    await loan.step(takenOff(reference));
    expect(await tell({ ...payment, outcome: 'reversed' })).toBe('suspense-reversed');
    expect(await loan.refusalOf(recorded(reference))).toMatchObject({ ok: true });
    expect(await itemOf(payment)).toMatchObject({ state: 'reversed' });
    expect(await loan.payments()).toEqual(['reversed 50000']);
  });

  test('goes from loan to loan by suspense until it is where it belongs, or with its payer', async () => {
    const loans = [await newLoan(), await newLoan(), await newLoan()];
    const payment = moneyOf(`elsewhere ${randomUUID()}`);
    expect(await tell(payment)).toBe('in-suspense');
    const first = await itemOf(payment);
    for (const loan of loans) {
      await assign(payment, loan);
      expect(await loan.payments()).toEqual(['success 50000']);
      await loan.step(takenOff(payment.providerPaymentId));
      expect(await itemOf(payment)).toMatchObject({ suspenseId: first?.suspenseId, state: 'open' });
    }
    const reference = `BPI ${randomUUID()}`;
    const sent = { from: 'bank', paidOn: '2026-11-21', reference, reason: 'the payer called us' } as const;
    await endBy(payment, { kind: 'suspense-returned', ...sent });
    expect(await itemOf(payment)).toMatchObject({ state: 'returned' });
    const refusal = { detail: { rule: 'MONEY_IN_SUSPENSE' } };
    expect(await loans[0]?.refusalOf(recorded(payment.reference))).toMatchObject(refusal);
    for (const loan of loans) expect(await loan.payments()).toEqual(['reversed 50000']);
  });

  test('stays on its loan where its provider takes it back before a colleague confirms', async () => {
    const loan = await newLoan();
    const reference = await loan.open();
    const payment = moneyOf(reference);
    await tell(payment);
    const of = { customerId: loan.customerId, loanId: loan.loanId };
    const confirm = await proposeStep(context, of, takenOff(reference));
    expect(await tell({ ...payment, outcome: 'reversed' })).toBe('payment-reversed');
    expect(await confirm?.()).toMatchObject({ value: { isChangedSince: true } });
    expect(await itemOf(payment)).toBeNull();
  });
});
