// A loan long overdue is written off: what is owed leaves the receivables as a loss and charging stops; money that comes in later is a recovery up to that amount.
// Source: ordinary lending practice and the invariant that principal outstanding is what was lent less what was repaid and written off.
import { postRecovery, postWriteOff } from '../ledger/post-event.ts';
import { daysBetween, type LocalDate } from '../money/local-date.ts';
import { addCentavos, minCentavos, subtractCentavos, type Centavos } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';
import { accrueThrough } from './accrual.ts';
import type { Decision } from './decision.ts';
import { adjustmentsOf, writtenOff } from '../loan/loan-adjustments.ts';
import type { Loan } from '../loan/loan.ts';
import {
  nextDue,
  outstandingFees,
  outstandingInterest,
  outstandingLateCharge,
  outstandingPenaltyFee,
  outstandingPrincipal,
} from '../loan/schedule.ts';

export type WriteOffRefusal = 'LOAN_NOT_ACTIVE' | 'DATE_BEFORE_ACCRUAL' | 'WRITE_OFF_TOO_EARLY';
export type RecoveryRefusal = 'AMOUNT_NOT_POSITIVE' | 'LOAN_NOT_WRITTEN_OFF';

export type WriteOffOrder = {
  readonly on: LocalDate;
  /** The lender's own rule: from how many days overdue a loan may be written off. */
  readonly leastOverdueDays: number;
};

export type Recovery = {
  readonly amountCentavos: Centavos;
  /** The Manila day on which the borrower's money counts. */
  readonly on: LocalDate;
  /** The payment channel's own number. */
  readonly reference?: string;
};

/**
 * Writes off everything owed on `on`, after charging through that day; the loan is then final and charges nothing more. Days overdue count from
 * the oldest installment that is not paid.
 * Units: centavos, days. Errors: LOAN_NOT_ACTIVE, DATE_BEFORE_ACCRUAL, WRITE_OFF_TOO_EARLY (detail `overdueDays`, `leastOverdueDays`).
 * Source: ordinary lending practice.
 */
export function writeOff(loan: Loan, order: WriteOffOrder): Result<Decision, WriteOffRefusal> {
  const { on, leastOverdueDays } = order;
  if (loan.status !== 'active' || loan.dueOn === null) return refuse('LOAN_NOT_ACTIVE');
  if (loan.accruedThroughOn !== null && on < loan.accruedThroughOn) return refuse('DATE_BEFORE_ACCRUAL');
  const accrued = accrueThrough(loan, on);
  if (accrued.loan.status !== 'active') return refuse('LOAN_NOT_ACTIVE');
  const dueSinceOn = nextDue(accrued.loan)?.dueOn ?? loan.dueOn;
  const overdueDays = Math.max(0, daysBetween(dueSinceOn, on));
  // A loan that is not yet late is not lost, whatever the lender's rule says.
  if (overdueDays < Math.max(1, leastOverdueDays)) {
    return refuse('WRITE_OFF_TOO_EARLY', { overdueDays, leastOverdueDays });
  }
  const writtenOffFeesCentavos = outstandingFees(accrued.loan);
  const adjustments = {
    ...adjustmentsOf(accrued.loan),
    ...(writtenOffFeesCentavos > 0 ? { writtenOffFeesCentavos } : {}),
    writtenOffPrincipalCentavos: outstandingPrincipal(accrued.loan),
    writtenOffInterestCentavos: outstandingInterest(accrued.loan),
    writtenOffLateChargeCentavos: outstandingLateCharge(accrued.loan),
    writtenOffPenaltyFeeCentavos: outstandingPenaltyFee(accrued.loan),
  };
  const writtenOffCentavos = writtenOff(adjustments);
  return accept({
    loan: { ...accrued.loan, status: 'written-off', adjustments },
    entries: [...accrued.entries, postWriteOff(accrued.loan, on)],
    events: [...accrued.events, { kind: 'loan-written-off', loanId: loan.loanId, on, writtenOffCentavos }],
  });
}

/** What the borrower still owes on a loan written off, in centavos; zero for any other. Errors: none. Source: a write-off is the lender's loss, not the borrower's release. */
export function claimAfterWriteOff(loan: Loan): Centavos {
  const adjustments = adjustmentsOf(loan);
  return subtractCentavos(writtenOff(adjustments), adjustments.recoveredCentavos);
}

/**
 * Books money received on a loan written off: income up to what is still claimed, the rest is the borrower's credit.
 * Once nothing is claimed any more the loan has ended as recovered.
 * Units: centavos. Errors: AMOUNT_NOT_POSITIVE, LOAN_NOT_WRITTEN_OFF. Source: ordinary lending practice.
 */
export function recoverWrittenOff(loan: Loan, recovery: Recovery): Result<Decision, RecoveryRefusal> {
  const { amountCentavos, on, reference } = recovery;
  if (amountCentavos <= 0) return refuse('AMOUNT_NOT_POSITIVE');
  if (loan.status !== 'written-off') return refuse('LOAN_NOT_WRITTEN_OFF');
  const { loanId } = loan;
  const adjustments = adjustmentsOf(loan);
  const recoveredCentavos = minCentavos(amountCentavos, claimAfterWriteOff(loan));
  const customerCreditCentavos = subtractCentavos(amountCentavos, recoveredCentavos);
  const received = { recoveredCentavos, customerCreditCentavos };
  const isRecovered = recoveredCentavos === claimAfterWriteOff(loan);
  const ended: Pick<Loan, 'status' | 'settledOn'> = { status: 'recovered', settledOn: on };
  return accept({
    loan: {
      ...loan,
      ...(isRecovered ? ended : {}),
      customerCreditCentavos: addCentavos(loan.customerCreditCentavos, customerCreditCentavos),
      adjustments: {
        ...adjustments,
        recoveredCentavos: addCentavos(adjustments.recoveredCentavos, recoveredCentavos),
      },
    },
    entries: [postRecovery(loanId, on, received, reference)],
    events: [
      { kind: 'recovery-received', loanId, on, ...received },
      ...(isRecovered ? [{ kind: 'loan-recovered', loanId, on } as const] : []),
    ],
  });
}
