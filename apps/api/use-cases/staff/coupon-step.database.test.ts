import { randomUUID } from 'node:crypto';
import { defaultMakerOnlyLimits } from '@luwag/contract/endpoints/staff/approval-rules';
import type { CouponStep } from '@luwag/contract/endpoints/staff/coupon-step';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addLoan } from '../../../../tests/ledger-loan.ts';
import { createTestContext } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createDirectory } from '../../adapters/postgres/directory.ts';
import { createProductList } from '../../adapters/postgres/product-list.ts';
import { createStaffStore } from '../../adapters/postgres/staff-store.ts';
import { receiveCollection } from '../payment/receive-collection.ts';
import { startPayment } from '../payment/start-payment.ts';
import { listCoupons } from '../rewards/list-coupons.ts';
import type { Outcome } from '../write.ts';
import { answerRequest } from './answer-request.ts';
import { changeCoupon } from './coupon-step.ts';
import type { Staff } from '../approval/approval.ts';
import { performLoanAction } from './loan-action.ts';

const staff = (role: Staff['role']): Staff => ({ staffId: randomUUID(), name: role, role });
const agent = staff('agent');
const finance = staff('finance');
const page = {
  partnerName: 'GCash',
  partnerHost: 'p.example',
  partnerUrl: 'https://p.example/',
  partnerQrText: null,
  partnerCode: null,
  partnerReference: null,
  closesAt: null,
};

let database: TestDatabase;
let context: Awaited<ReturnType<typeof contextOf>>;
let borrower: Awaited<ReturnType<typeof newBorrower>>;

async function contextOf({ database: opened }: TestDatabase) {
  return {
    ...createTestContext(opened),
    products: await createProductList(opened),
    lenderRules: { makerOnlyLimits: defaultMakerOnlyLimits, leastOverdueDays: 90 },
    installBonus: { couponCentavos: 20_000, stepCentavos: 100_000 },
    directory: createDirectory(opened),
    staff: createStaffStore(opened),
    collections: { provider: null, channels: [], open: async () => page },
    publicOrigin: 'https://luwag.example',
  };
}

async function newBorrower() {
  const { customerId, loanId } = await addLoan(database.database);
  return { customerId, loanId, caller: { kind: 'system', customerId } as const };
}

beforeAll(async () => {
  database = await createTestDatabase();
  context = await contextOf(database);
});
beforeEach(async () => {
  borrower = await newBorrower();
});
afterAll(() => database.remove());

function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}
const grant = (deductionCentavos: number): CouponStep => ({
  kind: 'grant-coupon',
  couponKind: 'repayment',
  couponReason: 'complaint',
  deductionCentavos,
  minimumAmountCentavos: 0,
  validDays: 30,
  reason: 'waited for a week',
});
const takeBack = (couponId: string): CouponStep => ({
  kind: 'invalidate-coupon',
  couponId,
  invalidReason: 'givenByMistake',
  reason: 'for somebody else',
});
const take = (who: Staff, step: CouponStep, key: string = randomUUID()) =>
  changeCoupon(context, who, borrower.customerId, step, key);
const shown = async () => value(await listCoupons(context, borrower.caller)).coupons;
const pay = async (couponId: string): Promise<string> => {
  const body = { kind: 'part', amountCentavos: 100_000, channel: 'gcash', couponId } as const;
  const started = await startPayment(context, borrower.caller, borrower.loanId, body, randomUUID());
  return value(started).payment.reference;
};
const audits = () =>
  database.database.query<{ action: string; detail: Record<string, string> }>(
    {
      name: 'audits',
      text: 'SELECT action, detail FROM audit_log WHERE customer_id = $1 ORDER BY at, audit_id',
    },
    [borrower.customerId],
  );

test('one member of staff gives a small coupon, once however often the step is sent, and the log says why', async () => {
  const key = randomUUID();
  await Promise.all(Array.from({ length: 10 }, () => take(agent, grant(50_000), key)));
  expect(await shown()).toMatchObject([
    { state: 'available', reason: 'complaint', deductionCentavos: 50_000, invalidReason: null },
  ]);
  expect(await audits()).toMatchObject([
    { action: 'coupon-step-done', detail: { reason: 'waited for a week' } },
  ]);
});

test('a larger one waits for a second person, who is not the first, and is then given once', async () => {
  expect(value(await take(agent, grant(50_001))).outcome).toBe('waits-for-second-person');
  expect(await shown()).toEqual([]);
  expect(await take(finance, grant(60_000))).toMatchObject({ detail: { rule: 'STEP_ALREADY_WAITING' } });
  const { requests } = await context.store.load({ customerId: borrower.customerId, parts: ['requests'] });
  const ids = { customerId: borrower.customerId, requestId: requests[0]?.requestId ?? '' };
  const confirm = (who: Staff) =>
    answerRequest({ ...context }, who, ids, { outcome: 'confirm' }, randomUUID());
  expect(await confirm(agent)).toMatchObject({ code: 'second_person_required' });
  expect(await confirm(staff('collections'))).toMatchObject({ code: 'forbidden' });
  const answers = await Promise.all([confirm(finance), confirm(finance), confirm(finance)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect((await shown()).map(({ deductionCentavos }) => deductionCentavos)).toEqual([50_001]);
  expect((await audits()).map(({ action }) => action)).toEqual([
    'coupon-step-proposed',
    'coupon-step-confirmed',
  ]);
});

test('a coupon taken back says why to its owner; one promised or used is not taken back', async () => {
  value(await take(agent, grant(2_000)));
  value(await take(agent, grant(3_000)));
  const [second, first] = await shown();
  value(await take(agent, takeBack(first?.couponId ?? '')));
  expect((await shown()).find(({ couponId }) => couponId === first?.couponId)).toMatchObject({
    state: 'invalid',
    invalidReason: 'givenByMistake',
    invalidatedOn: '2026-11-21',
  });
  const reference = await pay(second?.couponId ?? '');
  expect(await take(agent, takeBack(second?.couponId ?? ''))).toMatchObject({
    detail: { rule: 'COUPON_HELD' },
  });
  value(await receiveCollection(context, { reference, outcome: 'success' }));
  expect(await take(agent, takeBack(second?.couponId ?? ''))).toMatchObject({
    detail: { rule: 'COUPON_USED' },
  });
  expect(await take(agent, takeBack(randomUUID()))).toMatchObject({ code: 'not_found' });
  expect(await take(staff('collections'), grant(100))).toMatchObject({ code: 'forbidden' });
});

test('a loan that is cancelled gives back the coupon used at its repayment', async () => {
  value(await take(agent, grant(2_000)));
  const [coupon] = await shown();
  const reference = await pay(coupon?.couponId ?? '');
  value(await receiveCollection(context, { reference, outcome: 'success' }));
  expect(await shown()).toMatchObject([{ state: 'used', savedCentavos: 500 }]);
  const { loans } = await context.store.load({ customerId: borrower.customerId, parts: ['loans'] });
  const returnedCentavos = (loans[0]?.netDisbursedCentavos ?? 0) - 100_000;
  const action = { kind: 'cancel', returnedCentavos, reference: 'RET-1', reason: 'changed my mind' } as const;
  const key = { customerId: borrower.customerId, loanId: borrower.loanId };
  value(await performLoanAction(context, finance, key, { action, shownOwedCentavos: 0 }, randomUUID()));
  expect(await shown()).toMatchObject([{ state: 'available', usedOn: null, savedCentavos: null }]);
});
