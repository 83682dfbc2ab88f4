import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';

/** Whether a loan still asks something of someone: money to arrive, an account to mend, a repayment, a talk about what is left. */
export function isOpenLoan({ status }: Pick<LoanSummary, 'status'>): boolean {
  return isRunningLoan({ status }) || status === 'written-off';
}

/** Whether a loan has neither been paid back nor ended otherwise. */
export function isRunningLoan({ status }: Pick<LoanSummary, 'status'>): boolean {
  return status === 'disbursing' || status === 'active' || status === 'disbursement-failed';
}

/** Whether all of a loan was paid back, after a write-off too. */
export function isPaidBack({ status }: Pick<LoanSummary, 'status'>): boolean {
  return status === 'settled' || status === 'recovered';
}
