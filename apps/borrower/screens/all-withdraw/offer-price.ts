import { localDate } from '@luwag/loan-engine/money/local-date';
import { type Centavos, centavos, zeroCentavos } from '@luwag/loan-engine/money/money';
import { chargeCeiling, quote, type Quote } from '@luwag/loan-engine/pricing/quote';
import { engineProduct } from '../../store/engine-product.ts';
import type { LoanWish } from '../../store/loan-wish.ts';
import { nearestStep } from '../../components/amount-slider/amount-slider.tsx';
import type { CostFigures } from '../../components/cost-box/cost-box.tsx';
import type { Offer } from '../../store/use-offer.ts';

/** The engine's quote with what the cost box tells beside it. */
export type Price = Quote &
  Pick<CostFigures, 'dailyInterestPpm' | 'penaltyFeeCentavos' | 'chargeCeilingCentavos'>;
export type AmountAndTerm = Pick<LoanWish, 'amountCentavos' | 'termDays'>;

/** The engine's own price of a wish under an offer, as the server will price it again; null where there is none. */
export function priceWish(
  { product, today }: Pick<Offer, 'product' | 'today'>,
  wish: AmountAndTerm,
  couponCentavos: Centavos = zeroCentavos,
): Price | null {
  const priced = quote(engineProduct(product), {
    amountCentavos: centavos(wish.amountCentavos),
    termDays: wish.termDays,
    disbursedOn: localDate(today),
    couponCentavos,
  });
  if (!priced.ok) return null;
  const { dailyInterestPpm, penaltyFeeCentavos } = product;
  return {
    ...priced.value,
    dailyInterestPpm,
    penaltyFeeCentavos,
    chargeCeilingCentavos: chargeCeiling(priced.value),
  };
}

/** The range of amounts: from the product's least to the borrower's own limit, on the product's steps. */
export function amountRange({ product, limitCentavos }: Pick<Offer, 'product' | 'limitCentavos'>): {
  least: number;
  most: number;
  step: number;
} {
  const { minAmountCentavos: least, maxAmountCentavos, stepAmountCentavos: step } = product;
  const top = Math.min(maxAmountCentavos, limitCentavos);
  return { least, most: Math.max(least, least + Math.floor((top - least) / step) * step), step };
}

/** The range of terms: any whole day, or whole periods where the product has them. */
export function termRange({ product }: Pick<Offer, 'product'>): {
  least: number;
  most: number;
  step: number;
} {
  return { least: product.minTermDays, most: product.maxTermDays, step: product.periodDays ?? 1 };
}

/** Where the sliders begin: at what was asked for, even beyond a limit that is lower now, else at the least amount that a tapped coupon serves for; never at the most. */
export function firstWish(
  offer: Offer,
  asked: AmountAndTerm | null,
  tappedCouponId: string | null = null,
): AmountAndTerm {
  const { least, most, step } = amountRange(offer);
  const { minTermDays, offeredTermDays } = offer.product;
  const termDays = offeredTermDays.includes(30) ? 30 : (offeredTermDays[0] ?? minTermDays);
  if (asked === null) {
    const tapped = offer.coupons.find(({ couponId }) => couponId === tappedCouponId);
    const steps = Math.max(0, Math.ceil(((tapped?.minimumAmountCentavos ?? least) - least) / step));
    return { amountCentavos: Math.min(most, least + steps * step), termDays };
  }
  return {
    amountCentavos: Math.max(least, asked.amountCentavos),
    termDays: nearestStep(asked.termDays, termRange(offer)),
  };
}
