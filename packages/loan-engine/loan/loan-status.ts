// A loan's status moves only along this table; an ended loan moves only when money that ended it is taken back, or when it is cancelled in time.
// Source: specification point 4 (loan states), ruling 41 (cooling-off after repayment) and ruling 42 (written off, then paid in full).

export type LoanStatus =
  | 'disbursing'
  | 'active'
  | 'settled'
  | 'disbursement-failed'
  | 'cancelled'
  | 'written-off'
  | 'recovered';

/**
 * From each status, the statuses that may follow. A failed payout may be tried again, or turn out to be paid; one that the bank sends
 * back leads there too.
 * A repayment that is reversed opens a settled loan again. One repaid within the cooling-off window can still be cancelled.
 */
export const loanTransitions: Readonly<Record<LoanStatus, readonly LoanStatus[]>> = {
  disbursing: ['active', 'disbursement-failed'],
  'disbursement-failed': ['disbursing', 'active', 'cancelled'],
  active: ['settled', 'cancelled', 'written-off', 'disbursement-failed'],
  settled: ['active', 'cancelled'],
  cancelled: [],
  'written-off': ['recovered'],
  recovered: ['written-off'],
};

/** Whether a loan may go from one status to another in one step. Units: none. Errors: none. Source: the table above. */
export function canMove(from: LoanStatus, to: LoanStatus): boolean {
  return loanTransitions[from].includes(to);
}

const ended: readonly LoanStatus[] = ['settled', 'cancelled', 'written-off', 'recovered'];

/** Whether the loan has ended: it charges nothing more and pays nothing out. Units: none. Errors: none. Source: specification point 4. */
export function isFinal(status: LoanStatus): boolean {
  return ended.includes(status);
}

/** Whether the loan still stands in the way of a new withdrawal. Units: none. Errors: none. Source: specification point 4. */
export function isOutstanding(status: LoanStatus): boolean {
  return !isFinal(status) || status === 'written-off';
}

/** Whether all that was owed was paid, after a write-off too. Units: none. Errors: none. Source: ruling 42. */
export function isPaidBack(status: LoanStatus): boolean {
  return status === 'settled' || status === 'recovered';
}
