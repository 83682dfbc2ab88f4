import type { CallOutput, StaffRole } from '@luwag/contract/endpoint';
import { mayMake } from '@luwag/contract/endpoints/staff/approval-rules';
import type { StaffSupportMessage } from '@luwag/contract/endpoints/staff/staff-support-message';
import { previewLoanAction } from '@luwag/contract/endpoints/staff/preview-loan-action';
import { type FormEvent, useState } from 'react';
import { Button } from 'react-aria-components';
import { call } from '../../app/api.ts';
import { problemWords } from '../../app/problem-words.ts';
import { useStaff } from '../../app/use-staff.ts';
import { Choice, Field } from '../../components/field/field.tsx';
import { supportMessageWords } from '../../messages/support-message-words.ts';
import { loanWords } from '../../messages/loan-words.ts';
import { ActionFields } from './action-fields.tsx';
import { actionOf } from './action-of.ts';
import { ConfirmAction } from './confirm-action.tsx';
import type { CustomerLoan, LoanAction, LoanActionKind, StaffRequest } from './customer-loan.ts';

const say = loanWords.actions;
type Preview = CallOutput<typeof previewLoanAction>;
type Shown = { action: LoanAction; preview: Preview };

const actionOfRequest: Readonly<Partial<Record<StaffRequest['kind'], LoanActionKind>>> = {
  cancellation: 'cancel',
  hardship: 'agree-restructure',
  refund: 'refund-credit',
};
const requestOfAction: Readonly<Partial<Record<LoanActionKind, StaffRequest['kind']>>> = {
  cancel: 'cancellation',
  'agree-restructure': 'hardship',
  'waive-charges': 'hardship',
  'refund-credit': 'refund',
};

/** Whether an action carries a request out. A waiver gives no plan, so it ends a wish to talk alone. */
function carriesOut(kind: LoanActionKind, request: StaffRequest): boolean {
  const isPlanWaived = kind === 'waive-charges' && request.details['wish'] === 'plan';
  return requestOfAction[kind] === request.kind && !isPlanWaived;
}

/** What of the borrower's this carries out or answers. */
function Purpose({
  request,
  supportMessage,
}: {
  request: StaffRequest | null;
  supportMessage: StaffSupportMessage | null;
}) {
  if (supportMessage !== null) {
    return (
      <p className="muted">
        {supportMessageWords.forProof}: {supportMessage.number}
      </p>
    );
  }
  if (request === null) return null;
  return (
    <p className="muted">
      {say.forRequest}: {loanWords.requests.kinds[request.kind]}
    </p>
  );
}

function actionsOf(role: StaffRole): [string, string][] {
  return Object.entries(say.names).filter(([kind]) => mayMake(kind as LoanActionKind, role));
}

function askedBy(supportMessage: StaffSupportMessage | null): LoanActionKind | undefined {
  return supportMessage === null ? undefined : 'record-payment';
}

type PanelProps = {
  loan: CustomerLoan;
  request: StaffRequest | null;
  /** The proof of a payment that is to be booked. */
  supportMessage: StaffSupportMessage | null;
};

/** What this member of staff may do with this loan: choose, fill in, look, confirm. What is done leaves empty fields, so that it is not done twice. */
export function ActionPanel({ loan, request, supportMessage }: PanelProps) {
  const { role } = useStaff();
  const allowed = actionsOf(role);
  const asked = request === null ? askedBy(supportMessage) : actionOfRequest[request.kind];
  const isAskedAllowed = asked !== undefined && allowed.some(([kind]) => kind === asked);
  const [kind, setKind] = useState((isAskedAllowed ? asked : allowed[0]?.[0]) as LoanActionKind | undefined);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState({ count: 0, words: '' });
  const [shown, setShown] = useState<Shown | null>(null);
  if (kind === undefined) return null;
  const params = { customerId: loan.customerId, loanId: loan.summary.loanId };
  const carriedOut = request !== null && carriesOut(kind, request) ? request : null;
  const proof = kind === 'record-payment' && supportMessage?.answeredAt === null ? supportMessage : null;
  const look = async (form: FormData): Promise<void> => {
    const action = actionOf(kind, form, {
      requestId: carriedOut?.requestId,
      supportMessageId: proof?.supportMessageId,
    });
    const answer = await call(previewLoanAction, { params, body: action });
    if (answer.ok) setShown({ action, preview: answer.value });
    else setProblem(problemWords(answer));
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    setProblem(null);
    setDone({ ...done, words: '' });
    void look(new FormData(event.currentTarget));
  };
  return (
    <section aria-labelledby="actions">
      <h2 id="actions">{say.title}</h2>
      <form className="card form-grid" onSubmit={submit}>
        <Choice
          name="kind"
          label={say.choose}
          options={Object.fromEntries(allowed)}
          defaultValue={kind}
          onChosen={(chosen) => setKind(chosen as LoanActionKind)}
        />
        <Purpose request={carriedOut} supportMessage={proof} />
        <ActionFields
          key={`${kind} ${done.count}`}
          kind={kind}
          loan={loan}
          request={carriedOut}
          supportMessage={proof}
        />
        <Field key={done.count} name="reason" label={say.reason} />
        <p role="alert" className={problem === null ? 'no-problem' : 'problem'}>
          {problem ?? ''}
        </p>
        <output className="outcome">{done.words}</output>
        <Button type="submit" className="primary">
          {say.preview}
        </Button>
      </form>
      {shown === null ? null : (
        <ConfirmAction
          {...shown}
          params={params}
          onClose={() => setShown(null)}
          onDone={(words) => {
            setShown(null);
            setDone({ count: done.count + 1, words });
          }}
        />
      )}
    </section>
  );
}
