import * as v from 'valibot';

/** Amount of money in centavos, a whole number not below zero. */
export const centavosField = v.pipe(
  v.number('amount_invalid'),
  v.safeInteger('amount_invalid'),
  v.minValue(0, 'amount_invalid'),
);

/** The largest amount that comes in anywhere: ten million pesos, far above any loan, and so small that no sum of them overflows. */
export const mostCentavos = 1_000_000_000;

/** Amount of money in centavos that somebody types or reports. */
export const typedCentavosField = v.pipe(centavosField, v.maxValue(mostCentavos, 'amount_invalid'));

/** Sum over many amounts in centavos; shown even where it is too large to be exact, which no amounts that came in can make it. */
export const sumCentavosField = v.pipe(v.number('amount_invalid'), v.integer('amount_invalid'));

/** Amount of money in centavos that may be negative (a posting's credit side). */
export const signedCentavosField = v.pipe(v.number('amount_invalid'), v.safeInteger('amount_invalid'));

/** Peso amount as people in the Philippines write it, in every language of the app. `amountCentavos` in centavos. */
export function formatPesos(amountCentavos: number): string {
  return pesoText(amountCentavos, 2);
}

/** As formatPesos, without ".00" where the amount is whole; for limits and slider labels. */
export function formatWholePesos(amountCentavos: number): string {
  return pesoText(amountCentavos, amountCentavos % 100 === 0 ? 0 : 2);
}

function pesoText(amountCentavos: number, decimals: number): string {
  const sign = amountCentavos < 0 ? '-' : '';
  return `${sign}₱${groupedDigits((Math.abs(amountCentavos) / 100).toFixed(decimals))}`;
}

/** Commas between thousands of a number written with at most three decimals. */
export function groupedDigits(text: string): string {
  return text.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
}
