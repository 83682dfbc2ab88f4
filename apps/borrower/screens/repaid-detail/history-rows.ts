import type { ChargeLine } from '@luwag/contract/endpoints/loan/loan-answer';

/** One row of the history: a single entry, or a run of the same charge on days that follow one another. */
export type HistoryRow = { key: string; lines: [ChargeLine, ...ChargeLine[]] };

const daily: readonly ChargeLine['kind'][] = ['interest-accrued', 'late-charge-accrued'];

/** The loan's history as people tell it: the same charge of many days is one row, which can be opened. */
export function historyRows(lines: readonly ChargeLine[]): HistoryRow[] {
  const rows: HistoryRow[] = [];
  for (const [index, line] of lines.entries()) {
    const last = rows.at(-1);
    if (last !== undefined && isSameCharge(last.lines[0], line)) last.lines.push(line);
    else rows.push({ key: String(index), lines: [line] });
  }
  return rows;
}

function isSameCharge(left: ChargeLine, right: ChargeLine): boolean {
  return (
    daily.includes(left.kind) &&
    left.kind === right.kind &&
    left.amountCentavos === right.amountCentavos &&
    left.rule?.baseCentavos === right.rule?.baseCentavos
  );
}

/** What an entry shows at its head: how it moved what is owed, else the money that changed hands. */
export function headAmount({ amountCentavos, parts }: ChargeLine): number {
  if (amountCentavos !== 0) return amountCentavos;
  return parts.reduce((sum, part) => sum + part.amountCentavos, 0);
}
