// A borrower's limit is the base limit plus a step for a Facebook username and a step for the home-screen bonus, never above PHP 80,000
// nor above what the product lends.
// Source: specification points 1 and 9, rulings 26 and 27.
import { assertThat } from '../assertion.ts';
import {
  centavos,
  maxCentavos,
  minCentavos,
  sumCentavos,
  zeroCentavos,
  type Centavos,
} from '../money/money.ts';

/** The highest limit anyone can have: PHP 80,000. */
export const highestCreditLimitCentavos: Centavos = centavos(8_000_000);

export type CreditLimitInput = {
  readonly baseLimitCentavos: Centavos;
  readonly hasFacebookUsername: boolean;
  readonly hasHomeScreenBonus: boolean;
  readonly facebookStepCentavos: Centavos;
  readonly homeScreenStepCentavos: Centavos;
  /** The largest amount that the product lends. */
  readonly largestAmountCentavos: Centavos;
};

/** A borrower's limit in centavos. Errors: a negative figure is a bug (assertion). Source: rulings 26 and 27. */
export function creditLimit(input: CreditLimitInput): Centavos {
  const { baseLimitCentavos, facebookStepCentavos, homeScreenStepCentavos } = input;
  assertThat(
    baseLimitCentavos >= 0 && facebookStepCentavos >= 0 && homeScreenStepCentavos >= 0,
    'limits and their steps are not negative',
  );
  // A limit of zero means no credit was approved, which no bonus may turn into a loan.
  if (baseLimitCentavos === 0) return zeroCentavos;
  const raised = sumCentavos([
    baseLimitCentavos,
    input.hasFacebookUsername ? facebookStepCentavos : zeroCentavos,
    input.hasHomeScreenBonus ? homeScreenStepCentavos : zeroCentavos,
  ]);
  const highest = minCentavos(input.largestAmountCentavos, highestCreditLimitCentavos);
  // A bonus lowers no limit, also where the product lends less than it did.
  return maxCentavos(baseLimitCentavos, minCentavos(raised, highest));
}
