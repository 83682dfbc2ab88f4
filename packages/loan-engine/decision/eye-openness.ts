// How open an eye is: how tall the dark of its iris stands between the lids, over the width of the eye; a lid that closes leaves only the thin line of the lashes.
// Source: issue "simple liveness challenge (turn, blink)"; the lids' landmarks alone do not tell it, as the published model draws open lids over closed ones.
import { assertThat } from '../assertion.ts';

/** How an eye is drawn to be measured: as wide as from corner to corner, the corners on the middle row. */
export const eyePatch = { columns: 24, rows: 18 } as const;

/** Luminance, 0 (black) to 255, row by row. */
export type EyePatch = readonly (readonly number[])[];

const skinRows = 3;
/** The iris looks to a side, but never into the corner. */
const middle = { from: 4, to: 20 } as const;
const tallestColumns = 5;
/** What stands out less than this from the skin is neither iris nor lashes. */
const leastContrast = 0.25;

/**
 * How open an eye is: 0 closed, about 0.1 with lashes, 0.35 to 0.5 open.
 * Units: luminance 0-255 in, parts of the eye's width out.
 * Errors: a patch of another size is a bug (assertion).
 * Source: the rule above; half-way between the skin below the eye and the darkest of it parts dark from light.
 */
export function eyeOpenness(patch: EyePatch): number {
  const { columns, rows } = eyePatch;
  assertThat(
    patch.length === rows && patch.every((row) => row.length === columns),
    'an eye is drawn in one size',
  );
  const skin = ranked(patch.slice(-skinRows).flat(), 0.5);
  const darkest = ranked(patch.flat(), 0.03);
  if (skin - darkest < leastContrast * Math.max(1, skin)) return 0;
  const darkBelow = (skin + darkest) / 2;
  const heights = Array.from({ length: middle.to - middle.from }, (_, index) =>
    tallestRun(patch.map((row) => (row[middle.from + index] ?? 0) < darkBelow)),
  );
  const tallest = heights.toSorted((left, right) => right - left).slice(0, tallestColumns);
  return tallest.reduce((sum, height) => sum + height, 0) / tallestColumns / columns;
}

function ranked(values: readonly number[], part: number): number {
  return values.toSorted((left, right) => left - right)[Math.floor((values.length - 1) * part)] ?? 0;
}

function tallestRun(column: readonly boolean[]): number {
  let tallest = 0;
  let run = 0;
  for (const isDark of column) {
    run = isDark ? run + 1 : 0;
    tallest = Math.max(tallest, run);
  }
  return tallest;
}
