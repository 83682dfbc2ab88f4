import { addDays, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Coupon } from '@luwag/loan-engine/rewards/coupon';
import type { CustomerRow } from '../../ports/customer-store.ts';
import type { MessageRow } from '../../ports/message-repository.ts';
import type { CouponRow } from '../../ports/rows-around-loan.ts';
import type { Context } from '../context.ts';
import { messageFor } from '../messages/message-for.ts';
import { done, type Outcome, write } from '../write.ts';

export type CouponGrant = Pick<Coupon, 'kind' | 'deductionCentavos' | 'minimumAmountCentavos'> &
  Pick<CouponRow, 'reason'> & {
    /** Days on which it serves, the day of granting included. */
    validDays: number;
  };

/** A coupon that its owner may use from today on. */
export function newCoupon(
  { randomness, now }: Pick<Context, 'randomness' | 'now'>,
  customerId: string,
  { validDays, ...grant }: CouponGrant,
): CouponRow {
  const today = manilaDateOf(now());
  return {
    ...grant,
    customerId,
    couponId: randomness.uuid(),
    validFromOn: today,
    validThroughOn: addDays(today, validDays - 1),
    usedOn: null,
    usedForLoanId: null,
    invalidatedOn: null,
    invalidReason: null,
    grantedAt: now(),
  };
}

/** Tells the owner of a new coupon that they have it. */
export function couponGiven(
  context: Pick<Context, 'randomness' | 'now'>,
  customer: CustomerRow,
  { couponId, deductionCentavos, validThroughOn }: CouponRow,
): readonly MessageRow[] {
  return messageFor(context, customer, {
    code: 'couponGiven',
    about: couponId,
    facts: { couponId, amountCentavos: deductionCentavos, validThroughOn },
  });
}

/** Gives a customer a coupon, by the system. */
export function grantCoupon(
  context: Pick<Context, 'store' | 'randomness' | 'now'>,
  customerId: string,
  grant: CouponGrant,
): Promise<Outcome<CouponRow>> {
  return write(context, { caller: { kind: 'system', customerId }, parts: [] }, ({ customer }) => {
    const coupon = newCoupon(context, customerId, grant);
    const messages = couponGiven(context, customer, coupon);
    return done({ changes: { coupons: [coupon], messages }, answer: coupon });
  });
}
