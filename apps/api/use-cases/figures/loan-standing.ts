import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { overdueGrowth } from '@luwag/loan-engine/life/overdue-growth';
import { claimAfterWriteOff } from '@luwag/loan-engine/life/write-off';
import { type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { PayoutRail } from '../../ports/payout-provider.ts';
import type { LoanRow, PayoutRow } from '../../ports/customer-store.ts';
import type { RequestRow } from '../../ports/rows-around-loan.ts';
import { isoInstant } from '../iso-instant.ts';
import { arrivesBy, railFor } from './payout-rail.ts';

type Arriving = Pick<PayoutRow, 'requestedAt' | 'attemptedAt' | 'status' | 'amountCentavos' | 'heldUntilAt'>;

/** By which clearing money is sent, when it should be there, and whether it is not although it should. */
export function arrivalOf(
  { requestedAt, attemptedAt, status, amountCentavos, heldUntilAt }: Arriving,
  now: number,
): { rail: PayoutRail; expectedBy: string; isLate: boolean } {
  const rail = railFor(amountCentavos);
  // What held it is forgotten once it is sent, so the attempt tells from when it counts.
  const expectedAt = arrivesBy(rail, Math.max(requestedAt, attemptedAt ?? 0, heldUntilAt ?? 0));
  const isOnItsWay = status !== 'succeeded' && status !== 'failed';
  return { rail, expectedBy: isoInstant(expectedAt), isLate: isOnItsWay && now > expectedAt };
}

/** Returns the standing of a loan that is late, or that ended without being paid back. */
export function standingOf(
  loan: LoanRow,
  requests: readonly RequestRow[],
  today: LocalDate,
): Pick<LoanSummary, 'growth' | 'claimCentavos' | 'closedOn'> {
  const isWrittenOff = loan.status === 'written-off';
  const isRecovered = loan.status === 'recovered';
  return {
    growth: overdueGrowth(loan, today),
    claimCentavos: isWrittenOff || isRecovered ? claimAfterWriteOff(loan) : null,
    // Charging stops with the write-off, so its last day is that day.
    closedOn: isWrittenOff || isRecovered ? loan.accruedThroughOn : cancelledOn(loan, requests),
  };
}

function cancelledOn({ loanId, status }: LoanRow, requests: readonly RequestRow[]): LocalDate | null {
  if (status !== 'cancelled') return null;
  const carriedOut = requests.find(
    (request) => request.loanId === loanId && request.kind === 'cancellation' && request.status === 'done',
  );
  const endedAt = carriedOut?.endedAt ?? null;
  return endedAt === null ? null : manilaDateOf(endedAt);
}
