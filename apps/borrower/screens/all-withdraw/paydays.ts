import { addDays, daysBetween, localDate } from '@luwag/loan-engine/money/local-date';
import type { Offer } from '../../store/use-offer.ts';

/** A payday to pay back on, and the term that ends on it. */
export type PaydayTerm = { on: string; termDays: number };
/** How a due date stands to the paydays around it. */
export type PaydayFit =
  | { kind: 'on' }
  | { kind: 'before'; days: number; payday: string }
  | { kind: 'between' };

const mostSuggested = 3;
/** A due date so few days before a payday is better moved onto it. */
const daysShortlyBefore = 5;

type PaydayOffer = Pick<Offer, 'product' | 'today' | 'paydays'>;

/** Terms that end on a payday: after each usual term the next one, each once. None for installments, whose days are fixed. */
export function paydayTerms({ product, today, paydays }: PaydayOffer): readonly PaydayTerm[] {
  if (paydays === null || product.periodDays !== null) return [];
  const terms = paydays.on.map((on) => ({ on, termDays: daysBetween(localDate(today), localDate(on)) }));
  const offered = terms.filter(
    ({ termDays }) => termDays >= product.minTermDays && termDays <= product.maxTermDays,
  );
  const next = product.offeredTermDays.flatMap((usual) => {
    const found = offered.find(({ termDays }) => termDays >= usual);
    return found === undefined ? [] : [found];
  });
  return [...new Set(next)].slice(0, mostSuggested);
}

/** Whether a term ends on a payday, shortly before one, or neither; null where the paydays are not known for sure. */
export function paydayFit({ product, today, paydays }: PaydayOffer, termDays: number): PaydayFit | null {
  if (paydays === null || product.periodDays !== null) return null;
  const dueOn = addDays(localDate(today), termDays);
  if (paydays.on.includes(dueOn)) return { kind: 'on' };
  if (!paydays.isCertain) return null;
  const payday = paydays.on.find((on) => on > dueOn);
  if (payday === undefined) return { kind: 'between' };
  const days = daysBetween(dueOn, localDate(payday));
  return days <= daysShortlyBefore ? { kind: 'before', days, payday } : { kind: 'between' };
}
