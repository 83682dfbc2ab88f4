import type { Quote } from '@luwag/loan-engine/pricing/quote';

export const lateDays = [3, 8, 30] as const;

/** What lateness adds to a loan after so many days, in centavos; it stops where all costs together reach the amount borrowed. */
export function lateChargeAfter(
  price: Pick<Quote, 'lateChargePerDayCentavos' | 'amountCentavos' | 'totalCostCentavos'>,
  penaltyFeeCentavos: number,
  days: number,
): number {
  const room = Math.max(0, price.amountCentavos - price.totalCostCentavos);
  return Math.min(price.lateChargePerDayCentavos * days + penaltyFeeCentavos, room);
}
