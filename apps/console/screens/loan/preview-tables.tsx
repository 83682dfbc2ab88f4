import type { CallOutput } from '@luwag/contract/endpoint';
import type { previewLoanAction } from '@luwag/contract/endpoints/staff/preview-loan-action';
import type { ApprovalKind } from '@luwag/contract/endpoints/staff/approval-rules';
import { formatPesos } from '@luwag/contract/money';
import { formatDay } from '../../app/format.ts';
import { checkersOf } from '../../app/checkers.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { loanWords } from '../../messages/loan-words.ts';
import type { LoanFigures } from './customer-loan.ts';
import { owedName } from './figure-cards.tsx';
import { EntryTable } from './ledger.tsx';

const say = loanWords.preview;
type Preview = CallOutput<typeof previewLoanAction>;
type Row = { name: string; before: string; after: string };

const columns: readonly Column<Row>[] = [
  { name: loanWords.loan.title, cell: ({ name }) => name },
  { name: say.before, isNumber: true, cell: ({ before }) => before },
  {
    name: say.after,
    isNumber: true,
    cell: ({ before, after }) => (before === after ? after : <strong>{after}</strong>),
  },
];

/** How the loan stands today and would stand afterwards, and what would be posted. */
export function PreviewTables({ preview, kind }: { preview: Preview; kind: ApprovalKind }) {
  const { before, after, entries, countsFrom, needsSecondPerson } = preview;
  const creditCentavos = after.customerCreditCentavos - before.customerCreditCentavos;
  const [then, now] = [linesOf(after), linesOf(before)];
  const hasPenaltyFee = before.penaltyFeeCentavos > 0 || after.penaltyFeeCentavos > 0;
  const rows = now
    .map(([name, value], index) => ({ name, before: value, after: then[index]?.[1] ?? '' }))
    .filter(({ name }) => hasPenaltyFee || name !== loanWords.loan.penaltyFee);
  return (
    <>
      <DataTable
        caption={say.title}
        columns={columns}
        rows={rows}
        rowKey={({ name }) => name}
        empty={say.noEntries}
      />
      <p>
        {say.countsFrom} <strong>{formatDay(countsFrom)}</strong>
      </p>
      {creditCentavos > 0 ? (
        <p>
          <strong>{say.becomesCredit(formatPesos(creditCentavos))}</strong>
        </p>
      ) : null}
      <h3>{say.entries}</h3>
      <EntryTable entries={entries} />
      {needsSecondPerson ? (
        <p>
          {say.secondPerson}: <strong>{checkersOf(kind)}</strong>.
        </p>
      ) : null}
    </>
  );
}

function linesOf(figures: LoanFigures): readonly (readonly [string, string])[] {
  return [
    [say.status, loanWords.statuses[figures.status]],
    [owedName(figures), formatPesos(figures.owedCentavos)],
    [loanWords.loan.principal, formatPesos(figures.principalCentavos)],
    [loanWords.loan.interest, formatPesos(figures.interestCentavos)],
    [loanWords.loan.lateCharge, formatPesos(figures.lateChargeCentavos)],
    [loanWords.loan.penaltyFee, formatPesos(figures.penaltyFeeCentavos)],
    [loanWords.loan.fees, formatPesos(figures.feeCentavos)],
    [loanWords.loan.credit, formatPesos(figures.customerCreditCentavos)],
    [say.charged, formatPesos(figures.chargedCentavos)],
    [loanWords.loan.due, figures.dueOn === null ? '–' : formatDay(figures.dueOn)],
  ];
}
