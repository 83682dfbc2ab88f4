import { addDays, localDate, manilaDateOf, startOfDayMs } from '@luwag/loan-engine/money/local-date';

/**
 * For how long the first day that is not closed has been under way: 0 where today's close is done. A close begins with its
 * Manila day. Units: milliseconds.
 */
export function closeLateness(lastClosedOn: string, now: number): number {
  const closedOn = localDate(lastClosedOn);
  if (closedOn >= manilaDateOf(now)) return 0;
  return Math.max(0, now - startOfDayMs(addDays(closedOn, 1)));
}
