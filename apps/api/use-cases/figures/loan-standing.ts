import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { overdueGrowth } from '@luwag/loan-engine/life/overdue-growth';
import { claimAfterWriteOff } from '@luwag/loan-engine/life/write-off';
import { type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { LoanRow, PayoutRow } from '../../ports/customer-store.ts';
import type { RequestRow } from '../../ports/rows-around-loan.ts';
import { isoInstant } from '../iso-instant.ts';

/** Hours within which a transfer is there. Source: specification point 3 (within 24 hours). */
const arrivesWithinHours = 24;
const hourMs = 3_600_000;

/** When money sent should be there, and whether it is not although it should. */
export function arrivalOf(
  { requestedAt, status }: Pick<PayoutRow, 'requestedAt' | 'status'>,
  now: number,
): { expectedBy: string; isLate: boolean } {
  const expectedAt = requestedAt + arrivesWithinHours * hourMs;
  const isOnItsWay = status !== 'succeeded' && status !== 'failed';
  return { expectedBy: isoInstant(expectedAt), isLate: isOnItsWay && now > expectedAt };
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
