import { isSameQuote } from '@luwag/loan-engine/life/book-loan';
import { bringBackScheduledLoan } from '@luwag/loan-engine/rewards/reloan-chain';
import type { ReloanRow, ScheduledLoanRow } from '../../ports/rows-around-loan.ts';
import type { Context } from '../context.ts';
import type { Loaded } from '../write.ts';
import { nextMorning, type PlanPart, plannedRow, planNextLoan } from './plan-next-loan.ts';

type BroughtBack = { row: ScheduledLoanRow; reloan: ReloanRow };

/**
 * A skipped loan as it would be once more, with the chain as it was; null where it cannot be brought back: it is not the
 * latest, was left out by turning Easy Re-loan off, may not be sent any more, or its money would have gone out by now.
 * One that was announced keeps its announcement as long as price and day are the same; any other is announced anew.
 */
export function broughtBack(
  context: Pick<Context, 'now' | 'products'>,
  loaded: Loaded<PlanPart | 'scheduledLoans'>,
  row: ScheduledLoanRow,
): BroughtBack | null {
  const { scheduledLoans, reloan } = loaded;
  const at = context.now();
  const isLatest = scheduledLoans.every(({ createdAt }) => createdAt <= row.createdAt);
  if (row.status !== 'skipped' || !isLatest || row.sendAt <= at || reloan === null) return null;
  // What was scheduled under an earlier agreement ended with it.
  if ((reloan.agreedAt ?? 0) > row.createdAt) return null;
  const chain = bringBackScheduledLoan(reloan.chain);
  if (!chain.ok) return null;
  const restored = { ...reloan, chain: chain.value };
  const again = { ...row, status: 'upcoming', endedAt: null } as const;
  const after = { ...loaded, reloan: restored };
  if (row.announcedAt !== null && row.announced !== null) {
    const asTold = planNextLoan(context, after, row.announcedAt);
    if (asTold.ok && isSameQuote(asTold.value.quote, row.announced)) return { row: again, reloan: restored };
  }
  const planned = planNextLoan(context, after, nextMorning(at));
  return planned.ok ? { row: { ...again, ...plannedRow(planned.value) }, reloan: restored } : null;
}
