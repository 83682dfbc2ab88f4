/** Centavos of an amount typed in pesos; commas and spaces are dropped. Not a number where it is none. */
export function centavosOf(typed: string): number {
  return Math.round(Number(typed.replace(/[,\s]/g, '')) * 100);
}

/** An amount as it is typed into a field. */
export function typedPesos(amountCentavos: number): string {
  return (amountCentavos / 100).toFixed(2);
}
