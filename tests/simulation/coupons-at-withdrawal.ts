import { assertThat } from '@luwag/loan-engine/assertion';
import { takenOffByCoupon } from '../../apps/api/use-cases/figures/coupon-of-payment.ts';
import type { Borrower } from './borrower.ts';
import type { Kept } from './kept.ts';
import type { World } from './world.ts';

/* Coupons that lower the cost of a loan when it is taken. */

/** Mostly one that the borrower has and has not used; where it does not serve, the loan is refused. */
export async function couponToTake(
  world: World,
  { customerId, name }: Borrower,
): Promise<string | undefined> {
  const { coupons } = await world.outside.store.load({ customerId, parts: ['coupons'] });
  const coupon = world.rails.drawn(
    coupons.filter(({ kind, usedOn }) => kind !== 'repayment' && usedOn === null),
  );
  if (coupon === null || world.numbers.below(4) === 0) return undefined;
  world.fault('borrower would take a loan with a coupon', name);
  return coupon.couponId;
}

/** A loan that a coupon made cheaper has used one up that is worth as much, and that lowered no payment. */
export function checkCouponsTaken({ coupons, loans, payments, entries }: Kept): void {
  for (const { loanId, status, terms } of loans) {
    if (terms.couponCentavos === 0 || status === 'cancelled') continue;
    const used = coupons.filter(
      ({ couponId, usedForLoanId, deductionCentavos }) =>
        usedForLoanId === loanId &&
        deductionCentavos >= terms.couponCentavos &&
        payments
          .filter((payment) => payment.couponId === couponId && payment.status === 'success')
          .every(({ reference }) => takenOffByCoupon(entries, reference) === 0),
    );
    assertThat(used.length > 0, `I12 a coupon takes ${terms.couponCentavos} off a loan and is not used up`);
  }
}
