import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDate } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import {
  couponDeduction,
  couponState,
  giveBackCoupon,
  invalidateCoupon,
  suggestCoupon,
  redeemCoupon,
  type Coupon,
  type CouponKind,
  type CouponUse,
} from './coupon.ts';

const today = localDate('2026-11-21');

function coupon(changed: Partial<Coupon> = {}): Coupon {
  return {
    couponId: 'k',
    customerId: 'c',
    kind: 'cash',
    deductionCentavos: centavos(5000),
    minimumAmountCentavos: centavos(100_000),
    validFromOn: today,
    validThroughOn: addDays(today, 30),
    usedOn: null,
    usedForLoanId: null,
    invalidatedOn: null,
    ...changed,
  };
}

const use: CouponUse = {
  customerId: 'c',
  occasion: 'withdrawal',
  on: today,
  amountCentavos: centavos(500_000),
  chargesCentavos: centavos(13_390),
};

describe('a coupon', () => {
  it('is available through its last day, then expired; used and invalid outweigh the date', () => {
    expect(couponState(coupon(), addDays(today, 30))).toBe('available');
    expect(couponState(coupon(), addDays(today, 31))).toBe('expired');
    expect(couponState(coupon({ usedOn: today }), addDays(today, 31))).toBe('used');
    expect(couponState(coupon({ invalidatedOn: today }), today)).toBe('invalid');
  });

  it.each<[CouponKind, boolean, boolean]>([
    ['cash', true, true],
    ['platform', true, true],
    ['withdrawal', true, false],
    ['repayment', false, true],
  ])('of kind %s serves at a withdrawal: %s, at a repayment: %s', (kind, atWithdrawal, atRepayment) => {
    expect(couponDeduction(coupon({ kind }), use).ok).toBe(atWithdrawal);
    expect(couponDeduction(coupon({ kind }), { ...use, occasion: 'repayment' }).ok).toBe(atRepayment);
  });

  it('takes off its sum, but never more than there are charges', () => {
    expect(couponDeduction(coupon(), use)).toEqual({ ok: true, value: 5000 });
    expect(couponDeduction(coupon(), { ...use, chargesCentavos: centavos(40) })).toEqual({
      ok: true,
      value: 40,
    });
  });

  it.each<[string, Partial<Coupon>, Partial<CouponUse>, object]>([
    ['another’s', { customerId: 'd' }, {}, { code: 'COUPON_NOT_OWN' }],
    ['used', { usedOn: today }, {}, { code: 'COUPON_USED' }],
    ['taken back', { invalidatedOn: today }, {}, { code: 'COUPON_INVALID' }],
    [
      'over',
      {},
      { on: addDays(today, 31) },
      { code: 'COUPON_EXPIRED', detail: { validThroughOn: '2026-12-21' } },
    ],
    [
      'not begun',
      {},
      { on: addDays(today, -1) },
      { code: 'COUPON_NOT_YET_VALID', detail: { validFromOn: '2026-11-21' } },
    ],
    ['for the other occasion', { kind: 'repayment' }, {}, { code: 'COUPON_WRONG_OCCASION' }],
    [
      'for larger amounts',
      {},
      { amountCentavos: centavos(99_999) },
      {
        code: 'COUPON_MINIMUM_NOT_REACHED',
        detail: { minimumAmountCentavos: 100_000, missingCentavos: 1 },
      },
    ],
    [
      'without charges to take it off',
      {},
      { chargesCentavos: centavos(0) },
      { code: 'COUPON_NOTHING_TO_DEDUCT' },
    ],
  ])('is refused when %s', (_why, changed, changedUse, expected) => {
    expect(redeemCoupon(coupon(changed), { ...use, ...changedUse }, 'l')).toEqual({ ok: false, ...expected });
  });

  it('is used once', () => {
    const first = redeemCoupon(coupon(), use, 'l');
    if (!first.ok) throw new Error(first.code);
    expect(first.value.deductionCentavos).toBe(5000);
    expect(first.value.coupon).toMatchObject({ usedOn: today, usedForLoanId: 'l' });
    expect(redeemCoupon(first.value.coupon, use, 'm')).toEqual({ ok: false, code: 'COUPON_USED' });
  });

  it('comes back with the days it was tied up, for the loan it was used on only', () => {
    const used = coupon({ usedOn: today, usedForLoanId: 'l' });
    expect(giveBackCoupon(used, 'm', today)).toEqual({ ok: false, code: 'COUPON_NOT_USED_FOR_LOAN' });
    expect(giveBackCoupon(coupon(), 'l', today)).toEqual({ ok: false, code: 'COUPON_NOT_USED_FOR_LOAN' });
    const back = giveBackCoupon(used, 'l', addDays(today, 3));
    expect(back).toEqual({ ok: true, value: coupon({ validThroughOn: addDays(today, 33) }) });
  });

  it('is taken back by the lender once, and not after it was used', () => {
    expect(invalidateCoupon(coupon(), today)).toMatchObject({ value: { invalidatedOn: today } });
    const earlier = coupon({ invalidatedOn: addDays(today, -1) });
    expect(invalidateCoupon(earlier, today)).toEqual({ ok: true, value: earlier });
    expect(invalidateCoupon(coupon({ usedOn: today }), today)).toEqual({ ok: false, code: 'COUPON_USED' });
  });
});

describe('the suggestion', () => {
  it('is the one that takes most off, and each other says why not', () => {
    const small = coupon({ couponId: 'small', deductionCentavos: centavos(3000) });
    const best = coupon({ couponId: 'best', validThroughOn: addDays(today, 2) });
    const later = coupon({ couponId: 'later' });
    const far = coupon({ couponId: 'far', minimumAmountCentavos: centavos(600_000) });
    const { best: suggested, others } = suggestCoupon([small, later, best, far], use);
    expect(suggested).toEqual({ coupon: best, deductionCentavos: 5000 });
    expect(
      others.map(({ coupon: { couponId }, reason, deductionCentavos }) => [
        couponId,
        reason,
        deductionCentavos,
      ]),
    ).toEqual([
      ['small', 'COUPON_TAKES_LESS_OFF', 3000],
      ['later', 'COUPON_CAN_WAIT', 5000],
      ['far', 'COUPON_MINIMUM_NOT_REACHED', 0],
    ]);
  });

  it('does not waste a large coupon on small charges', () => {
    const large = coupon({ deductionCentavos: centavos(20_000) });
    const exact = coupon({ deductionCentavos: centavos(700) });
    const few = { ...use, chargesCentavos: centavos(700) };
    expect(suggestCoupon([large, exact], few).best?.coupon).toBe(exact);
  });

  it('is nothing where none serves', () => {
    expect(suggestCoupon([coupon({ usedOn: today })], use)).toMatchObject({
      best: null,
      others: [{ reason: 'COUPON_USED' }],
    });
    expect(suggestCoupon([], use)).toEqual({ best: null, others: [] });
  });

  it('is never beaten, and every coupon is accounted for', () => {
    const any = fc.record({
      kind: fc.constantFrom<CouponKind>('cash', 'platform', 'withdrawal', 'repayment'),
      deductionCentavos: fc.integer({ min: 1, max: 20_000 }).map(centavos),
      minimumAmountCentavos: fc.integer({ min: 0, max: 900_000 }).map(centavos),
      validThroughOn: fc.integer({ min: -5, max: 60 }).map((days) => addDays(today, days)),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), (list) => {
        const coupons = list.map((changed, index) => coupon({ ...changed, couponId: String(index) }));
        const { best, others } = suggestCoupon(coupons, use);
        expect(others.length + (best === null ? 0 : 1)).toBe(coupons.length);
        for (const each of coupons) {
          const deduction = couponDeduction(each, use);
          if (deduction.ok) expect(best?.deductionCentavos).toBeGreaterThanOrEqual(deduction.value);
        }
      }),
    );
  });
});
