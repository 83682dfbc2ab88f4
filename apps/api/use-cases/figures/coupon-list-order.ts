import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import { couponState } from '@luwag/loan-engine/rewards/coupon';
import type { CouponRow } from '../../ports/rows-around-loan.ts';

/**
 * Compares two coupons for a list: those that can be used on the day come first, the one that ends first before the others, then
 * those that wait, and last those that are over, the newest first. Of equal days the larger sum comes first. Each coupon has its
 * one place, so that a list read twice has the same order.
 */
export function couponListOrder(on: LocalDate): (left: CouponRow, right: CouponRow) => number {
  return (left, right) => {
    const group = groupOf(left, on);
    return (
      group - groupOf(right, on) ||
      (group === over
        ? overOn(right).localeCompare(overOn(left))
        : left.validThroughOn.localeCompare(right.validThroughOn)) ||
      right.deductionCentavos - left.deductionCentavos ||
      left.minimumAmountCentavos - right.minimumAmountCentavos ||
      left.kind.localeCompare(right.kind) ||
      left.couponId.localeCompare(right.couponId)
    );
  };
}

const over = 2;

function groupOf(coupon: CouponRow, on: LocalDate): number {
  if (couponState(coupon, on) !== 'available') return over;
  return coupon.isHeld === true || coupon.validFromOn > on ? 1 : 0;
}

const overOn = ({ usedOn, invalidatedOn, validThroughOn }: CouponRow): LocalDate =>
  usedOn ?? invalidatedOn ?? validThroughOn;
