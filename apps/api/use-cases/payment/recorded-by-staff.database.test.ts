import { randomUUID } from 'node:crypto';
import type { LoanAction } from '@luwag/contract/endpoints/staff/loan-action';
import { extensionQuote } from '@luwag/loan-engine/life/extend-due-date';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { accepted, addLoan } from '../../../../tests/ledger-loan.ts';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { proposeStep, stepByTwo } from '../../../../tests/step-by-two.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { performLoanAction, previewLoanAction } from '../staff/loan-action.ts';
import { receiveCollection } from './receive-collection.ts';
import { startPayment } from './start-payment.ts';

/* A payment that a borrower opened and that was booked by hand, taken back or paid short, and the money that its provider tells of afterwards. */

let database: TestDatabase;
let context: StaffContext;
let opened: Awaited<ReturnType<typeof openPayment>>;
const partCentavos = 100_000;
/** Noon of 2026-11-21 in Manila. */
const startsAt = Date.UTC(2026, 10, 21, 4);
const dayMs = 86_400_000;

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
});
beforeEach(async () => {
  context.clock.at = startsAt;
  opened = await openPayment();
});
afterAll(() => database.remove());

async function openPayment(kind: 'part' | 'full' | 'extension' = 'part') {
  const { customerId, loanId, loan } = await addLoan(database.database);
  const on = manilaDateOf(context.now());
  const amounts = {
    part: partCentavos,
    full: accepted(payoffQuote(loan, on)).totalCentavos,
    extension: accepted(extensionQuote(loan, on)).priceCentavos,
  };
  const amountCentavos = amounts[kind];
  const caller = { kind: 'system', customerId } as const;
  const body = { kind, amountCentavos, channel: 'sevenEleven' } as const;
  const { payment } = value(await startPayment(context, caller, loanId, body, randomUUID()));
  const { reference } = payment;
  return {
    reference,
    amountCentavos,
    of: { customerId, loanId },
    tell: (outcome: 'success' | 'fail' | 'reversed', money: string, toldCentavos = amountCentavos) => {
      const from = { provider: 'xendit', providerPaymentId: `py-${reference}-${money}` };
      return receiveCollection(context, { reference, outcome, amountCentavos: toldCentavos, from });
    },
    step: (action: LoanAction) => stepByTwo(context, { customerId, loanId }, action),
    propose: (action: LoanAction) => proposeStep(context, { customerId, loanId }, action),
    kept: async () => {
      const { loans, payments } = await context.store.load({ customerId, parts: ['loans', 'payments'] });
      return {
        status: loans[0]?.status,
        paidCentavos: loans[0]?.principalPaidCentavos,
        extensionCount: loans[0]?.extensionCount,
        payments: payments
          .map(({ status, receivedCentavos }) => `${status} ${receivedCentavos}`)
          .toSorted((one, other) => one.localeCompare(other)),
      };
    },
  };
}

const recorded = (reference = opened.reference, paidOn = '2026-11-21'): LoanAction => ({
  kind: 'record-payment',
  amountCentavos: opened.amountCentavos,
  paidOn,
  channel: 'sevenEleven',
  reference,
  reason: 'the receipt of the counter was sent',
});
const takenBack = (paymentReference = opened.reference): LoanAction => ({
  kind: 'reverse-payment',
  paymentReference,
  cause: 'returned',
  reason: 'the receipt was of somebody else',
});

test('the money that staff booked before its provider told of it is booked once', async () => {
  await opened.step(recorded());
  value(await opened.tell('success', 'told late'));
  expect((await opened.kept()).payments).toEqual(['success 100000']);
});

test('a try that failed takes back nothing that staff booked under the same number: people decide', async () => {
  await opened.step(recorded());
  const before = await opened.kept();
  expect(await opened.tell('fail', 'first try')).toMatchObject({ code: 'payment_already_recorded' });
  expect(await opened.kept()).toEqual(before);
  value(await opened.tell('success', 'second try'));
  expect(await opened.kept()).toEqual(before);
  value(await opened.tell('fail', 'first try'));
  expect(await opened.kept()).toEqual(before);
});

test('what staff proposed to take back stays where its provider told of it before a colleague confirmed', async () => {
  await opened.step(recorded());
  const confirm = await opened.propose(takenBack());
  value(await opened.tell('success', 'told late'));
  expect(await confirm?.()).toMatchObject({ value: { status: 'refused', isChangedSince: true } });
  expect((await opened.kept()).payments).toEqual(['success 100000']);
});

test('what staff would take back is looked at again where its provider told of it after their look', async () => {
  await opened.step(recorded());
  const [maker, action] = [newStaff('finance'), takenBack()];
  const { after, moneyName } = value(await previewLoanAction(context, maker, opened.of, action));
  value(await opened.tell('success', 'told late'));
  const body = { action, shownOwedCentavos: after.owedCentavos, shownMoneyName: moneyName };
  const late = await performLoanAction(context, maker, opened.of, body, randomUUID());
  expect(late).toMatchObject({ code: 'quote_changed' });
  expect((await opened.kept()).payments).toEqual(['success 100000']);
});

test('money that arrives after staff took back what they had booked by mistake is booked', async () => {
  await opened.step(recorded());
  await opened.step(takenBack());
  value(await opened.tell('success', 'real money'));
  const { payments, paidCentavos } = await opened.kept();
  expect(payments).toEqual(['reversed 100000', 'success 100000']);
  expect(paidCentavos).toBeGreaterThan(0);
  value(await opened.tell('success', 'real money'));
  expect((await opened.kept()).payments).toEqual(payments);
});

test('money that staff booked under its name at the provider is booked once when the provider tells of it', async () => {
  await opened.step(recorded(`py-${opened.reference}-told late`));
  for (let times = 0; times < 2; times += 1) value(await opened.tell('success', 'told late'));
  expect((await opened.kept()).payments).toEqual(['in-progress 0', 'success 100000']);
  value(await opened.tell('reversed', 'told late'));
  expect((await opened.kept()).payments).toEqual(['in-progress 0', 'reversed 100000']);
});

test('money that staff booked under its name and took back is booked anew when the provider tells of it', async () => {
  const name = `py-${opened.reference}-told late`;
  await opened.step(recorded(name));
  await opened.step(takenBack(name));
  value(await opened.tell('success', 'told late'));
  expect((await opened.kept()).payments).toEqual(['in-progress 0', 'success 100000']);
});

test('a name under which staff booked money takes back nothing when its try failed: people decide', async () => {
  await opened.step(recorded(`py-${opened.reference}-first try`));
  expect(await opened.tell('fail', 'first try')).toMatchObject({ code: 'payment_already_recorded' });
  expect((await opened.kept()).payments).toEqual(['in-progress 0', 'success 100000']);
});

test('money that its provider told of is not booked by hand under the provider’s name of it', async () => {
  value(await opened.tell('success', 'told first'));
  await expect(opened.step(recorded(`PY ${opened.reference} told first`))).rejects.toThrow(
    'payment_already_recorded',
  );
  expect((await opened.kept()).payments).toEqual(['success 100000']);
});

test('what the provider took back of money that staff had booked goes back, and a second try is booked', async () => {
  await opened.step(recorded());
  value(await opened.tell('reversed', 'first try'));
  expect((await opened.kept()).payments).toEqual(['reversed 100000']);
  value(await opened.tell('success', 'second try'));
  expect((await opened.kept()).payments).toEqual(['reversed 100000', 'success 100000']);
});

test('what staff book under the number of money that its provider took back is other money, and stays', async () => {
  value(await opened.tell('success', 'first try'));
  value(await opened.tell('reversed', 'first try'));
  await opened.step(recorded());
  const booked = await opened.kept();
  expect(booked.payments).toEqual(['reversed 100000', 'success 100000']);
  value(await opened.tell('reversed', 'first try'));
  expect(await opened.kept()).toEqual(booked);
  await expect(opened.step(recorded())).rejects.toThrow('payment_already_recorded');
  // The provider tells of the money that staff had booked.
  value(await opened.tell('success', 'second try'));
  expect(await opened.kept()).toEqual(booked);
  await opened.step(takenBack());
  expect((await opened.kept()).payments).toEqual(['reversed 100000', 'reversed 100000']);
});

test('a later due date that staff gave by mistake and took back is had for the money that arrives', async () => {
  opened = await openPayment('extension');
  await opened.step(recorded());
  expect((await opened.kept()).extensionCount).toBe(1);
  await opened.step(takenBack());
  expect((await opened.kept()).extensionCount).toBe(0);
  value(await opened.tell('success', 'real money'));
  expect((await opened.kept()).extensionCount).toBe(1);
});

test('a later due date is had for its whole price, also where less was paid on its page before', async () => {
  opened = await openPayment('extension');
  value(await opened.tell('success', 'one peso', 100));
  expect((await opened.kept()).extensionCount).toBe(0);
  value(await opened.tell('success', 'the price'));
  expect((await opened.kept()).extensionCount).toBe(1);
  value(await opened.tell('success', 'the price once more'));
  expect((await opened.kept()).extensionCount).toBe(1);
});

test('the price of a page is enough where staff record it with the day on which that page ended', async () => {
  context.clock.at = startsAt + 10 * dayMs;
  opened = await openPayment('full');
  context.clock.at = startsAt + 13 * dayMs;
  await opened.step(recorded(opened.reference, manilaDateOf(startsAt + 11 * dayMs)));
  expect(await opened.kept()).toMatchObject({ status: 'settled' });
});

test('the price of a page is enough where staff record it an hour after its end on the same day', async () => {
  context.clock.at = startsAt + 10 * dayMs;
  opened = await openPayment('full');
  context.clock.at = startsAt + 11 * dayMs + 3_600_000;
  await opened.step(recorded(opened.reference, manilaDateOf(context.clock.at)));
  expect(await opened.kept()).toMatchObject({ status: 'settled' });
});
