import { listLenderSteps } from '@luwag/contract/endpoints/staff/list-lender-steps';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { call, Refusal, valueOf } from '../../app/api.ts';
import { usePolledQuery } from '../../app/use-polled-query.ts';
import { useTitle } from '../../app/use-title.ts';
import { ListPages } from '../../components/list-pages/list-pages.tsx';
import { Loading } from '../../components/loading/loading.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { lenderStepWords as say } from '../../messages/lender-step-words.ts';
import { loanWords } from '../../messages/loan-words.ts';
import { AnsweredSteps } from './answered-steps.tsx';
import { TransferForm } from './transfer-form.tsx';
import { WaitingStep } from './waiting-step.tsx';

const refreshMs = 10_000;

/** The lender's own entries: what waits for a second person, the form for the next one, and what was answered. */
export function LenderStepsScreen() {
  const [before, setBefore] = useState<string | null>(null);
  const steps = usePolledQuery({
    queryKey: ['lender-steps', before],
    queryFn: async () => valueOf(await call(listLenderSteps, { query: before === null ? {} : { before } })),
    placeholderData: keepPreviousData,
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
          <AnsweredSteps steps={steps.data.answered} />
          <ListPages at={before} next={steps.data.older} words={say.pages} onGo={setBefore} />
        </>
      )}
    </main>
  );
}

function failureWords(error: Error): string {
  return error instanceof Refusal && error.code === 'forbidden' ? loanWords.problems.forbidden : say.failed;
}
