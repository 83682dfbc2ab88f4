/** An amount in pesos as it may be typed: commas by thousands, a point before at most two digits. Source of a regular expression. */
export const pesosPattern = String.raw`\s*₱?\s*(\d{1,3}(,\d{3})+|\d+)(\.\d{1,2})?\s*`;

const wholePattern = new RegExp(`^${pesosPattern}$`, 'v');

/** Centavos of an amount typed in pesos. Not a number where it could be read as another amount. */
export function centavosOf(typed: string): number {
  if (!wholePattern.test(typed)) return Number.NaN;
  return Math.round(Number(typed.replace(/[₱,\s]/g, '')) * 100);
}

/** An amount as it is typed into a field. */
export function typedPesos(amountCentavos: number): string {
  return (amountCentavos / 100).toFixed(2);
}
