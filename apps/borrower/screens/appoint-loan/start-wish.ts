import type { ReloanAnswer } from '@luwag/contract/endpoints/rewards/reloan-answer';
import type { AmountAndTerm } from '../all-withdraw/offer-price.ts';

/** What was chosen before, else the most that can be borrowed, for 30 days where that is offered. */
export function startWish(
  { product, mostCentavos, chosen }: ReloanAnswer,
  asked: AmountAndTerm | null,
): AmountAndTerm {
  const { minTermDays, offeredTermDays } = product;
  const usualDays = offeredTermDays.includes(30) ? 30 : (offeredTermDays[0] ?? minTermDays);
  const known = asked ?? chosen ?? { amountCentavos: mostCentavos, termDays: usualDays };
  return {
    amountCentavos: Math.min(mostCentavos, known.amountCentavos),
    termDays: known.termDays,
  };
}
