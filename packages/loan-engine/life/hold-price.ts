// A price that was shown on a pay page holds while the page is open: what one more day added since is let go when the money comes.
// Source: ruling 36 (a borrower who pays the amount shown owes nothing more); the money itself counts on the day it was paid.
import type { LocalDate } from '../money/local-date.ts';
import { addCentavos, minCentavos, subtractCentavos, zeroCentavos, type Centavos } from '../money/money.ts';
import { dailyInterest, dailyLateCharge } from '../pricing/quote.ts';
import type { Result } from '../result.ts';
import { accrueThrough } from './accrual.ts';
import type { Decision } from './decision.ts';
import type { Loan } from '../loan/loan.ts';
import { outstandingPrincipal, overdueScheduledAmount } from '../loan/schedule.ts';
import { waivableCharges, waiveCharges, type WaiverRefusal } from './waive-charges.ts';

export type HeldPrice = {
  /** What is asked on the day of the money beyond what was shown. */
  readonly shortCentavos: Centavos;
  readonly on: LocalDate;
  /** The number of the payment whose price is held. */
  readonly reference: string;
};

/**
 * The most that one day adds to what a loan owes, in centavos: a page is open for a day, so it passes midnight once.
 * Errors: none. Source: as above.
 */
export function addedByOneDay(loan: Loan, on: LocalDate): Centavos {
  const accrued = accrueThrough(loan, on).loan;
  const daily = addCentavos(
    dailyInterest(outstandingPrincipal(accrued), loan.terms),
    dailyLateCharge(overdueScheduledAmount(accrued, on), loan.terms),
  );
  return addCentavos(
    daily,
    accrued.penaltyFeeAccruedCentavos > 0 ? loan.terms.penaltyFeeCentavos : zeroCentavos,
  );
}

/** Lets go of what was added since a price was shown, lateness first. Units: centavos. Errors: every code of `waiveCharges`. Source: as above. */
export function holdPrice(loan: Loan, held: HeldPrice): Result<Decision, WaiverRefusal> {
  const { shortCentavos, on, reference } = held;
  const owed = waivableCharges(accrueThrough(loan, on).loan);
  let left = shortCentavos;
  const take = (charge: Centavos): Centavos => {
    const taken = minCentavos(left, charge);
    left = subtractCentavos(left, taken);
    return taken;
  };
  const charges = {
    lateChargeCentavos: take(owed.lateChargeCentavos),
    penaltyFeeCentavos: take(owed.penaltyFeeCentavos),
    interestCentavos: take(owed.interestCentavos),
    feeCentavos: zeroCentavos,
  };
  return waiveCharges(loan, { on, charges, reason: 'price-held', reference });
}
