import type { CallInput } from '@luwag/contract/endpoint';
import { mayMake } from '@luwag/contract/endpoints/staff/approval-rules';
import { decideCase } from '@luwag/contract/endpoints/staff/decide-case';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { formatPesos } from '@luwag/contract/money';
import { call } from '../../app/api.ts';
import { checkersOf } from '../../app/checkers.ts';
import { formatInstant } from '../../app/format.ts';
import { centavosOf } from '../../app/pesos.ts';
import { problemWords } from '../../app/problem-words.ts';
import { useStaff } from '../../app/use-staff.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { wordFor, words } from '../../messages/en-US.ts';
import { itemName } from './item-name.ts';
import type { ReviewCase } from './review-case.ts';
import { DeclineForm } from './decline-form.tsx';
import { CorrectionRequestForm } from './correction-request-form.tsx';

/** Approves with a limit, declines with a reason or sends items back, after showing once more what will happen. */
export function DecisionBar({ reviewCase }: { reviewCase: ReviewCase }) {
  const { role } = useStaff();
  const [limitPesos, setLimitPesos] = useState(String(reviewCase.proposedLimitCentavos / 100));
  const [asked, setAsked] = useState<Verdict | null>(null);
  const [hasChanged, setHasChanged] = useState(false);
  if (reviewCase.decidedAt !== null) {
    return (
      <p className="card decision">
        {words.reviewCase.decided} {formatInstant(reviewCase.decidedAt)}:{' '}
        {words.reviewCase.status[reviewCase.status]}
      </p>
    );
  }
  if (reviewCase.status !== 'under-review') {
    return <p className="card decision">{words.reviewCase.correctionRequest.waiting}</p>;
  }
  const limit = limitOf(limitPesos, reviewCase);
  if (!mayMake('approve-limit', role)) return <WaitingLimit reviewCase={reviewCase} />;
  return (
    <section className="card decision" aria-labelledby="decision">
      <h2 id="decision">{words.reviewCase.decision}</h2>
      <WaitingLimit reviewCase={reviewCase} />
      <div className="decision-way">
        <label htmlFor="limit">{words.reviewCase.limit}</label>
        <input
          id="limit"
          type="text"
          inputMode="numeric"
          value={limitPesos}
          aria-invalid={limit.problem !== null}
          aria-describedby="limit-hint"
          onChange={(event) => setLimitPesos(event.target.value)}
        />
        <small id="limit-hint" className={limit.problem === null ? 'muted' : 'problem'}>
          {limit.problem ?? limit.hint}
        </small>
        <Button
          className="primary"
          isDisabled={limit.problem !== null}
          onPress={() => setAsked({ outcome: 'approve', limitCentavos: limit.centavos })}
        >
          {words.reviewCase.approve}
        </Button>
      </div>
      <DeclineForm onAsk={setAsked} />
      <CorrectionRequestForm onAsk={(items) => setAsked({ outcome: 'requestCorrection', items })} />
      {asked === null ? null : (
        <ConfirmDecision
          reviewCase={reviewCase}
          verdict={asked}
          onClose={() => setAsked(null)}
          onChanged={() => {
            setAsked(null);
            setHasChanged(true);
          }}
        />
      )}
      <p role="alert" className={hasChanged ? 'problem' : 'no-problem'}>
        {hasChanged ? words.reviewCase.problems.application_changed : ''}
      </p>
    </section>
  );
}

/** What was typed as a limit, with what is wrong with it or what comes of it. */
function limitOf(
  typed: string,
  { proposedLimitCentavos, limitStepCentavos }: ReviewCase,
): { centavos: number; problem: string | null; hint: string } {
  const say = words.reviewCase;
  const centavos = centavosOf(typed);
  const step = formatPesos(limitStepCentavos);
  const isWhole = centavos > 0 && centavos % limitStepCentavos === 0;
  const isAbove = centavos > proposedLimitCentavos;
  return {
    centavos,
    problem: isWhole ? null : `${say.limitSteps} ${step}.`,
    hint: isAbove
      ? `${say.limitAbove} ${formatPesos(proposedLimitCentavos)}. ${say.limitWaits}: ${checkersOf('approve-limit')}.`
      : say.limitHint,
  };
}

/** A limit that a colleague, or the reader, proposed and that is not confirmed yet. */
function WaitingLimit({ reviewCase: { waitingLimit } }: { reviewCase: ReviewCase }) {
  if (waitingLimit === null) return null;
  const { limitCentavos, proposedBy } = waitingLimit;
  const say = words.reviewCase;
  return (
    <output className="outcome">
      {formatPesos(limitCentavos)}, {say.proposedBy} {proposedBy}, {say.waitingLimit}:{' '}
      {checkersOf('approve-limit')}.
    </output>
  );
}

type Verdict = CallInput<typeof decideCase>['body'];
type ConfirmProps = {
  reviewCase: ReviewCase;
  verdict: Verdict;
  onClose: () => void;
  /** The case was sent again since it was opened, and is loaded anew. */
  onChanged: () => void;
};

function ConfirmDecision({ reviewCase, verdict, onClose, onChanged }: ConfirmProps) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // One key for one intent: a second press of the same button is the same decision.
  const idempotencyKey = useRef(crypto.randomUUID());
  const { customerId, applicationId, submittedAt } = reviewCase;
  const decide = async (): Promise<void> => {
    if (isBusy) return;
    setIsBusy(true);
    const input = {
      params: { customerId, applicationId },
      body: { ...verdict, seenSubmittedAt: submittedAt },
    };
    const answer = await call(decideCase, input, { idempotencyKey: idempotencyKey.current });
    setIsBusy(false);
    if (!answer.ok && answer.code === 'application_changed') {
      await queryClient.invalidateQueries({ queryKey: ['case', applicationId] });
      return onChanged();
    }
    if (!answer.ok) {
      setProblem(problemWords(answer, words.reviewCase.problems));
      return;
    }
    await queryClient.invalidateQueries();
    // The case stays open and says that the limit waits.
    if (answer.value.status === 'waits-for-second-person') onClose();
    else await navigate({ to: '/' });
  };
  const say = words.reviewCase.confirm[verdict.outcome];
  return (
    <ConfirmDialog
      look={verdict.outcome === 'decline' ? 'danger' : 'primary'}
      title={say.title}
      confirm={say.action}
      cancel={words.reviewCase.cancel}
      isOpen
      onClose={onClose}
      onConfirm={() => void decide()}
    >
      <p>
        <strong>{verdictWords(verdict)}</strong>
      </p>
      <p>{say.text}</p>
      <p role="alert" className={problem === null ? 'no-problem' : 'problem'}>
        {problem ?? ''}
      </p>
    </ConfirmDialog>
  );
}

function verdictWords(verdict: Verdict): string {
  if (verdict.outcome === 'approve') return formatPesos(verdict.limitCentavos);
  if (verdict.outcome === 'decline') return wordFor(words.reasonCodes, verdict.reasonCode);
  return verdict.items
    .map(({ item, reasonCode }) => `${itemName(item)}: ${wordFor(words.reasonCodes, reasonCode)}`)
    .join(' · ');
}
