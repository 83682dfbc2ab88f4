import { answerRequest, requestRefusalReasons } from '@luwag/contract/endpoints/staff/answer-request';
import type { CallInput, CallOutput } from '@luwag/contract/endpoint';
import { previewLoanAction } from '@luwag/contract/endpoints/staff/preview-loan-action';
import type { StaffRequest } from '@luwag/contract/endpoints/staff/request-answer';
import { formatPesos } from '@luwag/contract/money';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useRef, useState } from 'react';
import { Button } from 'react-aria-components';
import { call } from '../../app/api.ts';
import { formatDay, formatSince } from '../../app/format.ts';
import { problemWords } from '../../app/problem-words.ts';
import { useStaff } from '../../app/use-staff.ts';
import { type Pair, Pairs } from '../../components/pairs/pairs.tsx';
import { wordFor } from '../../messages/en-US.ts';
import { loanWords } from '../../messages/loan-words.ts';
import { CallBorrower } from './call-borrower.tsx';
import { ConfirmStep } from './confirm-step.tsx';
import { stepFacts } from './step-facts.ts';
import { isConfirmedOnCard, mayAnswer, mayRefuse, RequestButtons, Waiting } from './request-buttons.tsx';
import { requestName } from './request-table.tsx';
import './requests.css';

const say = loanWords.requests;
type Body = CallInput<typeof answerRequest>['body'];
type Preview = CallOutput<typeof previewLoanAction>;

type CardProps = {
  request: StaffRequest;
  /** When the list was made, from which its age is told. */
  asOf: string;
  /** Called when an answer was taken, before the card leaves the list. */
  onAnswered: (outcome: Body['outcome'] | 'changedSince') => void;
};

/** One request: who asks for what since when, and what can be answered. */
export function RequestCard({ request, asOf, onAnswered }: CardProps) {
  const queryClient = useQueryClient();
  const { role } = useStaff();
  const titleId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const [preview, setPreview] = useState<Preview | null>(null);
  // One key for each answer that this card can give: a second press is the same answer.
  const keys = useRef(new Map<string, string>());
  const { customerId, requestId } = request;
  const answer = async (body: Body): Promise<void> => {
    const intent = JSON.stringify(body);
    const idempotencyKey = keys.current.get(intent) ?? crypto.randomUUID();
    keys.current.set(intent, idempotencyKey);
    const params = { customerId, requestId };
    const given = await call(answerRequest, { params, body }, { idempotencyKey });
    if (!given.ok) {
      setProblem(problemWords(given));
      return;
    }
    onAnswered(given.value.isChangedSince === true ? 'changedSince' : body.outcome);
    await queryClient.invalidateQueries();
  };
  const look = async (): Promise<void> => {
    const { action, loanId } = request;
    if (action === null || loanId === null || isConfirmedOnCard(action)) return;
    const seen = await call(previewLoanAction, { params: { customerId, loanId }, body: action });
    if (seen.ok) setPreview(seen.value);
    else setProblem(problemWords(seen));
  };
  return (
    <article className="card request" aria-labelledby={titleId}>
      <h3 id={titleId}>
        {requestName(request)} · {request.nameMasked}
      </h3>
      <RequestFacts request={request} asOf={asOf} />
      <div className="buttons">
        <RequestLink request={request} />
        <RequestButtons
          request={request}
          onLook={() => void look()}
          onAnswer={(outcome) => void answer({ outcome })}
        />
      </div>
      <Waiting request={request} />
      <CallBorrower request={request} onTalked={(note) => void answer({ outcome: 'talked', note })} />
      {mayRefuse(request, role) ? (
        <Refuse
          isKeyRevoked={request.isKeyRevoked}
          onRefused={(reasonCode) => void answer({ outcome: 'refuse', reasonCode })}
        />
      ) : null}
      <p role="alert" className={problem === null ? 'no-problem' : 'problem'}>
        {problem ?? ''}
      </p>
      {preview === null || request.action === null ? null : (
        <ConfirmStep
          preview={preview}
          step={request.action}
          request={request}
          onClose={() => setPreview(null)}
          onConfirmed={() => {
            setPreview(null);
            void answer({ outcome: 'confirm', shownOwedCentavos: preview.after.owedCentavos });
          }}
        />
      )}
    </article>
  );
}

function RequestLink({ request: { customerId, loanId, action } }: { request: StaffRequest }) {
  const { role } = useStaff();
  if (action?.kind === 'approve-limit') {
    const { applicationId } = action;
    return (
      <Link
        className="button quiet"
        to="/cases/$customerId/$applicationId"
        params={{ customerId, applicationId }}
      >
        {loanWords.limitStep.openCase}
      </Link>
    );
  }
  return loanId === null ? (
    <Link className="button quiet" to="/customers/$customerId" params={{ customerId }}>
      {say.openCustomer}
    </Link>
  ) : (
    <Link className="button quiet" to="/customers/$customerId/loans/$loanId" params={{ customerId, loanId }}>
      {action === null && mayAnswer(role) ? say.carryOutOnLoan : say.openLoan}
    </Link>
  );
}

function RequestFacts({ request, asOf }: Pick<CardProps, 'request' | 'asOf'>) {
  const { createdAt, orderNumber, proposedBy, action, details } = request;
  const wishes = Object.entries(details).map(([name, value]): Pair => [
    wordFor(say.details, name),
    detailWords(name, value),
  ]);
  return (
    <Pairs
      pairs={[
        [say.since, formatSince(createdAt, asOf)],
        [say.loan, orderNumber],
        [say.askedBy, proposedBy],
        ...(action === null ? [] : stepFacts(action, request)),
        ...wishes,
      ]}
    />
  );
}

function detailWords(name: string, value: string | number): string {
  if (typeof value === 'number') return name.endsWith('Centavos') ? formatPesos(value) : String(value);
  return name.endsWith('On') ? formatDay(value) : wordFor(say.wishes, value);
}

type Reason = (typeof requestRefusalReasons)[number];
/** A revoked key is seen by the system, and no reason to choose. */
const choosable = requestRefusalReasons.filter((reason) => reason !== 'KEY_REVOKED');

function Refuse({
  isKeyRevoked,
  onRefused,
}: {
  isKeyRevoked: boolean;
  onRefused: (reasonCode: Reason) => void;
}) {
  const id = useId();
  const [reasonCode, setReasonCode] = useState<Reason | ''>('');
  if (isKeyRevoked) {
    return (
      <Button className="danger" onPress={() => onRefused('KEY_REVOKED')}>
        {say.close}
      </Button>
    );
  }
  const choose = (value: string): void => {
    setReasonCode(choosable.find((reason) => reason === value) ?? '');
  };
  return (
    <div className="form-line">
      <div className="field">
        <label htmlFor={id}>{say.reason}</label>
        <select id={id} value={reasonCode} onChange={(event) => choose(event.target.value)}>
          <option value="">{say.chooseReason}</option>
          {choosable.map((reason) => (
            <option key={reason} value={reason}>
              {say.reasons[reason]}
            </option>
          ))}
        </select>
      </div>
      <Button
        className="danger"
        isDisabled={reasonCode === ''}
        onPress={() => (reasonCode === '' ? undefined : onRefused(reasonCode))}
      >
        {say.refuse}
      </Button>
    </div>
  );
}
