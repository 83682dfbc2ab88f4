// A product may be published only if every amount and term it offers keeps every cap in force on the day.
// Source: SEC MC 3-2022 and MC 14-2025; ruling "the engine refuses a product that breaks them, and says by how much".
import type { LocalDate } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';
import { checkCostCaps, type CostCapRefusal } from './cost-cap.ts';
import { highestCreditLimitCentavos } from './credit-limit.ts';
import type { LoanProduct } from './loan-product.ts';
import { chargesOf, costFiguresOf } from './quote.ts';

export type ProductRefusal = 'PRODUCT_FIGURES_INVALID' | CostCapRefusal;

/** How much was checked: a count of amount and term pairs. */
export type ProductProof = { readonly combinationsChecked: number };

/**
 * Prices every step amount at every whole day or period of term, as of `on`.
 * Units: detail adds `amountCentavos` and `termDays` of the first pair that fails to the figures of the cap.
 * Errors: PRODUCT_FIGURES_INVALID (detail `figure`), CAP_RULE_MISSING, CAP_NOMINAL_RATE, CAP_EFFECTIVE_RATE, CAP_LATE_PENALTY, CAP_TOTAL_COST.
 * Source: SEC MC 14-2025.
 */
export function validateProduct(product: LoanProduct, on: LocalDate): Result<ProductProof, ProductRefusal> {
  const figure = firstInvalidFigure(product);
  if (figure !== null) return refuse('PRODUCT_FIGURES_INVALID', { figure });
  let combinationsChecked = 0;
  const stepDays = product.periodDays ?? 1;
  for (let termDays = product.minTermDays; termDays <= product.maxTermDays; termDays += stepDays) {
    for (
      let amount: number = product.minAmountCentavos;
      amount <= product.maxAmountCentavos;
      amount += product.stepAmountCentavos
    ) {
      const amountCentavos = centavos(amount);
      const charges = chargesOf(product, amountCentavos, termDays);
      const figures = costFiguresOf(product, amountCentavos, charges);
      const checked = checkCostCaps({ figures, on, scope: product.capScope });
      if (!checked.ok) return refuse(checked.code, { ...checked.detail, amountCentavos: amount, termDays });
      combinationsChecked += 1;
    }
  }
  return accept({ combinationsChecked });
}

function firstInvalidFigure(product: LoanProduct): string | null {
  const { minAmountCentavos, maxAmountCentavos, stepAmountCentavos, minTermDays, maxTermDays, periodDays } =
    product;
  if (stepAmountCentavos <= 0) return 'stepAmountCentavos';
  if (minAmountCentavos <= 0) return 'minAmountCentavos';
  if (maxAmountCentavos < minAmountCentavos || maxAmountCentavos > highestCreditLimitCentavos) {
    return 'maxAmountCentavos';
  }
  if (!Number.isSafeInteger(minTermDays) || minTermDays < 1) return 'minTermDays';
  if (!Number.isSafeInteger(maxTermDays) || maxTermDays < minTermDays) return 'maxTermDays';
  if (periodDays !== null && (!Number.isSafeInteger(periodDays) || periodDays < 1)) return 'periodDays';
  const isWhole = (days: number) => Number.isSafeInteger(days / (periodDays ?? 1));
  if (!isWhole(minTermDays)) return 'minTermDays';
  if (!isWhole(maxTermDays)) return 'maxTermDays';
  const isOffered = (days: number) => isWhole(days) && days >= minTermDays && days <= maxTermDays;
  if (product.offeredTermDays.length === 0 || !product.offeredTermDays.every(isOffered)) {
    return 'offeredTermDays';
  }
  if (product.creditReportFeeCentavos < 0) return 'creditReportFeeCentavos';
  if (product.penaltyFeeCentavos < 0) return 'penaltyFeeCentavos';
  // An extension moves one due date; what it would mean for the installments after it is not defined.
  if (periodDays !== null && product.maxExtensions > 0) return 'maxExtensions';
  return null;
}
