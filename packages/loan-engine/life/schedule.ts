// What is overdue on a day is what the schedule asked for before that day and has not been paid, principal and interest, never later instalments.
// Source: SEC MC 3-2022 and MC 14-2025 (late penalty only on the outstanding scheduled amount due).
import type { LocalDate } from '../money/local-date.ts';
import {
  addCentavos,
  smallerCentavos,
  subtractCentavos,
  sumCentavos,
  zeroCentavos,
  type Centavos,
} from '../money/money.ts';
import { adjustmentsOf } from './loan-adjustments.ts';
import type { Loan } from './loan.ts';

/** Principal lent and neither repaid nor written off, in centavos; zero before the payout is confirmed and after a cancellation. Errors: none. Source: invariant on principal. */
export function outstandingPrincipal(loan: Loan): Centavos {
  if (loan.disbursedOn === null || loan.status === 'cancelled') return zeroCentavos;
  const repaidOrLost = addCentavos(
    loan.principalPaidCentavos,
    adjustmentsOf(loan).writtenOffPrincipalCentavos,
  );
  return subtractCentavos(loan.principalCentavos, repaidOrLost);
}

/** Interest accrued and neither paid nor written off, in centavos. Errors: none. Source: simple interest. */
export function outstandingInterest(loan: Loan): Centavos {
  const unpaid = subtractCentavos(loan.interestAccruedCentavos, loan.interestPaidCentavos);
  return subtractCentavos(unpaid, adjustmentsOf(loan).writtenOffInterestCentavos);
}

/** Late charge accrued and neither paid nor written off, in centavos. Errors: none. Source: ruling 21. */
export function outstandingLateCharge(loan: Loan): Centavos {
  const unpaid = subtractCentavos(loan.lateChargeAccruedCentavos, loan.lateChargePaidCentavos);
  return subtractCentavos(unpaid, adjustmentsOf(loan).writtenOffLateChargeCentavos);
}

/** Penalty fee accrued and neither paid nor written off, in centavos. Errors: none. Source: ruling 21. */
export function outstandingPenaltyFee(loan: Loan): Centavos {
  const unpaid = subtractCentavos(loan.penaltyFeeAccruedCentavos, loan.penaltyFeePaidCentavos);
  return subtractCentavos(unpaid, adjustmentsOf(loan).writtenOffPenaltyFeeCentavos);
}

/** The scheduled amount overdue on a day, in centavos; an installment is overdue from the day after it was due. Errors: none. Source: as above. */
export function overdueScheduledAmount(loan: Loan, on: LocalDate): Centavos {
  const past = loan.schedule.filter((installment) => installment.dueOn < on);
  const principalDue = sumCentavos(past.map((installment) => installment.principalCentavos));
  const interestDue = sumCentavos(past.map((installment) => installment.interestCentavos));
  return addCentavos(
    unpaidPart(principalDue, loan.principalPaidCentavos, outstandingPrincipal(loan)),
    unpaidPart(interestDue, loan.interestPaidCentavos, outstandingInterest(loan)),
  );
}

// Early part payments make the true interest less than the schedule's, so what is owed bounds what is overdue.
function unpaidPart(due: Centavos, paid: Centavos, outstanding: Centavos): Centavos {
  const unpaid = subtractCentavos(due, paid);
  return unpaid > 0 ? smallerCentavos(unpaid, outstanding) : zeroCentavos;
}
