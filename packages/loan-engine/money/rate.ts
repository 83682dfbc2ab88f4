// A rate is a whole number of parts per million, so that 0.1 % a day is 1000 and no binary fraction creeps in.
// Source: project rule 6; the legal caps are all whole parts per million.
import { assertThat } from '../assertion.ts';

declare const ppmBrand: unique symbol;

/** Parts per million: 10,000 is one per cent. The period (day, month) is in the name that holds it. */
export type Ppm = number & { readonly [ppmBrand]: true };

/** Marks a whole number, zero or more, as parts per million. Units: ppm. Errors: anything else is a bug (assertion). Source: project rule 6. */
export function ppm(parts: number): Ppm {
  assertThat(Number.isSafeInteger(parts) && parts >= 0, 'parts per million are a whole number from zero');
  return parts as Ppm;
}
