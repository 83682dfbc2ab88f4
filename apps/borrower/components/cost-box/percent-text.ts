import { groupedDigits } from '@luwag/contract/money';

/** Parts per million as a percentage with at most two decimals, rounded up so that a cost is never understated. */
export function percentText(ratePpm: number): string {
  return `${groupedDigits(String(Math.ceil(ratePpm / 100) / 100))}%`;
}
