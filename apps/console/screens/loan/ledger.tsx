import { formatPesos } from '@luwag/contract/money';
import { RunDays, RunKinds, type RunRow, useRunRows } from '../../components/daily-runs/run-rows.tsx';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { loanWords } from '../../messages/loan-words.ts';
import type { CustomerLoan } from './customer-loan.ts';
import './ledger.css';

const say = loanWords.loan;
type Line = CustomerLoan['ledger'][number];
type Entry = Omit<Line, 'balanceCentavos'>;

/** What each account was debited or credited by the entries of a row, in the order in which accounts come up. */
function postingsOf({ entries }: RunRow<Entry>): Entry['postings'] {
  const sums = new Map<string, Entry['postings'][number]>();
  for (const posting of entries.flatMap(({ postings }) => postings)) {
    const amountCentavos = (sums.get(posting.account)?.amountCentavos ?? 0) + posting.amountCentavos;
    sums.set(posting.account, { ...posting, amountCentavos });
  }
  return [...sums.values()];
}

const entryColumns: readonly Column<RunRow<Entry>>[] = [
  { name: say.on, cell: (row) => <RunDays row={row} /> },
  { name: say.entry, cell: (row) => <RunKinds row={row} /> },
  {
    name: say.account,
    cell: (row) =>
      postingsOf(row).map(({ account, accountName }) => (
        <span className="block account" key={account}>
          {account} {accountName}
        </span>
      )),
  },
  {
    name: say.amount,
    isNumber: true,
    cell: (row) =>
      postingsOf(row).map(({ account, amountCentavos }) => (
        <span className="block" key={account}>
          {formatPesos(amountCentavos)}
        </span>
      )),
  },
];

const lineColumns: readonly Column<RunRow<Line>>[] = [
  ...entryColumns,
  {
    name: say.balance,
    isNumber: true,
    cell: ({ entries }) => formatPesos((entries.at(-1) ?? entries[0]).balanceCentavos),
  },
];

/** Every entry of a loan with its postings and what was owed after it. */
export function Ledger({ lines }: { lines: readonly Line[] }) {
  return (
    <>
      <h2>{say.ledger}</h2>
      <p className="muted">{say.ledgerHint}</p>
      <DataTable
        caption={say.ledger}
        columns={lineColumns}
        rows={useRunRows(lines)}
        rowKey={({ key }) => key}
        empty={say.noEntries}
      />
    </>
  );
}

/** Entries that an action would post. */
export function EntryTable({ entries }: { entries: readonly Entry[] }) {
  return (
    <DataTable
      caption={loanWords.preview.entries}
      columns={entryColumns}
      rows={useRunRows(entries)}
      rowKey={({ key }) => key}
      empty={loanWords.preview.noEntries}
    />
  );
}
