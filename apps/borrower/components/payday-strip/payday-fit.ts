import type { PaydaysAnswer } from '@luwag/contract/endpoints/loan/paydays-answer';
import { daysBetween, localDate } from '@luwag/loan-engine/money/local-date';

/** How a due date stands to the paydays around it; `days` between it and `payday`. */
export type PaydayFit =
  | { kind: 'on' | 'between' }
  | { kind: 'before' | 'after'; days: number; payday: string };

/** A due date so few days before a payday is better moved onto it. */
const daysShortlyBefore = 5;
/** The pay of that day is still at hand. */
const daysShortlyAfter = 7;

/** Whether a due date is a payday, shortly before or after one, or neither; null where the paydays are not known for sure. */
export function paydayFit(paydays: PaydaysAnswer | null, dueOn: string): PaydayFit | null {
  if (paydays === null || !paydays.isCertain) return null;
  const { on } = paydays;
  if (on.includes(dueOn)) return { kind: 'on' };
  const distance = (payday: string) => daysBetween(localDate(dueOn), localDate(payday));
  const next = on.find((payday) => payday > dueOn);
  if (next !== undefined && distance(next) <= daysShortlyBefore) {
    return { kind: 'before', days: distance(next), payday: next };
  }
  const last = on.findLast((payday) => payday < dueOn);
  return last !== undefined && -distance(last) <= daysShortlyAfter
    ? { kind: 'after', days: -distance(last), payday: last }
    : { kind: 'between' };
}
