// Everything ever charged on a loan is counted against one ceiling, the amount borrowed, and charging stops there for good.
// Source: SEC MC 3-2022 and MC 14-2025 (total cost at most 100 %); fees are counted before any coupon.
import { addCentavos, subtractCentavos, sumCentavos, zeroCentavos, type Centavos } from '../money/money.ts';
import { adjustmentsOf } from './loan-adjustments.ts';
import type { Loan } from './loan.ts';

/** All charges so far in centavos: fees, GST, interest, late charge, penalty fee and what extensions cost. Errors: none. Source: total cost clause. */
export function chargedSoFar(loan: Loan): Centavos {
  const { terms } = loan;
  const areFeesCharged = loan.disbursedOn !== null && loan.status !== 'cancelled';
  const { extensionInterestCentavos, extensionFeeCentavos, waivedCentavos } = adjustmentsOf(loan);
  return sumCentavos([
    areFeesCharged ? terms.serviceFeeCentavos : zeroCentavos,
    areFeesCharged ? terms.creditReportFeeCentavos : zeroCentavos,
    areFeesCharged ? terms.gstCentavos : zeroCentavos,
    loan.interestAccruedCentavos,
    loan.lateChargeAccruedCentavos,
    loan.penaltyFeeAccruedCentavos,
    extensionInterestCentavos,
    extensionFeeCentavos,
    // What was waived was charged, else a waiver at the ceiling would let charging begin anew.
    waivedCentavos ?? zeroCentavos,
  ]);
}

/**
 * The penalty fee charged so far in centavos, what was let go of it included: it is charged once in a loan's life, unless an extension
 * made the lateness it was charged for fall away. Errors: none. Source: ruling 21 (a single charge on the first overdue day).
 */
export function penaltyFeeCharged(loan: Loan): Centavos {
  const { waivedPenaltyFeeCentavos } = adjustmentsOf(loan);
  return addCentavos(loan.penaltyFeeAccruedCentavos, waivedPenaltyFeeCentavos ?? zeroCentavos);
}

/** What may still be charged in centavos before the ceiling, never negative. Errors: none. Source: total cost clause. */
export function remainingChargeCap(loan: Loan): Centavos {
  const room = subtractCentavos(loan.terms.chargeCeilingCentavos, chargedSoFar(loan));
  return room > 0 ? room : zeroCentavos;
}

/** What a loan has cost its borrower so far, in centavos: what was charged less what coupons and the lender took off. Errors: none. Source: total cost clause. */
export function costSoFar(loan: Loan): Centavos {
  const areFeesCharged = loan.disbursedOn !== null && loan.status !== 'cancelled';
  const { waivedCentavos, waivedFeesCentavos } = adjustmentsOf(loan);
  const takenOff = sumCentavos([
    areFeesCharged ? loan.terms.couponCentavos : zeroCentavos,
    waivedCentavos ?? zeroCentavos,
    waivedFeesCentavos ?? zeroCentavos,
  ]);
  return subtractCentavos(chargedSoFar(loan), takenOff);
}
