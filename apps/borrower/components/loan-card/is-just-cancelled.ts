import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';

const daysTold = 30;
const dayMs = 86_400_000;

/** Whether a loan was cancelled so lately that its borrower may still look for what became of it. */
export function isJustCancelled(
  { status, closedOn, disbursedOn, payout }: LoanSummary,
  today: string,
): boolean {
  const lastOn = closedOn ?? disbursedOn ?? payout?.requestedAt.slice(0, 10) ?? today;
  return status === 'cancelled' && Date.parse(today) - Date.parse(lastOn) <= daysTold * dayMs;
}
