// A loan's status moves only along this table, and a status with no way out is final.
// Source: specification point 4 (loan states) and the invariant that terminal stays terminal.

export type LoanStatus =
  | 'disbursing'
  | 'active'
  | 'settled'
  | 'disbursement-failed'
  | 'cancelled'
  | 'written-off';

/** From each status, the statuses that may follow. A failed payout may be tried again, so it is not final; one that the bank sends back leads there too. */
export const loanTransitions: Readonly<Record<LoanStatus, readonly LoanStatus[]>> = {
  disbursing: ['active', 'disbursement-failed'],
  'disbursement-failed': ['disbursing', 'cancelled'],
  active: ['settled', 'cancelled', 'written-off', 'disbursement-failed'],
  settled: [],
  cancelled: [],
  'written-off': [],
};

/** Whether a loan may go from one status to another in one step. Units: none. Errors: none. Source: the table above. */
export function canMove(from: LoanStatus, to: LoanStatus): boolean {
  return loanTransitions[from].includes(to);
}

/** Whether nothing can follow. Units: none. Errors: none. Source: the table above. */
export function isFinal(status: LoanStatus): boolean {
  return loanTransitions[status].length === 0;
}

/** Whether the loan still stands in the way of a new withdrawal. Units: none. Errors: none. Source: specification point 4. */
export function isOutstanding(status: LoanStatus): boolean {
  return !isFinal(status) || status === 'written-off';
}
