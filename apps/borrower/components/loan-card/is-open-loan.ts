import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';

/** Whether a loan still asks something of someone: money to arrive, an account to mend, a repayment. */
export function isOpenLoan({ status }: Pick<LoanSummary, 'status'>): boolean {
  return status === 'disbursing' || status === 'active' || status === 'disbursement-failed';
}
