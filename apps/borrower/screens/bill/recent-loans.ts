import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { isOpenLoan, isPaidBack, isRunningLoan } from '../../components/loan-card/is-open-loan.ts';

export const loanStates = ['all', 'open', 'settled', 'other'] as const;
export type LoanState = (typeof loanStates)[number];

const monthsShown = 3;

/** The day three months before, as a calendar date; a day that month does not have is its last. */
export function threeMonthsBefore(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - monthsShown, 0)).getUTCDate();
  const date = new Date(Date.UTC(year, month - 1 - monthsShown, Math.min(day, last)));
  return date.toISOString().slice(0, 10);
}

/** Loans that run, or that began, were paid on or ended within the last three months. */
export function recentLoans(loans: readonly LoanSummary[], today: string): LoanSummary[] {
  const from = threeMonthsBefore(today);
  return loans.filter((loan) => {
    const endedOrBegan = loan.settledOn ?? loan.closedOn ?? loan.disbursedOn ?? sentOn(loan) ?? today;
    const paidOn = loan.receivedPayments[0]?.on ?? '';
    return isOpenLoan(loan) || endedOrBegan >= from || paidOn >= from;
  });
}

/** What was paid on a loan within the last three months, newest first. */
export function recentPayments(loan: LoanSummary, today: string): LoanSummary['receivedPayments'] {
  const from = threeMonthsBefore(today);
  return loan.receivedPayments.filter(({ on }) => on >= from);
}

/** Fees that were taken off before the money went out, as far as they were kept, in centavos. */
export function feesAtStart({
  principalCentavos,
  netDisbursedCentavos,
  costPaidCentavos,
}: LoanSummary): number {
  return Math.min(principalCentavos - netDisbursedCentavos, costPaidCentavos);
}

/** When the money of a loan that never began was to be sent, as a Manila date. */
function sentOn({ payout }: LoanSummary): string | null {
  return payout === null ? null : manilaDateOf(Date.parse(payout.requestedAt));
}

export function stateOf(loan: LoanSummary): Exclude<LoanState, 'all'> {
  if (isRunningLoan(loan)) return 'open';
  return isPaidBack(loan) ? 'settled' : 'other';
}
