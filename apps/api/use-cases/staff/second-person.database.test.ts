import { randomUUID } from 'node:crypto';
import type { CouponStep } from '@luwag/contract/endpoints/staff/coupon-step';
import type { LoanAction } from '@luwag/contract/endpoints/staff/loan-action';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addLoan } from '../../../../tests/ledger-loan.ts';
import { createStaffContext, newStaff, type StaffContext, value } from '../../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createCloseOfBusiness } from '../../adapters/postgres/close-of-business.ts';
import { postAccruals } from '../close-of-business/post-accruals.ts';
import { startPayment } from '../payment/start-payment.ts';
import { answerRequest } from './answer-request.ts';
import type { Staff } from '../approval/approval.ts';
import { changeCoupon } from './coupon-step.ts';
import { type LoanKey, performLoanAction, previewLoanAction } from './loan-action.ts';

/* One person can neither make money appear nor make a debt disappear; and one number of a channel is booked once. */

let database: TestDatabase;
let context: StaffContext;
let key: LoanKey;
let finance: Staff;

beforeAll(async () => {
  database = await createTestDatabase();
  context = await createStaffContext(database);
});
beforeEach(async () => {
  key = await newLoan();
  finance = newStaff('finance');
});
afterAll(() => database.remove());

async function newLoan(amountCentavos = 1_000_000): Promise<LoanKey> {
  const { customerId, loanId } = await addLoan(database.database, { amountCentavos });
  return { customerId, loanId };
}

/** Charges every loan through today, as the night does. */
const closeToday = () => {
  const closes = createCloseOfBusiness(database.database);
  return postAccruals({ ...context, closes }, manilaDateOf(context.now()));
};

const reason = 'agreed by telephone';
const payment = (amountCentavos: number, reference: string, channel: 'bank' | 'gcash' = 'gcash') =>
  ({
    kind: 'record-payment',
    amountCentavos,
    paidOn: '2026-11-21',
    channel,
    reference,
    reason,
  }) as const;
const onDay = (paidOn: string, amountCentavos: number): LoanAction => ({
  ...payment(amountCentavos, newNumber()),
  paidOn,
});
const newNumber = (): string => `GC${randomUUID().slice(0, 13)}`;
const waiver = (feeOrInterestCentavos: number): LoanAction => ({
  kind: 'waive-charges',
  interestCentavos: feeOrInterestCentavos,
  lateChargeCentavos: 0,
  penaltyFeeCentavos: 0,
  feeCentavos: 0,
  waiverReason: 'goodwill',
  reason,
});
const coupon = (deductionCentavos: number): CouponStep => ({
  kind: 'grant-coupon',
  couponKind: 'repayment',
  couponReason: 'goodwill',
  deductionCentavos,
  minimumAmountCentavos: 0,
  validDays: 30,
  reason,
});

async function act(who: Staff, of: LoanKey, action: LoanAction, idempotencyKey = randomUUID()) {
  const shown = await previewLoanAction(context, who, of, action);
  if (!shown.ok) return shown;
  const body = { action, shownOwedCentavos: shown.value.after.owedCentavos };
  return performLoanAction(context, who, of, body, idempotencyKey);
}
async function outcomeOf(who: Staff, of: LoanKey, action: LoanAction): Promise<string> {
  const acted = await act(who, of, action);
  return acted.ok ? acted.value.outcome : acted.code;
}
async function confirm(who: Staff, of: LoanKey, shownOwedCentavos: number) {
  const { requests } = await context.store.load({ customerId: of.customerId, parts: ['requests'] });
  const requestId = requests.find(({ status }) => status === 'open')?.requestId ?? randomUUID();
  const answer = { outcome: 'confirm', shownOwedCentavos } as const;
  return answerRequest(context, who, { customerId: of.customerId, requestId }, answer, randomUUID());
}
async function loanOf(of: LoanKey) {
  const { loans } = await context.store.load({ customerId: of.customerId, parts: ['loans'] });
  return loans[0];
}
const audits = (customerId: string) =>
  database.database.query<{ action: string; before: object | null; after: object | null }>(
    {
      name: 'audits-with-figures',
      text: 'SELECT action, before, after FROM audit_log WHERE customer_id = $1 ORDER BY at, audit_id',
    },
    [customerId],
  );
const refund = (amountCentavos: number): LoanAction => ({ kind: 'refund-credit', amountCentavos, reason });
async function settledWithCredit(): Promise<LoanKey> {
  const small = await newLoan(200_000);
  const owed = 200_000 + 200;
  expect(await outcomeOf(finance, small, payment(owed + 5_000, newNumber()))).toBe('done');
  return small;
}
const waits = 'waits-for-second-person';

describe('money recorded by hand', () => {
  test('an amount far above the debt waits for a second person, and is then the customer’s credit', async () => {
    const action = payment(800_000_000, newNumber());
    const shown = value(await previewLoanAction(context, finance, key, action));
    expect(shown).toMatchObject({ needsSecondPerson: true, after: { owedCentavos: 0, status: 'settled' } });
    expect(await outcomeOf(finance, key, action)).toBe(waits);
    expect(value(await confirm(newStaff('finance'), key, 0))).toEqual({ status: 'done' });
    expect(await loanOf(key)).toMatchObject({ customerCreditCentavos: 800_000_000 - 1_001_000 });
  });

  test('money for a loan that was settled meanwhile is kept: a little by one person, more by two', async () => {
    const settled = await settledWithCredit();
    expect(await outcomeOf(finance, settled, payment(100_000, newNumber()))).toBe('done');
    expect(await outcomeOf(finance, settled, payment(100_001, newNumber()))).toBe(waits);
    expect(value(await confirm(newStaff('finance'), settled, 0))).toEqual({ status: 'done' });
    expect(await loanOf(settled)).toMatchObject({ customerCreditCentavos: 5_000 + 100_000 + 100_001 });
  });

  test('finance records up to the limit of a loan alone, and the step beyond it waits', async () => {
    const recorded = [400_000, 500_000, 100_001].map((amount) => payment(amount, newNumber()));
    const outcomes = [];
    for (const action of recorded) outcomes.push(await outcomeOf(finance, key, action));
    expect(outcomes).toEqual(['done', 'done', waits]);
    expect((await loanOf(key))?.principalPaidCentavos).toBeLessThan(1_000_000);
  });

  test('what colleagues recorded alone on the same loan counts as well', async () => {
    expect(await outcomeOf(newStaff('finance'), key, payment(900_000, newNumber()))).toBe('done');
    expect(await outcomeOf(finance, key, payment(100_001, newNumber()))).toBe(waits);
  });

  test('no other role records money alone, and nobody confirms what they proposed', async () => {
    const admin = newStaff('admin');
    expect(await outcomeOf(admin, key, payment(1_000, newNumber()))).toBe(waits);
    const owed = 1_000_000 + 1_000 - 1_000;
    expect(await confirm(admin, key, owed)).toMatchObject({ code: 'second_person_required' });
    expect(await confirm(newStaff('agent'), key, owed)).toMatchObject({ code: 'forbidden' });
    const confirmed = await confirm(finance, key, owed);
    expect(value(confirmed)).toEqual({ status: 'done' });
  });

  test('a day of one person has a limit over all borrowers, also for steps at the same moment', async () => {
    const loans = await Promise.all(Array.from({ length: 8 }, () => newLoan()));
    const outcomes = await Promise.all(
      loans.map((loan) => outcomeOf(finance, loan, payment(900_000, newNumber()))),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(5);
    for (const other of outcomes.filter((outcome) => outcome !== 'done')) {
      expect(['staff_day_limit_reached', waits]).toContain(other);
    }
    expect(await outcomeOf(finance, await newLoan(), payment(600_000, newNumber()))).toBe(waits);
    expect(await outcomeOf(newStaff('finance'), await newLoan(), payment(600_000, newNumber()))).toBe('done');
    context.clock.at += 86_400_000;
    expect(await outcomeOf(finance, await newLoan(), payment(600_000, newNumber()))).toBe('done');
    context.clock.at -= 86_400_000;
  });

  test('credit leaves by two people however small, so that recorded money never leaves by one', async () => {
    const shown = await previewLoanAction(context, finance, await settledWithCredit(), refund(100));
    expect(value(shown).needsSecondPerson).toBe(true);
  });
});

describe('debt forgiven and payouts taken back', () => {
  test('waivers and coupons of one customer count together, also from several members of staff', async () => {
    const collections = newStaff('collections');
    expect(await outcomeOf(collections, key, waiver(500))).toBe('done');
    const give = async (amount: number) =>
      value(await changeCoupon(context, newStaff('admin'), key.customerId, coupon(amount), randomUUID()))
        .outcome;
    expect(await give(30_000)).toBe('done');
    expect(await give(19_501)).toBe(waits);
  });

  test('a plan and an agent’s cancellation wait for a second person', async () => {
    const plan: LoanAction = { kind: 'agree-restructure', dueOns: ['2026-12-24'], reason };
    expect(await outcomeOf(newStaff('collections'), await newLoan(), plan)).toBe(waits);
    const other = await newLoan();
    const returnedCentavos = (await loanOf(other))?.netDisbursedCentavos ?? 0;
    const cancel: LoanAction = { kind: 'cancel', returnedCentavos, reference: newNumber(), reason };
    expect(await outcomeOf(newStaff('agent'), other, cancel)).toBe(waits);
    expect((await loanOf(other))?.status).toBe('active');
  });
});

describe('money recorded for an earlier day', () => {
  const dayMs = 86_400_000;
  beforeEach(() => {
    context.clock.at += 90 * dayMs;
  });
  afterEach(() => {
    context.clock.at -= 90 * dayMs;
  });
  test('waits for a second person where more charges fall away by its day than one person may forgive', async () => {
    const other = await newLoan();
    await closeToday();
    expect(await outcomeOf(finance, key, onDay('2026-11-23', 900_000))).toBe(waits);
    expect(await outcomeOf(finance, other, onDay('2027-02-18', 900_000))).toBe('done');
  });

  test('counts what fell away with what was waived', async () => {
    const small = await newLoan(200_000);
    await closeToday();
    expect(await outcomeOf(finance, small, onDay('2026-12-31', 150_000))).toBe('done');
    const forgiven = await database.database.query<{ amount: number }>(
      {
        name: 'forgiven-of-customer',
        text: `SELECT amount_centavos AS amount FROM maker_only_step WHERE customer_id = $1 AND limit_group = 'forgiven'`,
      },
      [small.customerId],
    );
    expect(forgiven).toHaveLength(1);
    expect(forgiven[0]?.amount).toBeGreaterThan(0);
  });
});

describe('a channel’s number', () => {
  test('is booked once in the whole book, however it is written and for any borrower', async () => {
    const number = newNumber();
    expect(await outcomeOf(finance, key, payment(1_000, number))).toBe('done');
    const written = [
      number,
      number.toLowerCase(),
      number.replace('GC', 'GC '),
      `${number.slice(0, 4)}-${number.slice(4)}`,
    ];
    const other = await newLoan();
    for (const reference of written) {
      expect(await outcomeOf(finance, other, payment(1_000, reference))).toBe('payment_already_recorded');
      expect(await outcomeOf(finance, key, payment(1_000, reference))).toBe('payment_already_recorded');
    }
    expect(await outcomeOf(finance, other, payment(1_000, number, 'bank'))).toBe('payment_already_recorded');
    const returnedCentavos = (await loanOf(other))?.netDisbursedCentavos ?? 0;
    const cancel: LoanAction = { kind: 'cancel', returnedCentavos, reference: number, reason };
    expect(await outcomeOf(finance, other, cancel)).toBe('payment_already_recorded');
  });

  test('sent for two borrowers at the same moment is booked for one of them', async () => {
    const number = newNumber();
    const loans = await Promise.all(Array.from({ length: 6 }, () => newLoan()));
    const outcomes = await Promise.all(
      loans.map((loan) => outcomeOf(newStaff('finance'), loan, payment(1_000, number))),
    );
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'payment_already_recorded')).toHaveLength(5);
  });

  test('of a payment opened in the app is recorded as that payment, once, and for nobody else', async () => {
    const opened = value(
      await startPayment(
        context,
        { kind: 'system', customerId: key.customerId },
        key.loanId,
        { kind: 'part', amountCentavos: 50_000, channel: 'gcash' },
        randomUUID(),
      ),
    );
    const { reference, paymentId } = opened.payment;
    const other = await newLoan();
    expect(await outcomeOf(finance, other, payment(50_000, reference))).toBe('payment_already_recorded');
    const own = payment(50_000, reference.toLowerCase().replaceAll('-', ' '));
    expect(await outcomeOf(finance, key, own)).toBe('done');
    expect(await outcomeOf(finance, key, own)).toBe('payment_already_recorded');
    const { payments } = await context.store.load({ customerId: key.customerId, parts: ['payments'] });
    expect(payments).toMatchObject([{ paymentId, status: 'success', receivedCentavos: 50_000 }]);
  });
});

test('a decision leaves one line of the log with what was before and after, however often it is sent', async () => {
  const idempotencyKey = randomUUID();
  const action = payment(100_000, newNumber());
  const first = value(await previewLoanAction(context, finance, key, action));
  const body = { action, shownOwedCentavos: first.after.owedCentavos };
  for (let again = 0; again < 3; again += 1) {
    value(await performLoanAction(context, finance, key, body, idempotencyKey));
  }
  const lines = (await audits(key.customerId)).filter(({ action: what }) => what === 'loan-action-done');
  expect(lines).toMatchObject([
    {
      before: { owedCentavos: first.before.owedCentavos, status: 'active' },
      after: { owedCentavos: first.after.owedCentavos, status: 'active' },
    },
  ]);
});
