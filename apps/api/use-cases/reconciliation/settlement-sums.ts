import type { LenderEvent } from '@luwag/loan-engine/ledger/lender-entry';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import { type Centavos, sumCentavos } from '@luwag/loan-engine/money/money';
import type { SettlementFile, SettlementRow } from '../../ports/settlement-files.ts';

type Totals = Pick<
  SettlementFile,
  | 'collectedCentavos'
  | 'takenBackCentavos'
  | 'feeCentavos'
  | 'vatCentavos'
  | 'payoutFeeCentavos'
  | 'payoutVatCentavos'
>;

/** What the rows of a file add up to, in centavos. */
export function totalsOf(rows: readonly SettlementRow[]): Totals {
  const sum = (kinds: readonly SettlementRow['kind'][], of: (row: SettlementRow) => Centavos): Centavos =>
    sumCentavos(rows.flatMap((row) => (kinds.includes(row.kind) ? [of(row)] : [])));
  const collecting = ['payment', 'refund', 'chargeback'] as const;
  return {
    collectedCentavos: sum(['payment'], ({ grossCentavos }) => grossCentavos),
    takenBackCentavos: sum(['refund', 'chargeback'], ({ grossCentavos }) => grossCentavos),
    feeCentavos: sum(collecting, ({ feeCentavos }) => feeCentavos),
    vatCentavos: sum(collecting, ({ vatCentavos }) => vatCentavos),
    payoutFeeCentavos: sum(['payout'], ({ feeCentavos }) => feeCentavos),
    payoutVatCentavos: sum(['payout'], ({ vatCentavos }) => vatCentavos),
  };
}

/** The last day on which a row was settled; null without rows. */
export function lastDayOf(rows: readonly SettlementRow[]): LocalDate | null {
  return (
    rows
      .map(({ settledOn }) => settledOn)
      .toSorted()
      .at(-1) ?? null
  );
}

/** What a file books, and what each of it is booked for. */
export function eventsOf(file: Totals): readonly { event: LenderEvent; of: string }[] {
  const { payoutFeeCentavos, payoutVatCentavos } = file;
  const { collectedCentavos, takenBackCentavos, feeCentavos, vatCentavos } = file;
  const settled = { collectedCentavos, takenBackCentavos, feeCentavos, vatCentavos };
  const payoutFees = { feeCentavos: payoutFeeCentavos, vatCentavos: payoutVatCentavos };
  // Where all was taken back again for nothing, no money has moved and there is nothing to book.
  const hasMoved = collectedCentavos !== takenBackCentavos || feeCentavos !== 0 || vatCentavos !== 0;
  return [
    ...(hasMoved ? [{ of: 'settlement', event: { kind: 'settlement-reported', ...settled } as const }] : []),
    ...(payoutFeeCentavos + payoutVatCentavos > 0
      ? [{ of: 'payout-fees', event: { kind: 'payout-fee-charged', ...payoutFees } as const }]
      : []),
  ];
}
