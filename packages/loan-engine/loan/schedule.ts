// What is overdue on a day is what the schedule asked for before that day and has not been paid, fees, interest and principal, never later instalments.
// Source: SEC MC 3-2022 and MC 14-2025 (late penalty only on the outstanding scheduled amount due).
import { addDays, daysBetween, type LocalDate } from '../money/local-date.ts';
import {
  addCentavos,
  centavos,
  minCentavos,
  subtractCentavos,
  sumCentavos,
  zeroCentavos,
  type Centavos,
} from '../money/money.ts';
import { installmentAmount, settleFees } from '../pricing/fees-timing.ts';
import { dailyInterest, feesOf, planInstallments, scheduleFrom, type Installment } from '../pricing/quote.ts';
import { adjustmentsOf } from './loan-adjustments.ts';
import { isFinal } from './loan-status.ts';
import type { Loan } from './loan.ts';

/**
 * The schedule of a loan whose money goes out on a day, before anything is paid, extended or agreed.
 * Units: centavos, days. Errors: none. Source: specification points 3 and 4.
 */
export function scheduleAtPayout(
  { terms, principalCentavos }: Pick<Loan, 'terms' | 'principalCentavos'>,
  disbursedOn: LocalDate,
): readonly Installment[] {
  const { termDays, dailyInterestPpm, periodDays = null, feesTiming = 'upfront' } = terms;
  const bare = planInstallments({ periodDays, dailyInterestPpm }, principalCentavos, termDays);
  const { plan } = settleFees(feesTiming, principalCentavos, bare, feesAtRepayment(terms));
  return scheduleFrom(plan, disbursedOn);
}

/** The fees and GST, less the coupon, that a loan leaves to its repayment, in centavos. Errors: none. Source: issue "fees upfront or at repayment". */
export function feesAtRepayment(terms: Loan['terms']): Centavos {
  if (terms.feesTiming !== 'at-repayment') return zeroCentavos;
  return subtractCentavos(feesOf(terms), terms.couponCentavos);
}

/**
 * What a loan carries from its payout on when fees are to be paid at repayment; nothing otherwise.
 * Units: centavos. Errors: none. Source: as above; the close of business leaves a loan that carries it to the engine.
 */
export function feesToPay(loan: Pick<Loan, 'terms' | 'adjustments'>): Pick<Loan, 'adjustments'> {
  if (feesAtRepayment(loan.terms) === 0) return {};
  return { adjustments: { ...adjustmentsOf(loan), feesPaidCentavos: zeroCentavos } };
}

/** Fees owed at repayment and neither paid, waived nor written off, in centavos; zero before the payout and after a cancellation. Errors: none. Source: as above. */
export function outstandingFees(loan: Loan): Centavos {
  if (loan.disbursedOn === null || loan.status === 'cancelled') return zeroCentavos;
  const { feesPaidCentavos, waivedFeesCentavos, writtenOffFeesCentavos } = adjustmentsOf(loan);
  const gone = [feesPaidCentavos, waivedFeesCentavos, writtenOffFeesCentavos];
  const goneCentavos = sumCentavos(gone.map((amountCentavos) => amountCentavos ?? zeroCentavos));
  return subtractCentavos(feesAtRepayment(loan.terms), goneCentavos);
}

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

/** Everything owed on a loan as it stands, principal, fees and charges, in centavos. Errors: none. Source: ruling 22. */
export function outstandingInAll(loan: Loan): Centavos {
  return sumCentavos([
    outstandingPrincipal(loan),
    outstandingInterest(loan),
    outstandingLateCharge(loan),
    outstandingPenaltyFee(loan),
    outstandingFees(loan),
  ]);
}

/** What of the schedule is overdue on a day, in centavos. */
export type OverdueAmount = {
  readonly feeCentavos: Centavos;
  readonly interestCentavos: Centavos;
  readonly principalCentavos: Centavos;
};

const nothingOverdue: OverdueAmount = {
  feeCentavos: zeroCentavos,
  interestCentavos: zeroCentavos,
  principalCentavos: zeroCentavos,
};

/** The overdue part of the schedule on a day; an installment is overdue from the day after it was due. Units: centavos. Errors: none. Source: as above. */
export function overdueAmount(loan: Loan, on: LocalDate): OverdueAmount {
  // Most days of most loans end here, and a night looks at every day of every loan.
  if (!loan.schedule.some((installment) => installment.dueOn < on)) return nothingOverdue;
  let [principalDue, interestDue, feeDue] = [zeroCentavos, zeroCentavos, zeroCentavos];
  for (const { dueOn, principalCentavos, interestCentavos, feeCentavos = zeroCentavos } of loan.schedule) {
    if (dueOn >= on) continue;
    principalDue = addCentavos(principalDue, principalCentavos);
    interestDue = addCentavos(interestDue, interestCentavos);
    feeDue = addCentavos(feeDue, feeCentavos);
  }
  return {
    feeCentavos: unpaidPart(feeDue, feesAtRepayment(loan.terms), outstandingFees(loan)),
    principalCentavos: unpaidPart(principalDue, loan.principalCentavos, outstandingPrincipal(loan)),
    interestCentavos: unpaidPart(interestDue, loan.interestAccruedCentavos, outstandingInterest(loan)),
  };
}

/** The scheduled amount overdue on a day, fees, interest and principal together, in centavos. Errors: none. Source: as above. */
export function overdueScheduledAmount(loan: Loan, on: LocalDate): Centavos {
  const { feeCentavos, interestCentavos, principalCentavos } = overdueAmount(loan, on);
  return sumCentavos([feeCentavos, interestCentavos, principalCentavos]);
}

// Money settles the installments in their order. What is owed bounds what is overdue, since charging may have stopped at the ceiling.
function unpaidPart(due: Centavos, arisen: Centavos, outstanding: Centavos): Centavos {
  const settled = subtractCentavos(arisen, outstanding);
  const unpaid = subtractCentavos(due, settled);
  return unpaid > 0 ? minCentavos(unpaid, outstanding) : zeroCentavos;
}

/**
 * Whether a line of the schedule is what was paid before a plan was agreed on, which is none of the plan's payments.
 * Units: none. Errors: none. Source: `restructure.ts`, which puts it first under the number 0.
 */
export function isPaidBeforePlan({ number }: Pick<Installment, 'number'>): boolean {
  return number === 0;
}

/**
 * What of each installment is still to be paid: all of it before the payout, nothing once the loan is over.
 * Units: centavos. Errors: none. Source: specification point 3 (repayment plan); money settles the installments in their order.
 */
export function openInstallments(loan: Loan): readonly Installment[] {
  if (loan.status !== 'active') return isFinal(loan.status) ? loan.schedule.map(paidLine) : loan.schedule;
  let principalSettled = subtractCentavos(loan.principalCentavos, outstandingPrincipal(loan));
  let interestSettled = subtractCentavos(loan.interestAccruedCentavos, outstandingInterest(loan));
  let feeSettled = subtractCentavos(feesAtRepayment(loan.terms), outstandingFees(loan));
  return loan.schedule.map((line) => {
    const principalPaid = minCentavos(line.principalCentavos, principalSettled);
    const interestPaid = minCentavos(line.interestCentavos, interestSettled);
    const { feeCentavos = zeroCentavos } = line;
    const feePaid = minCentavos(feeCentavos, feeSettled);
    principalSettled = subtractCentavos(principalSettled, principalPaid);
    interestSettled = subtractCentavos(interestSettled, interestPaid);
    feeSettled = subtractCentavos(feeSettled, feePaid);
    return {
      ...line,
      principalCentavos: subtractCentavos(line.principalCentavos, principalPaid),
      interestCentavos: subtractCentavos(line.interestCentavos, interestPaid),
      ...(feeCentavos > 0 ? { feeCentavos: subtractCentavos(feeCentavos, feePaid) } : {}),
    };
  });
}

function paidLine({ number, dueOn }: Installment): Installment {
  return { number, dueOn, principalCentavos: zeroCentavos, interestCentavos: zeroCentavos };
}

/**
 * The first installment that is not fully paid, with what is still to be paid of it; null for a loan that is not being repaid.
 * Units: centavos. Errors: none. Source: specification point 4; money settles the installments in their order.
 */
export function nextDue(loan: Loan): Installment | null {
  if (loan.status !== 'active') return null;
  return openInstallments(loan).find((line) => installmentAmount(line) > 0) ?? null;
}

/**
 * The schedule once interest is let go: the first installments that still ask for interest ask for so much less.
 * Units: centavos. Errors: none. Source: what was let go is no longer to be paid.
 */
export function scheduleWithoutInterest(loan: Loan, waivedCentavos: Centavos): readonly Installment[] {
  let settled = subtractCentavos(loan.interestAccruedCentavos, outstandingInterest(loan));
  let left = waivedCentavos;
  return loan.schedule.map((line) => {
    const paid = minCentavos(line.interestCentavos, settled);
    const waived = minCentavos(subtractCentavos(line.interestCentavos, paid), left);
    settled = subtractCentavos(settled, paid);
    left = subtractCentavos(left, waived);
    return waived > 0 ? { ...line, interestCentavos: subtractCentavos(line.interestCentavos, waived) } : line;
  });
}

/**
 * The principal that bears interest on a day: what is lent and not yet due, an overdue part bearing the late charge instead. None in a
 * plan, which stops interest; the loan keeps the terms that it was taken on.
 * Units: centavos. Errors: none. Source: rulings 21 and 22.
 */
export function interestBearingPrincipal(loan: Loan, on: LocalDate): Centavos {
  if (adjustmentsOf(loan).restructure !== undefined) return zeroCentavos;
  const toCome = loan.schedule.filter((installment) => installment.dueOn >= on);
  const notYetDue = sumCentavos(toCome.map((installment) => installment.principalCentavos));
  return minCentavos(notYetDue, outstandingPrincipal(loan));
}

/**
 * The schedule of an active loan after a payment: interest of the installments to come as it will arise if nothing more is paid early.
 * In a plan no interest arises, so its installments stay as agreed.
 * Units: centavos; principal and dates stay. Errors: none. Source: ruling 22 (interest only for days used).
 */
export function scheduleAfterPayment(loan: Loan): readonly Installment[] {
  const { disbursedOn, accruedThroughOn, schedule, terms } = loan;
  if (adjustmentsOf(loan).restructure !== undefined) return schedule;
  if (loan.status !== 'active' || disbursedOn === null || accruedThroughOn === null) return schedule;
  const interestEndsOn = addDays(disbursedOn, terms.termDays);
  // The day of disbursement is charged for the night after it, so the day after that is covered as well.
  let coveredThroughOn = laterDate(accruedThroughOn, addDays(disbursedOn, 1));
  const past = schedule.filter((line) => line.dueOn <= accruedThroughOn);
  const fellDue = sumCentavos(past.map((line) => line.interestCentavos));
  let arisen = Math.max(0, subtractCentavos(loan.interestAccruedCentavos, fellDue));
  let paid = Math.max(0, arisen - outstandingInterest(loan));
  let principalLeft = subtractCentavos(loan.principalCentavos, outstandingPrincipal(loan));
  return schedule.map((line) => {
    principalLeft = subtractCentavos(principalLeft, line.principalCentavos);
    if (line.dueOn <= accruedThroughOn) return line;
    // An installment that was paid early asks for nothing more: what its days still add is asked for with the next one.
    if (principalLeft >= 0 && line !== schedule.at(-1)) {
      const interestCentavos = centavos(paid);
      [arisen, paid] = [arisen - paid, 0];
      return { ...line, interestCentavos };
    }
    const periodEndsOn = line.dueOn < interestEndsOn ? line.dueOn : interestEndsOn;
    const days = Math.max(0, daysBetween(coveredThroughOn, periodEndsOn));
    const perDay = dailyInterest(interestBearingPrincipal(loan, line.dueOn), terms);
    const interestCentavos = centavos(arisen + perDay * days);
    coveredThroughOn = laterDate(coveredThroughOn, periodEndsOn);
    [arisen, paid] = [0, 0];
    return { ...line, interestCentavos };
  });
}

function laterDate(left: LocalDate, right: LocalDate): LocalDate {
  return left > right ? left : right;
}
