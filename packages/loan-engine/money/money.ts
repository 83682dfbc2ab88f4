// Money is a whole number of centavos and every product of money and rate names how it is rounded.
// Source: project rule 6 (no floating point near money); a safe integer holds 90 trillion pesos.
import { assertThat } from '../assertion.ts';
import type { Ppm } from './rate.ts';

declare const centavosBrand: unique symbol;

/** Whole centavos, 100 to the peso; negative only where a signed amount is meant (ledger postings). */
export type Centavos = number & { readonly [centavosBrand]: true };

/** 'half-up': nearest, an exact half upwards; 'up' and 'down': towards plus and minus infinity. */
export type Rounding = 'half-up' | 'up' | 'down';

const millionth = 1_000_000;

/** Marks a whole number as centavos. Errors: a fraction, NaN or unsafe integer is a bug (assertion). Source: project rule 6. */
export function centavos(amount: number): Centavos {
  assertThat(Number.isSafeInteger(amount), 'centavos are a safe whole number');
  // Minus zero would survive a comparison and then print as "-0".
  return (amount === 0 ? 0 : amount) as Centavos;
}

export const zeroCentavos: Centavos = centavos(0);

/** Sum of two amounts in centavos. Errors: overflow is a bug (assertion). Source: project rule 6. */
export function addCentavos(left: Centavos, right: Centavos): Centavos {
  return centavos(left + right);
}

/** `left` less `right` in centavos; may be negative. Errors: overflow is a bug (assertion). Source: project rule 6. */
export function subtractCentavos(left: Centavos, right: Centavos): Centavos {
  return centavos(left - right);
}

/** The same amount with the other sign, in centavos. Errors: none. Source: a credit is a negative posting. */
export function negateCentavos(amount: Centavos): Centavos {
  return subtractCentavos(zeroCentavos, amount);
}

/** Sum of a list in centavos, zero when empty. Errors: overflow is a bug (assertion). Source: project rule 6. */
export function sumCentavos(amounts: readonly Centavos[]): Centavos {
  return amounts.reduce(addCentavos, zeroCentavos);
}

/** The smaller of two amounts in centavos. Errors: none. Source: project rule 6. */
export function minCentavos(left: Centavos, right: Centavos): Centavos {
  return left < right ? left : right;
}

/** The larger of two amounts in centavos. Errors: none. Source: project rule 6. */
export function maxCentavos(left: Centavos, right: Centavos): Centavos {
  return left > right ? left : right;
}

/**
 * `amount` x `ppm` / 1,000,000 x `days`, rounded once, in centavos.
 * Errors: a negative or fractional day count is a bug (assertion).
 * Source: simple interest, principal x daily rate x days.
 */
export function multiplyByPpm(amount: Centavos, ppm: Ppm, days: number, rounding: Rounding): Centavos {
  assertThat(Number.isSafeInteger(days) && days >= 0, 'days are a whole number from zero');
  return divideRounded(amount, ppm * days, millionth, rounding);
}

/**
 * `part` / `whole` in parts per million, rounded as asked.
 * Units: centavos in, ppm out. Errors: a whole that is not positive is a bug (assertion).
 * Source: definition of a part per million.
 */
export function ratioInPpm(part: Centavos, whole: Centavos, rounding: Rounding): number {
  assertThat(whole > 0, 'a ratio needs a positive whole');
  return divideRounded(part, millionth, whole, rounding);
}

function divideRounded(amount: number, factor: number, divisor: number, rounding: Rounding): Centavos {
  assertThat(Number.isSafeInteger(factor), 'a factor of money is a safe whole number');
  const product = amount * factor;
  if (Number.isSafeInteger(product)) return centavos(roundSafe(product, divisor, rounding));
  return centavos(roundLarge(BigInt(amount) * BigInt(factor), BigInt(divisor), rounding));
}

function roundSafe(product: number, divisor: number, rounding: Rounding): number {
  // The remainder is exact for safe integers, whereas a quotient taken first could already be rounded.
  const remainder = ((product % divisor) + divisor) % divisor;
  const floor = (product - remainder) / divisor;
  if (remainder === 0 || rounding === 'down') return floor;
  if (rounding === 'up') return floor + 1;
  return remainder >= divisor - remainder ? floor + 1 : floor;
}

function roundLarge(product: bigint, divisor: bigint, rounding: Rounding): number {
  const remainder = ((product % divisor) + divisor) % divisor;
  const floor = (product - remainder) / divisor;
  if (remainder === 0n || rounding === 'down') return Number(floor);
  if (rounding === 'up') return Number(floor + 1n);
  return Number(remainder * 2n >= divisor ? floor + 1n : floor);
}
