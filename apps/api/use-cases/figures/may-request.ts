import { amountToReturn, cancellableThroughMs } from '@luwag/loan-engine/life/cancel';
import { canMove } from '@luwag/loan-engine/loan/loan-status';
import { refundInFlight } from '@luwag/loan-engine/life/refund-credit';
import type { Centavos } from '@luwag/loan-engine/money/money';
import type { LoanRow, PayoutRow } from '../../ports/customer-store.ts';
import { cancellationHours } from '../../texts/cancellation-window.ts';

/** When the loan's money reached the borrower, in milliseconds since 1970; null while it has not. */
export function creditedAt(loanId: string, payouts: readonly PayoutRow[]): number | null {
  const arrived = payouts.find(
    (payout) =>
      payout.loanId === loanId && payout.purpose === 'disbursement' && payout.status === 'succeeded',
  );
  return arrived?.completedAt ?? null;
}

/** What to give back, and until when a loan can be cancelled at no cost; null where it cannot any more. */
export function cancellationOf(
  loan: LoanRow,
  payouts: readonly PayoutRow[],
  now: number,
): { returnCentavos: Centavos; untilMs: number } | null {
  const receivedAtMs = creditedAt(loan.loanId, payouts);
  // Repaid within the window keeps the right to cancel: what was charged is returned.
  const isPaidOut = loan.status === 'active' || loan.status === 'settled';
  if (!isPaidOut || !canMove(loan.status, 'cancelled') || receivedAtMs === null) return null;
  const untilMs = cancellableThroughMs({ receivedAtMs, windowHours: cancellationHours });
  return now > untilMs ? null : { returnCentavos: amountToReturn(loan), untilMs };
}

/** Money of the borrower's own that is not yet on its way back, in centavos. */
export function refundable(loan: LoanRow): number {
  return loan.customerCreditCentavos - refundInFlight(loan);
}
