import { formatPesos } from '@luwag/contract/money';
import { formatDay } from '../../app/format.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { wordFor } from '../../messages/en-US.ts';
import { loanWords } from '../../messages/loan-words.ts';
import type { CustomerLoan } from './customer-loan.ts';

const say = loanWords.loan;
type Line = CustomerLoan['ledger'][number];
type Entry = Omit<Line, 'balanceCentavos'>;

const entryColumns: readonly Column<Entry>[] = [
  { name: say.on, cell: ({ businessOn }) => formatDay(businessOn) },
  {
    name: say.entry,
    cell: ({ kind, reference }) => (
      <>
        {wordFor(loanWords.entryKinds, kind)}
        {reference === null ? null : <small className="block">{reference}</small>}
      </>
    ),
  },
  {
    name: say.account,
    cell: ({ postings }) =>
      postings.map(({ account, accountName }) => (
        <span className="block" key={account}>
          {account} {accountName}
        </span>
      )),
  },
  {
    name: say.amount,
    isNumber: true,
    cell: ({ postings }) =>
      postings.map(({ account, amountCentavos }) => (
        <span className="block" key={account}>
          {formatPesos(amountCentavos)}
        </span>
      )),
  },
];

const lineColumns: readonly Column<Line>[] = [
  ...entryColumns,
  {
    name: say.balance,
    isNumber: true,
    cell: ({ balanceCentavos }) => formatPesos(balanceCentavos),
  },
];

const keyOf = ({ kind, businessOn }: Entry, index: number): string => `${index} ${businessOn} ${kind}`;

/** Every entry of a loan with its postings and what was owed after it. */
export function Ledger({ lines }: { lines: readonly Line[] }) {
  return (
    <>
      <h2>{say.ledger}</h2>
      <p className="muted">{say.ledgerHint}</p>
      <DataTable
        caption={say.ledger}
        columns={lineColumns}
        rows={lines}
        rowKey={keyOf}
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
      rows={entries}
      rowKey={keyOf}
      empty={loanWords.preview.noEntries}
    />
  );
}
