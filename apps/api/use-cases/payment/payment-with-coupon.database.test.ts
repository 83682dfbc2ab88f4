import { randomUUID } from 'node:crypto';
import { balanceDifferences } from '@luwag/loan-engine/ledger/loan-balances';
import { addDays, localDate } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { mainProduct, subProduct } from '@luwag/loan-engine/pricing/loan-product';
import { payoffQuote } from '@luwag/loan-engine/life/payoff';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accepted, addLoan, type LedgerLoan, type LoanWish } from '../../../../tests/ledger-loan.ts';
import { createTestContext } from '../../../../tests/test-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { createDirectory } from '../../adapters/postgres/directory.ts';
import { createLedger } from '../../adapters/postgres/ledger.ts';
import { createProductList } from '../../adapters/postgres/product-list.ts';
import { type CouponGrant, grantCoupon } from '../rewards/grant-coupon.ts';
import { reconcileRewards } from '../rewards/reconcile-rewards.ts';
import { listCoupons } from '../rewards/list-coupons.ts';
import { dueAmount } from '../figures/due-amount.ts';
import { getLoan } from '../loan/read-loans.ts';
import type { Outcome } from '../write.ts';
import { getResult } from './get-result.ts';
import { receiveCollection } from './receive-collection.ts';
import { getPayment, startPayment } from './start-payment.ts';
import { suggestCoupons } from './suggest-coupons.ts';

const hourMs = 3_600_000;
const lentOn = localDate('2026-11-21');
const noon = Date.UTC(2026, 10, 21, 4);

let database: TestDatabase;
let context: Awaited<ReturnType<typeof contextOf>>;

async function contextOf({ database: opened }: TestDatabase) {
  const page = {
    partnerName: 'GCash',
    partnerHost: 'p.example',
    partnerUrl: 'https://p.example/',
    partnerQrText: null,
    partnerCode: null,
    partnerReference: null,
    closesAt: null,
  };
  return {
    ...createTestContext(opened),
    collections: { provider: null, channels: [], open: async () => page },
    publicOrigin: 'https://luwag.example',
    directory: createDirectory(opened),
    ledger: createLedger(opened),
    products: await createProductList(opened),
  };
}

beforeAll(async () => {
  database = await createTestDatabase();
  context = await contextOf(database);
});
afterAll(() => database.remove());

function value<T>(outcome: Outcome<T>): T {
  if (!outcome.ok) throw new Error(outcome.code);
  return outcome.value;
}

/** A borrower with a loan of PHP 5,000 at 10 days of interest, PHP 50.00, and a coupon of PHP 20.00. */
async function borrower(wish: LoanWish = {}, grant: Partial<CouponGrant> = {}) {
  context.clock.at = noon;
  const loan = await addLoan(database.database, wish);
  const give = async (changed: Partial<CouponGrant> = {}): Promise<string> => {
    const given = await grantCoupon(context, loan.customerId, {
      kind: 'repayment',
      deductionCentavos: centavos(2_000),
      minimumAmountCentavos: centavos(0),
      validDays: 60,
      reason: 'goodwill',
      ...changed,
    });
    return value(given).couponId;
  };
  const couponId = await give(grant);
  context.clock.at = noon + 240 * hourMs;
  return { ...loan, couponId, give, caller: { kind: 'system', customerId: loan.customerId } as const };
}
type Borrower = Awaited<ReturnType<typeof borrower>>;

const today = addDays(lentOn, 10);
const owedBy = ({ loan }: LedgerLoan): number => accepted(payoffQuote(loan, today)).totalCentavos;

function start(
  { caller, loanId, couponId }: Borrower,
  amountCentavos: number,
  wish: { kind?: 'full' | 'due' | 'part' | 'extension'; couponId?: string; key?: string } = {},
) {
  const { kind = 'full', key = randomUUID() } = wish;
  const body = { kind, amountCentavos, channel: 'gcash', couponId: wish.couponId ?? couponId } as const;
  return startPayment(context, caller, loanId, body, key);
}
const report = (
  reference: string,
  changed: { outcome?: 'fail' | 'reversed'; amountCentavos?: number } = {},
) => receiveCollection(context, { reference, outcome: 'success', ...changed });
const kept = ({ customerId }: Borrower) =>
  context.store.load({ customerId, parts: ['loans', 'entries', 'payments', 'coupons'] });

async function expectBooksToAgree(of: Borrower): Promise<void> {
  const { loans, entries } = await kept(of);
  for (const loan of loans) expect(balanceDifferences(loan, entries)).toEqual([]);
  const balances = await context.ledger.balances(addDays(lentOn, 365));
  expect(balances.reduce((sum, { balanceCentavos }) => sum + balanceCentavos, 0)).toBe(0);
}

test('the best coupon is suggested with what it leaves to pay, and each other says why not', async () => {
  const one = await borrower();
  const ids = {
    large: await one.give({ kind: 'cash', deductionCentavos: centavos(4_000) }),
    borrowing: await one.give({ kind: 'withdrawal' }),
    dear: await one.give({ minimumAmountCentavos: centavos(600_000) }),
  };
  const suggested = value(await suggestCoupons(context, one.caller, one.loanId, { kind: 'full' }));
  expect(suggested.paidOffCentavos).toBe(505_000);
  expect(
    suggested.coupons.map(({ coupon, payCentavos, refusal }) => [coupon.couponId, payCentavos, refusal]),
  ).toEqual([
    [ids.large, 501_000, null],
    [one.couponId, 503_000, null],
    ...suggested.coupons
      .slice(2)
      .map(({ coupon }) => [
        coupon.couponId,
        null,
        coupon.couponId === ids.dear ? 'COUPON_MINIMUM_NOT_REACHED' : 'COUPON_WRONG_OCCASION',
      ]),
  ]);
});

test('a coupon settles the loan for so much less, on its own line in ledger, history, page, result and list', async () => {
  const one = await borrower();
  const bridge = value(await start(one, 503_000));
  expect(bridge.payment).toMatchObject({ amountCentavos: 503_000, couponCentavos: 2_000 });
  expect(value(await report(bridge.payment.reference)).status).toBe('success');
  const { lines, summary, payments } = value(await getLoan(context, one.caller, one.loanId));
  expect(summary.status).toBe('settled');
  expect(lines.filter(({ kind }) => kind === 'coupon-used')).toMatchObject([
    { amountCentavos: -2_000, parts: [{ part: 'interest', amountCentavos: -2_000 }] },
  ]);
  expect(payments).toMatchObject([{ receivedCentavos: 503_000, couponCentavos: 2_000 }]);
  const paid = value(await getPayment(context, one.caller, bridge.payment.paymentId));
  expect(paid.payment).toMatchObject({ status: 'success', couponCentavos: 2_000 });
  expect(value(await getResult(context, bridge.resultReference))).toMatchObject({
    amountCentavos: 503_000,
    couponCentavos: 2_000,
    isSettled: true,
  });
  const { coupons } = value(await listCoupons(context, one.caller));
  expect(coupons).toMatchObject([{ state: 'used', savedCentavos: 2_000, isHeld: false }]);
  await expectBooksToAgree(one);
});

test('a payment that is taken back gives its coupon back, which serves again', async () => {
  const one = await borrower();
  const bridge = value(await start(one, 503_000));
  value(await report(bridge.payment.reference));
  expect(value(await report(bridge.payment.reference, { outcome: 'reversed' })).status).toBe('reversed');
  const { summary } = value(await getLoan(context, one.caller, one.loanId));
  expect(summary.payoff?.totalCentavos).toBe(505_000);
  expect(value(await listCoupons(context, one.caller)).coupons).toMatchObject([{ state: 'available' }]);
  const again = value(await start(one, 503_000));
  value(await report(again.payment.reference));
  expect(value(await getLoan(context, one.caller, one.loanId)).summary.status).toBe('settled');
  expect(value(await listCoupons(context, one.caller)).coupons).toMatchObject([{ state: 'used' }]);
  await expectBooksToAgree(one);
});

test('a coupon that came back with a part payment is kept, and ends on the day that it was given back with', async () => {
  const one = await borrower();
  const bridge = value(await start(one, 10_000, { kind: 'part' }));
  value(await report(bridge.payment.reference));
  value(await report(bridge.payment.reference, { outcome: 'reversed' }));
  const jobs = await database.database.query<{ kind: string }>(
    {
      name: 'jobs-of-customer',
      text: 'SELECT kind FROM outbox WHERE customer_id = $1 ORDER BY outbox_id DESC LIMIT 1',
    },
    [one.customerId],
  );
  expect(jobs).toEqual([{ kind: 'reconcile-rewards' }]);
  value(await reconcileRewards(context, one));
  const ends = async () => value(await listCoupons(context, one.caller)).coupons[0]?.validThroughOn;
  const endsOn = await ends();
  context.clock.at += 20 * 24 * hourMs;
  expect(await ends()).toBe(endsOn);
});

test('a double tap, twenty reports at once and a replay use it once', async () => {
  const one = await borrower();
  const key = randomUUID();
  const taps = await Promise.all(Array.from({ length: 5 }, () => start(one, 503_000, { key })));
  const [reference, ...others] = new Set(
    taps.flatMap((tap) => (tap.ok ? [tap.value.payment.reference] : [])),
  );
  expect(others).toEqual([]);
  await Promise.all(Array.from({ length: 20 }, () => report(reference ?? '')));
  expect(value(await report(reference ?? '')).status).toBe('success');
  const { entries, loans } = await kept(one);
  expect(entries.filter(({ kind }) => kind === 'coupon-used')).toHaveLength(1);
  expect(entries.filter(({ kind }) => kind === 'repayment-received')).toHaveLength(1);
  expect(loans[0]).toMatchObject({ status: 'settled', customerCreditCentavos: 0 });
});

test('two payments of one loan with one coupon: the money that comes first uses it, the other pays as money', async () => {
  const one = await borrower();
  const places = await Promise.all([
    start(one, 100_000, { kind: 'part' }),
    start(one, 100_000, { kind: 'part' }),
  ]);
  const payments = places.map((place) => value(place).payment);
  await Promise.all(payments.map(({ reference }) => report(reference)));
  const { entries, loans, coupons } = await kept(one);
  expect(entries.filter(({ kind }) => kind === 'coupon-used')).toHaveLength(1);
  expect(coupons[0]?.usedForLoanId).toBe(one.loanId);
  const [loan] = loans;
  expect(loan && accepted(payoffQuote(loan, today)).totalCentavos).toBe(505_000 - 2_000 - 200_000);
  const shown = value(await getLoan(context, one.caller, one.loanId)).payments;
  expect(shown.map(({ couponCentavos }) => couponCentavos).toSorted((left, right) => left - right)).toEqual([
    0, 2_000,
  ]);
  await expectBooksToAgree(one);
});

test('a coupon promised to a payment says so until the payment fails or its time is over', async () => {
  const one = await borrower();
  const { payment } = value(await start(one, 503_000));
  const isHeld = async () => value(await listCoupons(context, one.caller)).coupons[0]?.isHeld;
  expect(await isHeld()).toBe(true);
  value(await report(payment.reference, { outcome: 'fail' }));
  expect(await isHeld()).toBe(false);
  value(await start(one, 503_000));
  expect(await isHeld()).toBe(true);
  context.clock.at += 24 * hourMs;
  expect(await isHeld()).toBe(false);
  expect((await kept(one)).coupons[0]).toMatchObject({ usedOn: null });
});

test('a failure that turns into money the next day uses the coupon after all, even past its last day', async () => {
  const one = await borrower({}, { validDays: 11 });
  const { payment } = value(await start(one, 100_000, { kind: 'part' }));
  value(await report(payment.reference, { outcome: 'fail' }));
  context.clock.at += 24 * hourMs;
  value(await report(payment.reference));
  const { coupons, entries } = await kept(one);
  expect(coupons[0]).toMatchObject({ usedOn: today, usedForLoanId: one.loanId });
  expect(entries.some(({ kind }) => kind === 'coupon-used')).toBe(true);
  await expectBooksToAgree(one);
});

test('money below what the coupon asks for pays without it, and the coupon stays', async () => {
  const one = await borrower({}, { minimumAmountCentavos: centavos(400_000) });
  const { payment } = value(await start(one, 398_000, { kind: 'part' }));
  value(await report(payment.reference, { amountCentavos: 397_999 }));
  const { coupons, entries } = await kept(one);
  expect(coupons[0]?.usedOn).toBeNull();
  expect(entries.some(({ kind }) => kind === 'coupon-used')).toBe(false);
  await expectBooksToAgree(one);
});

test('any other figure, a strange coupon, one too large for a part and a later due date are refused, and nothing is kept', async () => {
  const one = await borrower();
  const other = await borrower();
  const codes = [
    await start(one, 502_999),
    await start(one, 505_000),
    await start(one, 503_000, { couponId: other.couponId }),
    await start(one, 0, { kind: 'part' }),
    await start(one, 503_001, { kind: 'part' }),
    await start(one, 10_000, { kind: 'extension' }),
    await start(one, 503_000, { couponId: await one.give({ kind: 'withdrawal' }) }),
  ].map((outcome) => (outcome.ok ? 'ok' : outcome.code));
  expect(codes).toEqual([
    'quote_changed',
    'quote_changed',
    'coupon_not_usable',
    'coupon_not_usable',
    'payment_amount_invalid',
    'coupon_not_usable',
    'coupon_not_usable',
  ]);
  expect((await kept(one)).payments).toEqual([]);
});

test('an installment and fees left to the repayment become smaller by it, and paying the rest pays them', async () => {
  const one = await borrower({ product: subProduct, amountCentavos: 600_000, termDays: 90 });
  context.clock.at = noon + 720 * hourMs;
  const due = dueAmount(one.loan, addDays(lentOn, 30)) ?? 0;
  const [best] = value(await suggestCoupons(context, one.caller, one.loanId, { kind: 'due' })).coupons;
  expect(best).toMatchObject({ payCentavos: due - 2_000, deductionCentavos: 2_000 });
  const { payment } = value(await start(one, due - 2_000, { kind: 'due' }));
  value(await report(payment.reference));
  expect(value(await getLoan(context, one.caller, one.loanId)).summary.dueOn).toBe(addDays(lentOn, 60));
  await expectBooksToAgree(one);

  const later = await borrower({ product: { ...mainProduct, feesTiming: 'at-repayment' } });
  const paid = value(await start(later, owedBy(later) - 2_000));
  value(await report(paid.payment.reference));
  const { entries, loans } = await kept(later);
  expect(entries.find(({ kind }) => kind === 'coupon-used')?.postings).toEqual([
    { account: '6200', amountCentavos: 2_000 },
    { account: '1140', amountCentavos: -2_000 },
  ]);
  expect(loans[0]?.status).toBe('settled');
  await expectBooksToAgree(later);
});
