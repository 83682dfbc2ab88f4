import type { QuoteAnswer } from '@luwag/contract/endpoints/loan/quote-answer';

type PricedFigures = Pick<
  QuoteAnswer,
  'interestCentavos' | 'serviceFeeCentavos' | 'creditReportFeeCentavos' | 'gstCentavos' | 'totalCostCentavos'
>;

/** What a coupon or voucher really takes off a price, in centavos: its charges less what it costs in the end. */
export function takenOff(figures: PricedFigures): number {
  const { interestCentavos, serviceFeeCentavos, creditReportFeeCentavos, gstCentavos } = figures;
  const charges = interestCentavos + serviceFeeCentavos + creditReportFeeCentavos + gstCentavos;
  return charges - figures.totalCostCentavos;
}
