// What settles a loan on a day is its outstanding principal and the charges that have arisen by that day, and nothing for days not used.
// Source: ruling 22 and RA 11765 (a borrower may prepay wholly or partly at any time).
import type { LocalDate } from '../money/local-date.ts';
import { subtractCentavos, sumCentavos, type Centavos } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';
import { accrueThrough } from './accrual.ts';
import type { Loan } from '../loan/loan.ts';
import {
  outstandingFees,
  outstandingInterest,
  outstandingLateCharge,
  outstandingPenaltyFee,
  outstandingPrincipal,
} from '../loan/schedule.ts';

export type PayoffQuote = {
  readonly on: LocalDate;
  readonly principalCentavos: Centavos;
  readonly interestCentavos: Centavos;
  readonly lateChargeCentavos: Centavos;
  readonly penaltyFeeCentavos: Centavos;
  /** Fees that were left to the repayment; paying early does not lower them. */
  readonly feeCentavos: Centavos;
  readonly totalCentavos: Centavos;
  /** Scheduled interest that is not charged when the loan is settled on this day. */
  readonly savedCentavos: Centavos;
};

export type PayoffRefusal = 'LOAN_NOT_ACTIVE' | 'DATE_BEFORE_ACCRUAL';

/**
 * Itemises what settles an active loan on `on`.
 * Units: centavos. Errors: LOAN_NOT_ACTIVE, DATE_BEFORE_ACCRUAL (a day before disbursement or before one already accrued).
 * Source: ruling 22.
 */
export function payoffQuote(loan: Loan, on: LocalDate): Result<PayoffQuote, PayoffRefusal> {
  if (loan.status !== 'active' || loan.disbursedOn === null) return refuse('LOAN_NOT_ACTIVE');
  if (on < (loan.accruedThroughOn ?? loan.disbursedOn)) return refuse('DATE_BEFORE_ACCRUAL');
  const accrued = accrueThrough(loan, on).loan;
  const principalCentavos = outstandingPrincipal(accrued);
  const interestCentavos = outstandingInterest(accrued);
  const lateChargeCentavos = outstandingLateCharge(accrued);
  const penaltyFeeCentavos = outstandingPenaltyFee(accrued);
  const feeCentavos = outstandingFees(accrued);
  return accept({
    on,
    principalCentavos,
    interestCentavos,
    lateChargeCentavos,
    penaltyFeeCentavos,
    feeCentavos,
    totalCentavos: sumCentavos([
      principalCentavos,
      interestCentavos,
      lateChargeCentavos,
      penaltyFeeCentavos,
      feeCentavos,
    ]),
    savedCentavos: subtractCentavos(loan.terms.interestCentavos, accrued.interestAccruedCentavos),
  });
}
