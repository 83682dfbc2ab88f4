// A lender may let go of charges a borrower owes, in whole or in part and for a stated reason; principal is never waived and what was waived is never charged again.
// Source: ordinary lending practice; waived charges still count towards the total cost of SEC MC 14-2025.
import { postChargesWaived, type WaivedBy, type WaivedCharges } from '../ledger/post-waiver.ts';
import type { LocalDate } from '../money/local-date.ts';
import { addCentavos, subtractCentavos, sumCentavos, zeroCentavos } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';
import { accrueThrough } from './accrual.ts';
import type { Decision } from './decision.ts';
import { adjustmentsOf } from '../loan/loan-adjustments.ts';
import type { LoanEvent, WaiverReason } from './loan-event.ts';
import type { Loan } from '../loan/loan.ts';
import {
  outstandingFees,
  outstandingInAll,
  outstandingInterest,
  outstandingLateCharge,
  outstandingPenaltyFee,
  scheduleWithoutInterest,
} from '../loan/schedule.ts';

export type Waiver = {
  readonly on: LocalDate;
  /** Centavos of each charge to let go. */
  readonly charges: WaivedCharges;
  readonly reason: WaiverReason;
  /** Of a coupon or a held price: the number of the payment it belongs to. */
  readonly reference?: string | undefined;
};

export type WaiverRefusal =
  | 'LOAN_NOT_ACTIVE'
  | 'DATE_BEFORE_ACCRUAL'
  | 'AMOUNT_NOT_POSITIVE'
  | 'WAIVER_ABOVE_OWED';

/** Every charge owed on a loan as it stands, in centavos: the most that can be waived. Errors: none. Source: as above. */
export function waivableCharges(loan: Loan): WaivedCharges {
  return {
    interestCentavos: outstandingInterest(loan),
    lateChargeCentavos: outstandingLateCharge(loan),
    penaltyFeeCentavos: outstandingPenaltyFee(loan),
    feeCentavos: outstandingFees(loan),
  };
}

/**
 * Waives charges owed on `on`, after charging through that day.
 * Units: centavos. Errors: LOAN_NOT_ACTIVE, DATE_BEFORE_ACCRUAL, AMOUNT_NOT_POSITIVE (a negative part, or nothing at all),
 * WAIVER_ABOVE_OWED (detail: the most of each charge). Source: ordinary lending practice.
 */
export function waiveCharges(loan: Loan, waiver: Waiver): Result<Decision, WaiverRefusal> {
  const { on, charges, reason, reference } = waiver;
  if (loan.status !== 'active') return refuse('LOAN_NOT_ACTIVE');
  if (loan.accruedThroughOn !== null && on < loan.accruedThroughOn) return refuse('DATE_BEFORE_ACCRUAL');
  const waivedCentavos = sumCentavos(Object.values(charges));
  if (waivedCentavos <= 0 || Object.values(charges).some((part) => part < 0)) {
    return refuse('AMOUNT_NOT_POSITIVE');
  }
  const accrued = accrueThrough(loan, on);
  const most = waivableCharges(accrued.loan);
  if (
    charges.interestCentavos > most.interestCentavos ||
    charges.lateChargeCentavos > most.lateChargeCentavos ||
    charges.penaltyFeeCentavos > most.penaltyFeeCentavos ||
    charges.feeCentavos > most.feeCentavos
  ) {
    return refuse('WAIVER_ABOVE_OWED', most);
  }
  const { loanId } = loan;
  const by = waivedBy(reason, reference);
  const left = settledWhenNothingIsOwed(withoutCharges(accrued.loan, charges), on);
  const settled: readonly LoanEvent[] =
    left.status === 'settled' ? [{ kind: 'loan-settled', loanId, on }] : [];
  return accept({
    loan: left,
    entries: [...accrued.entries, postChargesWaived(loanId, on, charges, by)],
    events: [...accrued.events, { kind: 'charges-waived', loanId, on, waivedCentavos, reason }, ...settled],
  });
}

/**
 * A loan whose last charges were let go is settled that day: where the principal is paid, nothing is left to pay or to write off.
 * Units: none. Errors: none. Source: a loan is open only while something is owed.
 */
export function settledWhenNothingIsOwed(loan: Loan, on: LocalDate): Loan {
  const isPaid = loan.status === 'active' && outstandingInAll(loan) === 0;
  return isPaid ? { ...loan, status: 'settled', settledOn: on } : loan;
}

function waivedBy(reason: WaiverReason, reference: string | undefined): WaivedBy {
  if (reason === 'coupon') return { kind: 'coupon-used', reference };
  if (reason === 'price-held') return { kind: 'price-held', reference };
  return { kind: 'charges-waived', reference: reason };
}

/** A loan as if charges owed on it had not been made; they still count towards its ceiling. Units: centavos. Errors: none. Source: as above. */
export function withoutCharges(loan: Loan, charges: WaivedCharges): Loan {
  const { interestCentavos, lateChargeCentavos, penaltyFeeCentavos, feeCentavos } = charges;
  const adjustments = adjustmentsOf(loan);
  const { waivedCentavos = zeroCentavos, waivedFeesCentavos = zeroCentavos } = adjustments;
  const { waivedPenaltyFeeCentavos = zeroCentavos } = adjustments;
  return {
    ...loan,
    schedule: scheduleWithoutInterest(loan, interestCentavos),
    interestAccruedCentavos: subtractCentavos(loan.interestAccruedCentavos, interestCentavos),
    lateChargeAccruedCentavos: subtractCentavos(loan.lateChargeAccruedCentavos, lateChargeCentavos),
    penaltyFeeAccruedCentavos: subtractCentavos(loan.penaltyFeeAccruedCentavos, penaltyFeeCentavos),
    adjustments: {
      ...adjustments,
      waivedCentavos: sumCentavos([waivedCentavos, interestCentavos, lateChargeCentavos, penaltyFeeCentavos]),
      // Its charge stands at zero again, so this is what tells that the loan has had its penalty fee.
      ...(penaltyFeeCentavos > 0
        ? { waivedPenaltyFeeCentavos: addCentavos(waivedPenaltyFeeCentavos, penaltyFeeCentavos) }
        : {}),
      ...(feeCentavos > 0 ? { waivedFeesCentavos: addCentavos(waivedFeesCentavos, feeCentavos) } : {}),
    },
  };
}
