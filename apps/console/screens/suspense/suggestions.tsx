import type { CallOutput } from '@luwag/contract/endpoint';
import type { getSuspenseItem } from '@luwag/contract/endpoints/staff/get-suspense-item';
import { formatPesos } from '@luwag/contract/money';
import { Link } from '@tanstack/react-router';
import { Button } from 'react-aria-components';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { suspenseWords as say } from '../../messages/suspense-words.ts';

type Suggestion = CallOutput<typeof getSuspenseItem>['suggestions'][number];
type OnChosen = (orderNumber: string) => void;

const columns: readonly Column<Suggestion>[] = [
  {
    name: say.loan,
    cell: ({ customerId, loanId, orderNumber }) => (
      <Link to="/customers/$customerId/loans/$loanId" params={{ customerId, loanId }}>
        {orderNumber}
      </Link>
    ),
  },
  { name: say.customer, cell: ({ nameMasked }) => nameMasked },
  { name: say.owed, isNumber: true, cell: ({ owedCentavos }) => formatPesos(owedCentavos) },
  { name: say.clue, cell: ({ clue }) => say.clues[clue] },
];

const chooseCell =
  (onChosen: OnChosen) =>
  ({ orderNumber }: Suggestion) => (
    <Button className="quiet" onPress={() => onChosen(orderNumber)}>
      {say.choose}
    </Button>
  );

/** Loans that money may have been meant for; choosing one fills in the form. */
export function Suggestions({
  suggestions,
  onChosen,
}: {
  suggestions: readonly Suggestion[];
  onChosen?: OnChosen;
}) {
  return (
    <section aria-labelledby="suggestions">
      <h2 id="suggestions">{say.suggestions}</h2>
      <DataTable
        caption={say.suggestions}
        columns={
          onChosen === undefined ? columns : [...columns, { name: say.steps, cell: chooseCell(onChosen) }]
        }
        rows={suggestions}
        rowKey={({ loanId }) => loanId}
        empty={say.noSuggestion}
      />
    </section>
  );
}
