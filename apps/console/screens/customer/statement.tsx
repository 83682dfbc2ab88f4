import type { CallOutput } from '@luwag/contract/endpoint';
import { getStatement } from '@luwag/contract/endpoints/staff/get-statement';
import { formatPesos } from '@luwag/contract/money';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from 'react-aria-components';
import { call, Refusal, valueOf } from '../../app/api.ts';
import { formText } from '../../app/form-text.ts';
import { RunDays, RunKinds, type RunRow, useRunRows } from '../../components/daily-runs/run-rows.tsx';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { Field } from '../../components/field/field.tsx';
import { wordFor } from '../../messages/en-US.ts';
import { loanWords } from '../../messages/loan-words.ts';

const say = loanWords.customer;
type Answer = CallOutput<typeof getStatement>;
type Loans = readonly { loanId: string; orderNumber: string }[];
type Days = { from?: string; to?: string };

const columns = (loans: Loans): readonly Column<RunRow<Answer['lines'][number]>>[] => [
  { name: loanWords.loan.on, cell: (row) => <RunDays row={row} /> },
  { name: say.order, cell: ({ entries }) => orderNumbersOf(entries, loans) },
  { name: loanWords.loan.entry, cell: (row) => <RunKinds row={row} /> },
  {
    name: loanWords.loan.amount,
    isNumber: true,
    cell: ({ entries }) =>
      formatPesos(
        entries.reduce((sum, { debitCentavos, creditCentavos }) => sum + debitCentavos - creditCentavos, 0),
      ),
  },
  {
    name: say.balance,
    isNumber: true,
    cell: ({ entries }) => formatPesos((entries.at(-1) ?? entries[0]).balanceCentavos),
  },
];

/** The loans of an entry, or of a run of days, in which several may have been charged. */
function orderNumbersOf(entries: readonly { loanId: string }[], loans: Loans): string {
  const numbers = entries.map((entry) => loans.find(({ loanId }) => loanId === entry.loanId)?.orderNumber);
  return [...new Set(numbers)].filter((number) => number !== undefined).join(', ');
}

/** A customer's account between two days; reading it is recorded. */
export function Statement({ customerId, loans }: { customerId: string; loans: Loans }) {
  const [days, setDays] = useState<Days | null>(null);
  const statement = useQuery({
    queryKey: ['statement', customerId, days],
    queryFn: async () => valueOf(await call(getStatement, { params: { customerId }, query: days ?? {} })),
    enabled: days !== null,
  });
  const show = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [from, to] = [formText(form, 'from'), formText(form, 'to')];
    setDays({ ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) });
  };
  return (
    <section aria-labelledby="statement">
      <h2 id="statement">{say.statement}</h2>
      <p className="muted">{say.statementHint}</p>
      <form className="form-line" onSubmit={show}>
        <Field name="from" type="date" label={say.from} isRequired={false} />
        <Field name="to" type="date" label={say.to} isRequired={false} />
        <Button type="submit" className="quiet">
          {say.show}
        </Button>
      </form>
      <p role="alert" className={statement.error === null ? 'no-problem' : 'problem'}>
        {statement.error === null ? '' : failureWords(statement.error)}
      </p>
      {statement.data === undefined ? null : (
        <>
          <p>
            {say.opening}: {formatPesos(statement.data.openingCentavos)}
          </p>
          <Lines key={JSON.stringify(days)} lines={statement.data.lines} loans={loans} />
          <p>
            <strong>
              {say.closing}: {formatPesos(statement.data.closingCentavos)}
            </strong>
          </p>
        </>
      )}
    </section>
  );
}

function Lines({ lines, loans }: { lines: Answer['lines']; loans: Loans }) {
  return (
    <DataTable
      caption={say.statement}
      columns={columns(loans)}
      rows={useRunRows(lines)}
      rowKey={({ key }) => key}
      empty={say.noLines}
    />
  );
}

function failureWords(error: Error): string {
  const code = error instanceof Refusal ? error.code : 'other';
  if (code === 'forbidden') return say.noStatement;
  return code in loanWords.problems ? wordFor(loanWords.problems, code) : loanWords.problems.other;
}
