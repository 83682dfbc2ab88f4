import { randomUUID } from 'node:crypto';
import { endpoints } from '@luwag/contract/endpoints';
import { balanceDifferences } from '@luwag/loan-engine/ledger/loan-balances';
import { couponOf } from '@luwag/loan-engine/loan/loan';
import { centavos } from '@luwag/loan-engine/money/money';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createCustomerStore } from '../../apps/api/adapters/postgres/customer-store.ts';
import { createRandomness } from '../../apps/api/adapters/randomness/randomness.ts';
import { type CouponGrant, grantCoupon } from '../../apps/api/use-cases/rewards/grant-coupon.ts';
import { startTestProduct, type TestProduct } from './test-product.ts';
import {
  becomeApproved,
  completeProfile,
  given,
  logInBorrower,
  openOffer,
  prepareWithdrawal,
  readLoan,
  sendWithdrawal,
  type TestBorrower,
} from './test-borrower.ts';

async function listed(of: TestBorrower, couponId: string) {
  const { coupons } = given(await of.call(endpoints.listCoupons, {}));
  return coupons.find((coupon) => coupon.couponId === couponId);
}

describe('a coupon at a withdrawal', () => {
  let product: TestProduct;
  let borrower: TestBorrower;
  beforeAll(async () => {
    product = await startTestProduct();
    borrower = await newBorrower();
  });
  afterAll(() => product.stop());

  const newBorrower = async (): Promise<TestBorrower> => {
    const opened = await logInBorrower(product.origin);
    await completeProfile(product.origin, opened);
    await becomeApproved(opened);
    return opened;
  };
  const give = async (to: TestBorrower, changed: Partial<CouponGrant> = {}): Promise<string> => {
    const now = Date.now;
    const granted = await grantCoupon(
      { store: createCustomerStore(product.database), randomness: createRandomness({ now }), now },
      to.customerId,
      {
        kind: 'withdrawal',
        deductionCentavos: centavos(5_000),
        minimumAmountCentavos: centavos(200_000),
        validDays: 30,
        reason: 'goodwill',
        ...changed,
      },
    );
    if (!granted.ok) throw new Error(granted.code);
    return granted.value.couponId;
  };
  const settle = async (loanId: string): Promise<void> => {
    await expect
      .poll(async () => (await readLoan(borrower, loanId)).summary.status, { timeout: 15_000 })
      .toBe('active');
    const { summary } = await readLoan(borrower, loanId);
    const amountCentavos = summary.payoff?.totalCentavos ?? 0;
    const { payment } = given(
      await borrower.call(
        endpoints.startPayment,
        { params: { loanId }, body: { kind: 'full', amountCentavos, channel: 'gcash' } },
        { idempotencyKey: randomUUID() },
      ),
    );
    const report = { body: { paymentReference: payment.reference } };
    given(await borrower.call(endpoints.reportSandboxRepayment, report));
  };

  test('lowers the fees in price, papers, payout and ledger by the same centavos, and is then used', async () => {
    const couponId = await give(borrower);
    const offer = openOffer(await borrower.call(endpoints.getOffer, {}));
    expect(offer.coupons.map((coupon) => coupon.couponId)).toEqual([couponId]);
    const wish = { amountCentavos: 500_000, termDays: 30, language: 'en-US' as const };
    const plain = given(await borrower.call(endpoints.getLoanPapers, { body: wish }));
    const lowered = given(await borrower.call(endpoints.getLoanPapers, { body: { ...wish, couponId } }));
    expect(plain.quote.withheldCentavos - lowered.quote.withheldCentavos).toBe(5_000);
    expect(JSON.stringify(lowered.disclosure)).toContain('Coupon that lowers these fees: ₱50.00');

    const body = await prepareWithdrawal(borrower, 500_000, 30, { couponId });
    const { loan } = given(await sendWithdrawal(borrower, body));
    expect(loan.netDisbursedCentavos).toBe(plain.quote.netDisbursedCentavos + 5_000);
    expect(await listed(borrower, couponId)).toMatchObject({
      state: 'used',
      usedForOrderNumber: loan.orderNumber,
    });
    expect(given(await borrower.call(endpoints.listCoupons, {})).borrowing).toBeNull();
    await settle(loan.loanId);
    const { loans, entries, payouts } = await createCustomerStore(product.database).load({
      customerId: borrower.customerId,
      parts: ['loans', 'entries', 'payouts'],
    });
    const kept = loans.find((row) => row.loanId === loan.loanId);
    expect(kept && couponOf(kept.quote)).toBe(5_000);
    expect(kept && balanceDifferences(kept, entries)).toEqual([]);
    expect(payouts[0]?.amountCentavos).toBe(loan.netDisbursedCentavos);
  });

  test('is listed with the loan it could be paid with, and with the most that could be borrowed once that is settled', async () => {
    const own = await newBorrower();
    const couponsOf = async () => given(await own.call(endpoints.listCoupons, {}));
    const { limitCentavos } = openOffer(await own.call(endpoints.getOffer, {}));
    expect(await couponsOf()).toMatchObject({
      borrowing: { mostCentavos: limitCentavos },
      repaying: null,
    });
    const { loan } = given(await sendWithdrawal(own, await prepareWithdrawal(own, 300_000, 14)));
    await expect
      .poll(async () => (await couponsOf()).repaying?.loanId, { timeout: 15_000 })
      .toBe(loan.loanId);
    const { summary } = await readLoan(own, loan.loanId);
    expect(await couponsOf()).toMatchObject({
      borrowing: null,
      repaying: { owedCentavos: summary.payoff?.totalCentavos },
    });
  });

  test('fifty withdrawals at once use it once', async () => {
    const couponId = await give(borrower);
    const body = await prepareWithdrawal(borrower, 300_000, 14, { couponId });
    const answers = await Promise.all(Array.from({ length: 50 }, () => sendWithdrawal(borrower, body)));
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    const codes = new Set(answers.flatMap((answer) => (answer.ok ? [] : [answer.code])));
    expect([...codes].filter((code) => code !== 'outstanding_loan' && code !== 'busy_try_again')).toEqual([]);
    const [loan] = given(await borrower.call(endpoints.listLoans, {})).loans;
    expect(await listed(borrower, couponId)).toMatchObject({ usedForOrderNumber: loan?.orderNumber });
    await settle(loan?.loanId ?? '');
    const again = await borrower.call(endpoints.getLoanPapers, {
      body: { amountCentavos: 300_000, termDays: 14, couponId, language: 'en-US' },
    });
    expect(again).toMatchObject({ ok: false, code: 'coupon_not_usable' });
    expect(await sendWithdrawal(borrower, body)).toMatchObject({ ok: false, code: 'coupon_not_usable' });
  });

  test('is refused to a stranger, below its minimum and for paying back, and nothing is kept', async () => {
    const stranger = await newBorrower();
    const before = given(await borrower.call(endpoints.listLoans, {})).loans.length;
    const body = await prepareWithdrawal(borrower, 150_000, 14);
    const ids = [await give(stranger), await give(borrower), await give(borrower, { kind: 'repayment' })];
    for (const couponId of ids) {
      expect(await sendWithdrawal(borrower, { ...body, couponId })).toMatchObject({
        ok: false,
        code: 'coupon_not_usable',
      });
    }
    expect(given(await borrower.call(endpoints.listLoans, {})).loans).toHaveLength(before);
    for (const couponId of ids.slice(1)) expect((await listed(borrower, couponId))?.state).toBe('available');
  });
});
