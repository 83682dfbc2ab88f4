/** A figure that has to stay at or below its limit. */
export type Limit = { name: string; value: number; most: number; unit: string };

/** One table of the benchmark: plain cells, the first column being names. */
export type BenchTable = {
  title: string;
  headings: readonly string[];
  rows: readonly (readonly string[])[];
  limits: readonly Limit[];
};

export function formatTable({ title, headings, rows }: BenchTable): string {
  const widths = headings.map((heading, column) =>
    Math.max(heading.length, ...rows.map((row) => (row[column] ?? '').length)),
  );
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd();
  return ['', title, '', line(headings), ...rows.map(line)].join('\n');
}

export function brokenLimits(tables: readonly BenchTable[]): readonly string[] {
  return tables
    .flatMap(({ limits }) => limits)
    .filter(({ value, most }) => !(value <= most))
    .map(({ name, value, most, unit }) => `${name}: ${rounded(value)}, at most ${rounded(most)} ${unit}`);
}

function rounded(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(2);
}

export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted[Math.floor(sorted.length / 2)];
  if (middle === undefined) throw new Error('no values to take the middle of');
  return middle;
}
