import { answerLenderStep } from '@luwag/contract/endpoints/staff/answer-lender-step';
import { mayCheck } from '@luwag/contract/endpoints/staff/approval-rules';
import type { LenderStep } from '@luwag/contract/endpoints/staff/lender-step';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useState } from 'react';
import { call } from '../../app/api.ts';
import { checkersOf } from '../../app/checkers.ts';
import { formatInstant } from '../../app/format.ts';
import { problemWords } from '../../app/problem-words.ts';
import { useStaff } from '../../app/use-staff.ts';
import { ConfirmedButton } from '../../components/confirmed-button/confirmed-button.tsx';
import { lenderStepWords as say } from '../../messages/lender-step-words.ts';
import { factsOf } from './step-facts.ts';
import './lender-steps.css';

/** A step that waits: all that the second person needs to see, and their answer. */
export function WaitingStep({ step, isOnItsPage = false }: { step: LenderStep; isOnItsPage?: boolean }) {
  const { title, amount, evidence, books } = factsOf(step);
  const { proposedBy, proposedAt, reason, isOwn, details } = step;
  const titleId = useId();
  const figures = [
    [say.sum, amount],
    [say.evidence, evidence],
    [say.books, books],
    [say.why, reason],
  ];
  return (
    <section className="card" aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <dl className="facts">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">
        {say.proposedBy} {proposedBy}, {formatInstant(proposedAt)}
        {isOwn ? ` · ${say.own} ` : ' · '}
        {say.mayConfirm}: {checkersOf(details.kind)}
      </p>
      {isOnItsPage ? null : <SuspenseLink details={details} />}
      <StepButtons step={step} />
    </section>
  );
}

/** The money in suspense that a step is about, with the way to its page. */
function SuspenseLink({ details }: Pick<LenderStep, 'details'>) {
  if (!('suspenseId' in details)) return null;
  return (
    <p>
      <Link to="/suspense/$suspenseId" params={{ suspenseId: details.suspenseId }}>
        {say.openItem}
      </Link>
    </p>
  );
}

function StepButtons({ step: { stepId, details, isOwn } }: { step: LenderStep }) {
  const queryClient = useQueryClient();
  const { role } = useStaff();
  const [problem, setProblem] = useState<string | null>(null);
  const isChecker = mayCheck(details.kind, role);
  const answer = async (outcome: 'confirm' | 'decline'): Promise<void> => {
    const answered = await call(answerLenderStep, { params: { stepId }, body: { outcome } });
    setProblem(answered.ok ? null : problemWords(answered));
    await queryClient.invalidateQueries();
  };
  const question = {
    title: say.confirmTitle,
    text: say.confirmText,
    confirm: say.confirmAction,
    cancel: say.cancel,
  };
  const ending = isOwn ? say.takeBack : say.decline;
  const endQuestion = {
    title: say.declineTitle,
    text: say.declineText,
    confirm: ending,
    cancel: say.cancel,
  };
  return (
    <>
      <p role="alert" className={problem === null ? 'no-problem' : 'problem'}>
        {problem ?? ''}
      </p>
      <div className="buttons">
        {isChecker && !isOwn ? (
          <ConfirmedButton
            look="primary"
            label={say.confirm}
            question={question}
            onConfirm={() => void answer('confirm')}
          />
        ) : null}
        {isChecker || isOwn ? (
          <ConfirmedButton
            look="danger"
            label={ending}
            question={endQuestion}
            onConfirm={() => void answer('decline')}
          />
        ) : null}
      </div>
    </>
  );
}
