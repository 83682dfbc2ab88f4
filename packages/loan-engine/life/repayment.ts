// Money received pays late charge and penalty fee first, then what is overdue, then what is not: each time fees, interest, principal in the order of the installments; what is left over belongs to the borrower as a credit.
// Source: ruling 22 (early repayment always allowed, in part or whole, interest only for days used) and the rule that money received is never refused.
import type { LocalDate } from '../money/local-date.ts';
import {
  addCentavos,
  smallerCentavos,
  subtractCentavos,
  zeroCentavos,
  type Centavos,
} from '../money/money.ts';
import { postRepayment, type RepaymentAllocation } from '../ledger/post-event.ts';
import { accept, refuse, type Result } from '../result.ts';
import { accrueThrough } from './accrual.ts';
import type { Decision } from './decision.ts';
import { adjustmentsOf } from './loan-adjustments.ts';
import type { LoanEvent } from './loan-event.ts';
import type { Loan } from './loan.ts';
import {
  outstandingFees,
  outstandingInterest,
  outstandingLateCharge,
  outstandingPenaltyFee,
  outstandingPrincipal,
  overdueAmount,
  scheduleAfterPayment,
} from './schedule.ts';
import { recoverWrittenOff } from './write-off.ts';

export type RepaymentRefusal = 'AMOUNT_NOT_POSITIVE' | 'DATE_BEFORE_DISBURSEMENT';

export type Repayment = {
  readonly amountCentavos: Centavos;
  /** The Manila day on which the borrower's money counts. */
  readonly on: LocalDate;
  /** The payment channel's own number. */
  readonly reference?: string;
};

/**
 * Books money received on a loan, accruing through its day first; the loan is settled when nothing is left to pay.
 * On a loan written off it is a recovery; on any other that is not active (already settled, say) all of it becomes customer credit.
 * Units: centavos. Errors: AMOUNT_NOT_POSITIVE, DATE_BEFORE_DISBURSEMENT. Source: ruling 22.
 */
export function allocateRepayment(loan: Loan, repayment: Repayment): Result<Decision, RepaymentRefusal> {
  const { amountCentavos, on, reference } = repayment;
  if (amountCentavos <= 0) return refuse('AMOUNT_NOT_POSITIVE');
  if (loan.disbursedOn !== null && on < loan.disbursedOn) return refuse('DATE_BEFORE_DISBURSEMENT');
  const recovered = recoverWrittenOff(loan, repayment);
  if (recovered.ok) return recovered;
  const accrued = accrueThrough(loan, on);
  const allocation = spread(accrued.loan, amountCentavos, on);
  const paid = withAllocation(accrued.loan, allocation);
  const isSettled = paid.status === 'active' && outstandingPrincipal(paid) === 0;
  const { loanId } = loan;
  const allocated: LoanEvent = { kind: 'repayment-allocated', loanId, on, amountCentavos, allocation };
  const settled: readonly LoanEvent[] = isSettled ? [{ kind: 'loan-settled', loanId, on }] : [];
  return accept({
    loan: isSettled
      ? { ...paid, status: 'settled', settledOn: on }
      : { ...paid, schedule: scheduleAfterPayment(paid) },
    entries: [...accrued.entries, postRepayment(loanId, on, allocation, reference)],
    events: [...accrued.events, allocated, ...settled],
  });
}

function spread(loan: Loan, amountCentavos: Centavos, on: LocalDate): RepaymentAllocation {
  if (loan.status !== 'active') {
    return { ...nothingAllocated, customerCreditCentavos: amountCentavos };
  }
  const overdue = overdueAmount(loan, on);
  let left = amountCentavos;
  const take = (owed: Centavos): Centavos => {
    const taken = smallerCentavos(left, owed);
    left = subtractCentavos(left, taken);
    return taken;
  };
  const lateChargeCentavos = take(outstandingLateCharge(loan));
  const penaltyFeeCentavos = take(outstandingPenaltyFee(loan));
  const overdueFee = take(overdue.feeCentavos);
  const overdueInterest = take(overdue.interestCentavos);
  const overduePrincipal = take(overdue.principalCentavos);
  // Whoever pays what is overdue must not stay late because interest of a later installment came first.
  const otherFee = take(subtractCentavos(outstandingFees(loan), overdueFee));
  const otherInterest = take(subtractCentavos(outstandingInterest(loan), overdueInterest));
  const otherPrincipal = take(subtractCentavos(outstandingPrincipal(loan), overduePrincipal));
  return {
    lateChargeCentavos,
    penaltyFeeCentavos,
    feeCentavos: addCentavos(overdueFee, otherFee),
    interestCentavos: addCentavos(overdueInterest, otherInterest),
    principalCentavos: addCentavos(overduePrincipal, otherPrincipal),
    customerCreditCentavos: left,
  };
}

const nothingAllocated: RepaymentAllocation = {
  lateChargeCentavos: zeroCentavos,
  penaltyFeeCentavos: zeroCentavos,
  feeCentavos: zeroCentavos,
  interestCentavos: zeroCentavos,
  principalCentavos: zeroCentavos,
  customerCreditCentavos: zeroCentavos,
};

function withAllocation(loan: Loan, allocation: RepaymentAllocation): Loan {
  return {
    ...loan,
    lateChargePaidCentavos: addCentavos(loan.lateChargePaidCentavos, allocation.lateChargeCentavos),
    penaltyFeePaidCentavos: addCentavos(loan.penaltyFeePaidCentavos, allocation.penaltyFeeCentavos),
    interestPaidCentavos: addCentavos(loan.interestPaidCentavos, allocation.interestCentavos),
    principalPaidCentavos: addCentavos(loan.principalPaidCentavos, allocation.principalCentavos),
    customerCreditCentavos: addCentavos(loan.customerCreditCentavos, allocation.customerCreditCentavos),
    ...withFeesPaid(loan, allocation.feeCentavos),
  };
}

function withFeesPaid(loan: Loan, feeCentavos: Centavos): Pick<Loan, 'adjustments'> {
  if (feeCentavos === 0) return {};
  const { feesPaidCentavos = zeroCentavos } = adjustmentsOf(loan);
  return {
    adjustments: { ...adjustmentsOf(loan), feesPaidCentavos: addCentavos(feesPaidCentavos, feeCentavos) },
  };
}
