import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import { quote, type Quote, type QuoteRequest } from '@luwag/loan-engine/pricing/quote';

/** The engine's price of a loan taken today, or null where the law or the product has none. */
export function priceOf(product: LoanProduct, amountCentavos: number, termDays: number): Quote | null {
  const priced = quote(product, {
    amountCentavos: amountCentavos as QuoteRequest['amountCentavos'],
    termDays,
    disbursedOn: manilaDateOf(Date.now()),
  });
  return priced.ok ? priced.value : null;
}
