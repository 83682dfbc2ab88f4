import * as v from 'valibot';

/** Amount of money in centavos, a whole number not below zero. */
export const centavosField = v.pipe(
  v.number('amount_invalid'),
  v.safeInteger('amount_invalid'),
  v.minValue(0, 'amount_invalid'),
);

/** Amount of money in centavos that may be negative (a posting's credit side). */
export const signedCentavosField = v.pipe(v.number('amount_invalid'), v.safeInteger('amount_invalid'));

// Making a format takes a phone milliseconds: each is made when an amount is first written that way.
let pesos: Intl.NumberFormat | undefined;
let wholePesos: Intl.NumberFormat | undefined;

/** Peso amount as people in the Philippines write it, in every language of the app. `amountCentavos` in centavos. */
export function formatPesos(amountCentavos: number): string {
  pesos ??= new Intl.NumberFormat('en-PH', { style: 'currency', currency: 'PHP' });
  return pesos.format(amountCentavos / 100);
}

/** As formatPesos, without ".00" where the amount is whole; for limits and slider labels. */
export function formatWholePesos(amountCentavos: number): string {
  if (amountCentavos % 100 !== 0) return formatPesos(amountCentavos);
  wholePesos ??= new Intl.NumberFormat('en-PH', {
    style: 'currency',
    currency: 'PHP',
    minimumFractionDigits: 0,
    maximumFractionDigits: 0,
  });
  return wholePesos.format(amountCentavos / 100);
}
