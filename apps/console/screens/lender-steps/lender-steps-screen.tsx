import type { LenderStep } from '@luwag/contract/endpoints/staff/lender-step';
import { listLenderSteps } from '@luwag/contract/endpoints/staff/list-lender-steps';
import { call, Refusal, valueOf } from '../../app/api.ts';
import { formatInstant } from '../../app/format.ts';
import { usePolledQuery } from '../../app/use-polled-query.ts';
import { useTitle } from '../../app/use-title.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { Loading } from '../../components/loading/loading.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { lenderStepWords as say } from '../../messages/lender-step-words.ts';
import { loanWords } from '../../messages/loan-words.ts';
import { factsOf } from './step-facts.ts';
import { TransferForm } from './transfer-form.tsx';
import { WaitingStep } from './waiting-step.tsx';

const refreshMs = 10_000;

const columns: readonly Column<LenderStep>[] = [
  { name: say.entry, cell: (step) => factsOf(step).title },
  { name: say.sum, isNumber: true, cell: (step) => factsOf(step).amount },
  { name: say.evidence, cell: (step) => factsOf(step).evidence },
  { name: say.proposedBy, cell: ({ proposedBy }) => proposedBy },
  {
    name: say.outcome,
    cell: ({ status, answeredBy, answeredAt }) =>
      answeredAt === null
        ? say.statuses[status]
        : `${say.statuses[status]}, ${answeredBy ?? ''}, ${formatInstant(answeredAt)}`,
  },
];

/** The lender's own entries: what waits for a second person, the form for the next one, and what was answered. */
export function LenderStepsScreen() {
  const steps = usePolledQuery({
    queryKey: ['lender-steps'],
    queryFn: async () => valueOf(await call(listLenderSteps, {})),
    refetchInterval: refreshMs,
  });
  useTitle(say.title);
  return (
    <main>
      <PageHeading>{say.title}</PageHeading>
      <p className="muted">{say.lead}</p>
      {steps.error === null ? null : <p className="problem">{failureWords(steps.error)}</p>}
      <Loading query={steps} />
      {steps.data === undefined ? null : (
        <>
          <h2>{say.waiting}</h2>
          {steps.data.waiting.length === 0 ? <p className="muted">{say.noneWaiting}</p> : null}
          {steps.data.waiting.map((step) => (
            <WaitingStep key={step.stepId} step={step} />
          ))}
          <TransferForm today={steps.data.today} />
          <h2>{say.answered}</h2>
          <DataTable
            caption={say.answered}
            columns={columns}
            rows={steps.data.answered}
            rowKey={({ stepId }) => stepId}
            empty={say.noneAnswered}
          />
        </>
      )}
    </main>
  );
}

function failureWords(error: Error): string {
  return error instanceof Refusal && error.code === 'forbidden' ? loanWords.problems.forbidden : say.failed;
}
