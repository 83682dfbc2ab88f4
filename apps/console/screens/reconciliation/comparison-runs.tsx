import type { CallOutput } from '@luwag/contract/endpoint';
import { askForComparison } from '@luwag/contract/endpoints/staff/ask-for-comparison';
import type { getReconciliation } from '@luwag/contract/endpoints/staff/get-reconciliation';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from 'react-aria-components';
import { call } from '../../app/api.ts';
import { formText } from '../../app/form-text.ts';
import { formatDay, formatInstant } from '../../app/format.ts';
import { problemWords } from '../../app/problem-words.ts';
import { useStaff } from '../../app/use-staff.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { Field } from '../../components/field/field.tsx';
import { reconciliationWords as say } from '../../messages/reconciliation-words.ts';
import { providerName } from '../../messages/provider-names.ts';

type Comparison = CallOutput<typeof getReconciliation>;
type Run = Comparison['runs'][number];

const columns: readonly Column<Run>[] = [
  { name: say.day, cell: ({ businessOn }) => formatDay(businessOn) },
  { name: say.provider, cell: ({ provider }) => providerName(provider) },
  { name: say.state, cell: ({ state }) => say.states[state] },
  { name: say.asked, cell: ({ askedByName }) => askedByName ?? say.night },
  { name: say.done, cell: ({ doneAt }) => (doneAt === null ? say.none : formatInstant(doneAt)) },
  { name: say.listed, isNumber: true, cell: ({ listed }) => listed ?? say.none },
  { name: say.booked, isNumber: true, cell: ({ booked }) => booked ?? say.none },
];

/** The last comparisons, and one more by hand. */
export function ComparisonRuns({ comparison }: { comparison: Comparison }) {
  const queryClient = useQueryClient();
  const [told, setTold] = useState('');
  const { role } = useStaff();
  const ask = async (on: string): Promise<void> => {
    const answer = await call(askForComparison, { body: { on } });
    const { compareRefused } = say;
    const own = { validation_failed: compareRefused, request_not_possible: compareRefused };
    setTold(answer.ok ? say.compareAsked(answer.value.asked) : problemWords(answer, own));
    await queryClient.invalidateQueries({ queryKey: ['reconciliation'] });
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    void ask(formText(new FormData(event.currentTarget), 'on'));
  };
  return (
    <section aria-labelledby="comparisons">
      <h2 id="comparisons">{say.runs}</h2>
      {askForComparison.roles?.includes(role) === true ? (
        <form onSubmit={submit} className="form-line">
          <Field name="on" label={say.day} type="date" />
          <Button type="submit" className="quiet">
            {say.compare}
          </Button>
        </form>
      ) : null}
      <output>{told}</output>
      <DataTable
        caption={say.runs}
        columns={columns}
        rows={comparison.runs}
        rowKey={({ provider, businessOn }) => `${provider} ${businessOn}`}
        empty={say.noRun}
      />
    </section>
  );
}
