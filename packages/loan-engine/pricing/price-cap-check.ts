// Before a product is published, the person who publishes it sees how near its worst-case amount and term come to each cap, and which cap refuses it.
// Source: SEC MC 14-2025; ruling "the engine refuses a product that breaks them, and says by how much".
import type { LocalDate } from '../money/local-date.ts';
import { centavos } from '../money/money.ts';
import type { RefusalDetail } from '../result.ts';
import { capFigures, isCovered, ruleForDate, type CapFigure } from './cost-cap.ts';
import type { LoanProduct } from './loan-product.ts';
import {
  publishProduct,
  type ProductCatalogue,
  type PublishedProduct,
  type PublishRefusal,
} from './product-catalogue.ts';
import { chargesOf, costFiguresOf } from './quote.ts';

/** One cap at the amount and term that come nearest to it. */
export type WorstCasePrice = CapFigure & { readonly amountCentavos: number; readonly termDays: number };

export type PriceVerdict = {
  /** Null where the version may be published. */
  readonly refusal: { readonly code: PublishRefusal; readonly detail: RefusalDetail } | null;
  readonly worstCase: readonly WorstCasePrice[];
};

/**
 * What publishing a version would answer, with the worst-case price against each cap of its first day.
 * Units: those of the caps; centavos, days. Errors: none; the verdict carries them. Source: as above.
 */
export function guardPrice(
  catalogue: ProductCatalogue,
  publication: PublishedProduct,
  today: LocalDate,
): PriceVerdict {
  const published = publishProduct(catalogue, publication, today);
  const refusal = published.ok ? null : { code: published.code, detail: published.detail ?? {} };
  const isReadable = refusal?.code !== 'PRODUCT_FIGURES_INVALID';
  return { refusal, worstCase: isReadable ? worstCasePrices(publication) : [] };
}

function worstCasePrices({ product, effectiveFrom }: PublishedProduct): readonly WorstCasePrice[] {
  const rule = ruleForDate(effectiveFrom);
  if (rule === null) return [];
  const worstCase = new Map<CapFigure['cap'], WorstCasePrice>();
  for (const { amountCentavos, termDays } of everyLoanOf(product)) {
    const isBound = product.capScope === 'all-loans' || isCovered(rule, amountCentavos, termDays);
    if (!isBound) continue;
    const charges = chargesOf(product, amountCentavos, termDays);
    for (const figure of capFigures(rule, costFiguresOf(product, amountCentavos, charges))) {
      const known = worstCase.get(figure.cap);
      if (known === undefined || shareOf(figure) > shareOf(known)) {
        worstCase.set(figure.cap, { ...figure, amountCentavos, termDays });
      }
    }
  }
  return [...worstCase.values()];
}

function* everyLoanOf({ periodDays, ...product }: LoanProduct) {
  const { minTermDays, maxTermDays, minAmountCentavos, maxAmountCentavos, stepAmountCentavos } = product;
  for (let termDays = minTermDays; termDays <= maxTermDays; termDays += periodDays ?? 1) {
    for (let amount: number = minAmountCentavos; amount <= maxAmountCentavos; amount += stepAmountCentavos) {
      yield { amountCentavos: centavos(amount), termDays };
    }
  }
}

// How much of a cap is used; a cap that allows nothing is used up by anything.
function shareOf({ actual, allowed }: CapFigure): number {
  if (allowed > 0) return actual / allowed;
  return actual > allowed ? Number.POSITIVE_INFINITY : 0;
}
