import { randomUUID } from 'node:crypto';
import { centavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addLoan } from '../../../../tests/ledger-loan.ts';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { actOnEventOf, tellOfMoney } from '../../../../tests/told-by-provider.ts';
import type { CollectedPayment } from '../../ports/collection-provider.ts';
import { startPayment } from '../payment/start-payment.ts';
import { previewLoanAction, performLoanAction } from '../staff/loan-action.ts';
import { findRecordedInSuspense } from './find-recorded-in-suspense.ts';

/* Money without a reference of ours, which staff find at the provider and book on its loan under the provider's own name of it. */

let database: TestDatabase;
let context: StaffContext;
const provider = 'xendit';

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
});
afterAll(() => database.remove());

const newMoney = (): CollectedPayment => ({
  providerPaymentId: `py-${randomUUID()}`,
  reference: `elsewhere ${randomUUID()}`,
  outcome: 'success',
  amountCentavos: centavos(50_000),
  paidAt: context.now(),
});

const tell = (payment: CollectedPayment, within = context) => tellOfMoney(within, provider, payment);

async function record(
  { providerPaymentId, amountCentavos }: Pick<CollectedPayment, 'providerPaymentId' | 'amountCentavos'>,
  on: { customerId: string; loanId: string } | null = null,
  within = context,
) {
  const { customerId, loanId } = on ?? (await addLoan(database.database));
  const action = {
    kind: 'record-payment',
    amountCentavos,
    paidOn: '2026-11-21',
    channel: 'gcash',
    reference: providerPaymentId,
    reason: 'it stands in the list of the provider',
  } as const;
  const staff = newStaff('finance');
  const previewed = await previewLoanAction(context, staff, { customerId, loanId }, action);
  if (!previewed.ok) return previewed;
  const body = { action, shownOwedCentavos: previewed.value.after.owedCentavos };
  value(await performLoanAction(within, staff, { customerId, loanId }, body, randomUUID()));
  return async () => (await context.store.load({ customerId, parts: ['payments'] })).payments;
}

test('it is that payment when the provider tells of it afterwards, and is not held in suspense too', async () => {
  const money = newMoney();
  const kept = await record(money);
  if (typeof kept !== 'function') throw new Error('it was refused');
  for (let times = 0; times < 2; times += 1) expect(await tell(money)).toBe('payment-success');
  expect(await context.suspense.find(provider, money.providerPaymentId)).toBeNull();
  const { providerPaymentId } = money;
  expect(await kept()).toMatchObject([{ status: 'success', receivedCentavos: 50_000, providerPaymentId }]);
  expect(await tell({ ...money, outcome: 'reversed' })).toBe('payment-reversed');
  expect(await kept()).toMatchObject([{ status: 'reversed' }]);
});

test('booked by hand on the loan of somebody else, it is booked where its reference says as well, and a person is told', async () => {
  const { customerId, loanId } = await addLoan(database.database);
  const body = { kind: 'part', amountCentavos: 50_000, channel: 'gcash' } as const;
  const caller = { kind: 'system', customerId } as const;
  const { payment } = value(await startPayment(context, caller, loanId, body, randomUUID()));
  const money = { ...newMoney(), reference: payment.reference };
  const keptElsewhere = await record(money);
  if (typeof keptElsewhere !== 'function') throw new Error('it was refused');
  expect(await tell(money)).toBe('booked-elsewhere');
  const { payments } = await context.store.load({ customerId, parts: ['payments'] });
  expect(payments).toMatchObject([{ status: 'success', receivedCentavos: 50_000 }]);
  expect(await keptElsewhere()).toMatchObject([{ status: 'success', providerPaymentId: null }]);
});

test('booked by hand under our number and under its name too, a person is told when the provider tells of it', async () => {
  const { customerId, loanId } = await addLoan(database.database);
  const body = { kind: 'part', amountCentavos: 50_000, channel: 'gcash' } as const;
  const caller = { kind: 'system', customerId } as const;
  const { payment } = value(await startPayment(context, caller, loanId, body, randomUUID()));
  const money = { ...newMoney(), reference: payment.reference };
  for (const providerPaymentId of [payment.reference, money.providerPaymentId])
    expect(typeof (await record({ ...money, providerPaymentId }, { customerId, loanId }))).toBe('function');
  for (let times = 0; times < 2; times += 1) expect(await tell(money)).toBe('booked-twice');
  const { payments } = await context.store.load({ customerId, parts: ['payments'] });
  expect(payments.map(({ status, receivedCentavos }) => `${status} ${receivedCentavos}`)).toEqual([
    'success 50000',
    'success 50000',
  ]);
});

test('booked by hand at the moment it is held in suspense, a person is told of it', async () => {
  const money = newMoney();
  const { receive } = context.suspense;
  const slow: typeof receive = async (...item) => {
    expect(typeof (await record(money))).toBe('function');
    return receive(...item);
  };
  const within = { ...context, suspense: { ...context.suspense, receive: slow } };
  expect(await tell(money, within)).toBe('held-and-recorded');
});

test.each(['its name at the provider', 'the reference it was paid under'])(
  'held in suspense at the moment staff book it by hand under %s, a person is told of it',
  async (name) => {
    const money = newMoney();
    const typed = name === 'the reference it was paid under' ? money.reference : money.providerPaymentId;
    const recorded = await recordWhileHeld([money], typed);
    for (let times = 0; times < 2; times += 1)
      expect(value(await findRecordedInSuspense(context, recorded))).toBe(1);
    expect(await actOnEventOf(context, eventOf(recorded, money), money)).toBe('held-and-recorded');
  },
);

test('held twice under the reference that staff book by hand, a person is told of each', async () => {
  const first = newMoney();
  const moneys = [first, { ...newMoney(), reference: first.reference }];
  const recorded = await recordWhileHeld(moneys, first.reference);
  expect(value(await findRecordedInSuspense(context, recorded))).toBe(2);
  for (const money of moneys)
    expect(await actOnEventOf(context, eventOf(recorded, money), money)).toBe('held-and-recorded');
});

/** Staff book `money` under a typed number, and just before it is written the provider's events hold it. Answers the job's payload. */
async function recordWhileHeld(moneys: readonly CollectedPayment[], typed: string) {
  const on = await addLoan(database.database);
  const { save } = context.store;
  const store: typeof context.store = {
    ...context.store,
    save: async (write) => {
      for (const money of moneys) expect(await tell(money)).toBe('in-suspense');
      return save(write);
    },
  };
  const kept = await record({ ...newMoney(), providerPaymentId: typed }, on, { ...context, store });
  if (typeof kept !== 'function') throw new Error('it was refused');
  const [payment] = await kept();
  const [job] = await jobsOf(on.customerId);
  expect(job).toMatchObject({ customerId: on.customerId, paymentId: payment?.paymentId });
  return { customerId: '', paymentId: '', ...job };
}

const eventOf = (recorded: { paymentId: string }, { providerPaymentId }: CollectedPayment) => ({
  provider,
  eventId: `recorded:${recorded.paymentId}:${providerPaymentId}`,
});

const jobsOf = async (customerId: string) => {
  const rows = await database.database.query<{ payload: Record<string, string> }>(
    {
      name: 'jobs-of-recorded',
      text: `SELECT payload FROM outbox WHERE kind = 'find-recorded-in-suspense' AND customer_id = $1`,
    },
    [customerId],
  );
  return rows.map(({ payload }) => payload);
};

test('it is refused while it is held in suspense, from where it is assigned', async () => {
  const money = newMoney();
  expect(await tell(money)).toBe('in-suspense');
  const refusal = { code: 'loan_action_refused', detail: { rule: 'MONEY_IN_SUSPENSE' } };
  expect(await record(money)).toMatchObject(refusal);
});
