import { addDays, localDate } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { expect, test } from 'vitest';
import type { CouponRow } from '../../ports/rows-around-loan.ts';
import { couponListOrder } from './coupon-list-order.ts';
import { couponsForLoan } from './coupon-of-payment.ts';

const today = localDate('2026-12-09');
const now = Date.parse('2026-12-09T02:00:00Z');

function coupon(couponId: string, changed: Partial<CouponRow> = {}): CouponRow {
  return {
    couponId,
    customerId: 'c',
    kind: 'cash',
    reason: 'goodwill',
    deductionCentavos: centavos(5_000),
    minimumAmountCentavos: centavos(0),
    validFromOn: addDays(today, -10),
    validThroughOn: addDays(today, 30),
    usedOn: null,
    usedForLoanId: null,
    invalidatedOn: null,
    invalidReason: null,
    grantedAt: now,
    ...changed,
  };
}
const idsOf = (coupons: readonly CouponRow[]) => coupons.map(({ couponId }) => couponId);
const listed = (...coupons: readonly CouponRow[]) => idsOf(coupons.toSorted(couponListOrder(today)));

test('a coupon that can be used and ends first comes first, then those that wait, and last those that are over', () => {
  expect(
    listed(
      coupon('over long ago', { validFromOn: addDays(today, -90), validThroughOn: addDays(today, -60) }),
      coupon('held by a payment', { isHeld: true, validThroughOn: today }),
      coupon('begins tomorrow', { validFromOn: addDays(today, 1), validThroughOn: addDays(today, 2) }),
      coupon('ends later'),
      coupon('used yesterday', { usedOn: addDays(today, -1) }),
      coupon('taken back last week', { invalidatedOn: addDays(today, -7) }),
      coupon('ends today', { validThroughOn: today }),
    ),
  ).toEqual([
    'ends today',
    'ends later',
    'held by a payment',
    'begins tomorrow',
    'used yesterday',
    'taken back last week',
    'over long ago',
  ]);
});

test('coupons of the same days keep one order, whatever ids they were given: the larger sum first', () => {
  const small = { deductionCentavos: centavos(2_000) };
  const dear = { minimumAmountCentavos: centavos(200_000) };
  expect(listed(coupon('a', small), coupon('b', dear), coupon('c'))).toEqual(['c', 'b', 'a']);
  expect(listed(coupon('b'), coupon('a', dear), coupon('c', small))).toEqual(['b', 'a', 'c']);
  expect(listed(coupon('a', { kind: 'withdrawal' }), coupon('b', { kind: 'cash' }))).toEqual(['b', 'a']);
  expect(listed(coupon('b'), coupon('a'))).toEqual(['a', 'b']);
});

test('the lists of a borrower have this order, in whichever order the coupons were kept', () => {
  const kept = [coupon('ends later'), coupon('ends today', { validThroughOn: today })];
  for (const coupons of [kept, kept.toReversed()]) {
    expect(idsOf(couponsForLoan({ coupons, payments: [], loans: [] }, now, null))).toEqual([
      'ends today',
      'ends later',
    ]);
  }
});
