import { daysBetween, localDate } from '@luwag/loan-engine/money/local-date';
import type { Offer } from '../../store/use-offer.ts';

/** A payday to pay back on, and the term that ends on it. */
export type PaydayTerm = { on: string; termDays: number };
const mostSuggested = 3;

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
