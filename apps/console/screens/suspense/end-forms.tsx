import type { CallInput } from '@luwag/contract/endpoint';
import { paymentChannels } from '@luwag/contract/endpoints/loan/payment-channels';
import { returnSources } from '@luwag/contract/endpoints/staff/lender-step';
import { proposeSuspenseEnd } from '@luwag/contract/endpoints/staff/propose-suspense-end';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { call } from '../../app/api.ts';
import { formText } from '../../app/form-text.ts';
import { problemWords } from '../../app/problem-words.ts';
import { Choice, Field } from '../../components/field/field.tsx';
import { suspenseWords as say } from '../../messages/suspense-words.ts';

type Proposal = CallInput<typeof proposeSuspenseEnd>['body'];
type TextOf = (name: string) => string;

const assignmentOf = (text: TextOf): Proposal => ({
  kind: 'suspense-assigned',
  orderNumber: text('orderNumber'),
  channel: paymentChannels.find((name) => name === text('channel')) ?? 'bank',
  reason: text('reason'),
});

const returnOf = (text: TextOf): Proposal => ({
  kind: 'suspense-returned',
  from: returnSources.find((name) => name === text('from')) ?? 'bank',
  paidOn: text('paidOn'),
  reference: text('reference'),
  reason: text('reason'),
});

const receivedAgain = (text: TextOf): Proposal => ({
  kind: 'suspense-received-again',
  reason: text('reason'),
});

/** Proposes that the money is a payment of a loan. */
export function AssignForm({ suspenseId, orderNumber }: { suspenseId: string; orderNumber: string }) {
  return (
    <EndForm title={say.assign} hint={say.assignHint} suspenseId={suspenseId} proposalOf={assignmentOf}>
      <Field name="orderNumber" label={say.orderNumber} defaultValue={orderNumber} />
      <Choice name="channel" label={say.channel} options={say.channels} blank={say.choose} />
    </EndForm>
  );
}

/** Proposes that the money has gone back to its payer by a transfer. */
export function ReturnForm({ suspenseId, today }: { suspenseId: string; today: string }) {
  return (
    <EndForm title={say.giveBack} hint={say.giveBackHint} suspenseId={suspenseId} proposalOf={returnOf}>
      <Choice name="from" label={say.from} options={say.sources} />
      <Field name="paidOn" type="date" label={say.paidOn} defaultValue={today} />
      <Field name="reference" label={say.transfer} />
    </EndForm>
  );
}

/** Proposes that the provider has the money again, which it had taken back. */
export function ReceivedAgainForm({ suspenseId }: { suspenseId: string }) {
  return (
    <EndForm title={say.again} hint={say.againHint} suspenseId={suspenseId} proposalOf={receivedAgain} />
  );
}

function EndForm({
  title,
  hint,
  suspenseId,
  proposalOf,
  children,
}: {
  title: string;
  hint: string;
  suspenseId: string;
  proposalOf: (text: TextOf) => Proposal;
  children?: ReactNode;
}) {
  const id = useId();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const propose = async (body: Proposal): Promise<void> => {
    const answer = await call(proposeSuspenseEnd, { params: { suspenseId }, body });
    setProblem(answer.ok ? null : problemWords(answer));
    if (answer.ok) await queryClient.invalidateQueries();
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    void propose(proposalOf((name) => formText(data, name)));
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="muted">{hint}</p>
      <form className="card form-grid" onSubmit={submit}>
        {children}
        <Field name="reason" label={say.why} />
        <p role="alert" className={problem === null ? 'no-problem' : 'problem'}>
          {problem ?? ''}
        </p>
        <Button type="submit" className="primary">
          {say.propose}
        </Button>
      </form>
    </section>
  );
}
