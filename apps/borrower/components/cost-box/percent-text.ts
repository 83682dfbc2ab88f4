let percent: Intl.NumberFormat | undefined;

/** Parts per million as a percentage with at most two decimals, rounded up so that a cost is never understated. */
export function percentText(ratePpm: number): string {
  percent ??= new Intl.NumberFormat('en-PH', {
    style: 'percent',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  });
  return percent.format(Math.ceil(ratePpm / 100) / 10_000);
}
