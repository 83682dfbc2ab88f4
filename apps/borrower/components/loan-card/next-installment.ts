import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';

/** Centavos that the first button of a loan in installments pays; null where that is the whole payoff, as for a single payment. */
export function nextInstallmentCentavos({
  installments,
  dueCentavos,
}: Pick<LoanSummary, 'installments' | 'dueCentavos'>): number | null {
  return installments.count === 1 ? null : dueCentavos;
}
