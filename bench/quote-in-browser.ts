import { localDate } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import { mainProduct } from '@luwag/loan-engine/pricing/loan-product';
import { quote } from '@luwag/loan-engine/pricing/quote';

/* Runs in the page: prices a sweep of amounts and terms, and says how many milliseconds one took. */

const { minAmountCentavos, stepAmountCentavos, offeredTermDays } = mainProduct;
const disbursedOn = localDate('2026-11-21');
const steps = 700;

function priceQuotes(count: number): number {
  const startedAtMs = performance.now();
  for (let turn = 0; turn < count; turn += 1) {
    const amountCentavos = centavos(minAmountCentavos + (turn % steps) * stepAmountCentavos);
    const termDays = offeredTermDays[turn % offeredTermDays.length] ?? mainProduct.minTermDays;
    const priced = quote(mainProduct, { amountCentavos, termDays, disbursedOn });
    if (!priced.ok) throw new Error(priced.code);
  }
  return (performance.now() - startedAtMs) / count;
}

Object.assign(globalThis, { priceQuotes });
