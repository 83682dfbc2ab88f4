// How a sum of money is spread over what a loan owes: late charge and penalty fee, then what is overdue, then what is not, each time fees, interest, principal.
// Source: ruling 22 and the order in which money received pays; customer credit follows the same order and never pays ahead of time.
import { addDays, type LocalDate } from '../money/local-date.ts';
import {
  addCentavos,
  negateCentavos,
  minCentavos,
  subtractCentavos,
  sumCentavos,
  zeroCentavos,
  type Centavos,
} from '../money/money.ts';
import type { RepaymentAllocation } from '../ledger/post-event.ts';
import { adjustmentsOf } from '../loan/loan-adjustments.ts';
import type { Loan } from '../loan/loan.ts';
import {
  outstandingFees,
  outstandingInterest,
  outstandingLateCharge,
  outstandingPenaltyFee,
  outstandingPrincipal,
  overdueAmount,
} from '../loan/schedule.ts';

const nothingAllocated: RepaymentAllocation = {
  lateChargeCentavos: zeroCentavos,
  penaltyFeeCentavos: zeroCentavos,
  feeCentavos: zeroCentavos,
  interestCentavos: zeroCentavos,
  principalCentavos: zeroCentavos,
  customerCreditCentavos: zeroCentavos,
};

/** Spreads money received on `on`, charged through that day; what is left over is customer credit. Units: centavos. Errors: none. Source: as above. */
export function allocateMoney(loan: Loan, amountCentavos: Centavos, on: LocalDate): RepaymentAllocation {
  if (loan.status !== 'active') return { ...nothingAllocated, customerCreditCentavos: amountCentavos };
  const overdue = overdueAmount(loan, on);
  const money = purse(amountCentavos);
  const lateChargeCentavos = money.take(outstandingLateCharge(loan));
  const penaltyFeeCentavos = money.take(outstandingPenaltyFee(loan));
  const overdueFee = money.take(overdue.feeCentavos);
  const overdueInterest = money.take(overdue.interestCentavos);
  const overduePrincipal = money.take(overdue.principalCentavos);
  // Money that covers what is overdue must not leave the loan late because interest of a later installment came first.
  const otherFee = money.take(subtractCentavos(outstandingFees(loan), overdueFee));
  const otherInterest = money.take(subtractCentavos(outstandingInterest(loan), overdueInterest));
  const otherPrincipal = money.take(subtractCentavos(outstandingPrincipal(loan), overduePrincipal));
  return {
    lateChargeCentavos,
    penaltyFeeCentavos,
    feeCentavos: addCentavos(overdueFee, otherFee),
    interestCentavos: addCentavos(overdueInterest, otherInterest),
    principalCentavos: addCentavos(overduePrincipal, otherPrincipal),
    customerCreditCentavos: money.left(),
  };
}

/** Spreads a sum over what has fallen due through the end of `on`, lateness first; the rest is customer credit. Units: centavos. Errors: none. Source: ruling 40. */
export function allocateToDue(loan: Loan, amountCentavos: Centavos, on: LocalDate): RepaymentAllocation {
  const due = overdueAmount(loan, addDays(on, 1));
  const money = purse(amountCentavos);
  return {
    lateChargeCentavos: money.take(outstandingLateCharge(loan)),
    penaltyFeeCentavos: money.take(outstandingPenaltyFee(loan)),
    feeCentavos: money.take(due.feeCentavos),
    interestCentavos: money.take(due.interestCentavos),
    principalCentavos: money.take(due.principalCentavos),
    customerCreditCentavos: money.left(),
  };
}

/** What an allocation pays of the loan, in centavos, what is left as credit apart. Errors: none. Source: as above. */
export function allocatedToLoan(allocation: RepaymentAllocation): Centavos {
  const { customerCreditCentavos: _left, ...paid } = allocation;
  return sumCentavos(Object.values(paid));
}

/** The loan once an allocation is paid. Units: centavos. Errors: none. Source: as above. */
export function withAllocation(loan: Loan, allocation: RepaymentAllocation): Loan {
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

/** The loan as if an allocation had not been paid. Units: centavos. Errors: none. Source: as above. */
export function withoutAllocation(loan: Loan, allocation: RepaymentAllocation): Loan {
  return withAllocation(loan, {
    lateChargeCentavos: negateCentavos(allocation.lateChargeCentavos),
    penaltyFeeCentavos: negateCentavos(allocation.penaltyFeeCentavos),
    feeCentavos: negateCentavos(allocation.feeCentavos),
    interestCentavos: negateCentavos(allocation.interestCentavos),
    principalCentavos: negateCentavos(allocation.principalCentavos),
    customerCreditCentavos: negateCentavos(allocation.customerCreditCentavos),
  });
}

function withFeesPaid(loan: Loan, feeCentavos: Centavos): Pick<Loan, 'adjustments'> {
  if (feeCentavos === 0) return {};
  const { feesPaidCentavos = zeroCentavos } = adjustmentsOf(loan);
  return {
    adjustments: { ...adjustmentsOf(loan), feesPaidCentavos: addCentavos(feesPaidCentavos, feeCentavos) },
  };
}

function purse(amountCentavos: Centavos): { take: (owed: Centavos) => Centavos; left: () => Centavos } {
  let left = amountCentavos;
  return {
    take: (owed) => {
      const taken = minCentavos(left, owed);
      left = subtractCentavos(left, taken);
      return taken;
    },
    left: () => left,
  };
}
