import type { CallOutput } from '@luwag/contract/endpoint';
import { mayMake } from '@luwag/contract/endpoints/staff/approval-rules';
import { getSuspenseItem } from '@luwag/contract/endpoints/staff/get-suspense-item';
import { formatPesos } from '@luwag/contract/money';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { call, Refusal, valueOf } from '../../app/api.ts';
import { formatInstant } from '../../app/format.ts';
import { useStaff } from '../../app/use-staff.ts';
import { useTitle } from '../../app/use-title.ts';
import { Loading } from '../../components/loading/loading.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { loanWords } from '../../messages/loan-words.ts';
import { providerName } from '../../messages/provider-names.ts';
import { suspenseWords as say } from '../../messages/suspense-words.ts';
import { WaitingStep } from '../lender-steps/waiting-step.tsx';
import { AssignForm, ReceivedAgainForm, ReturnForm } from './end-forms.tsx';
import { outcomeOf } from './outcome-of.tsx';
import { Story } from './story.tsx';
import { Suggestions } from './suggestions.tsx';

type Opened = CallOutput<typeof getSuspenseItem>;

/** One item of suspense: what is known of it, what happened to it, whose it may be, and what to do. */
export function SuspenseItemScreen() {
  const { suspenseId } = useParams({ from: '/signed-in/suspense/$suspenseId' });
  const opened = useQuery({
    queryKey: ['suspense', suspenseId],
    queryFn: async () => valueOf(await call(getSuspenseItem, { params: { suspenseId } })),
  });
  useTitle(say.title);
  return (
    <main>
      <p>
        <Link to="/suspense">{say.back}</Link>
      </p>
      {opened.error === null ? null : <p className="problem">{failureWords(opened.error)}</p>}
      <Loading query={opened} />
      {opened.data === undefined ? null : <Item key={suspenseId} opened={opened.data} />}
    </main>
  );
}

function Item({ opened: { item, steps, suggestions, today } }: { opened: Opened }) {
  const { role } = useStaff();
  const [chosen, setChosen] = useState('');
  const waiting = steps.find(({ status }) => status === 'open');
  const isFree = waiting === undefined && mayMake('suspense-assigned', role);
  const mayPropose = item.state === 'open' && isFree;
  const figures = [
    [say.reference, item.reference],
    [say.provider, providerName(item.provider)],
    [say.paymentId, item.providerPaymentId],
    [say.paid, item.paidAt === null ? say.unknownDay : formatInstant(item.paidAt)],
    [say.reason, say.reasons[item.reason]],
  ];
  return (
    <>
      <PageHeading>
        {formatPesos(item.amountCentavos)} {say.inSuspense}
      </PageHeading>
      <p>{outcomeOf(item)}</p>
      <dl className="facts card">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {waiting === undefined ? null : (
        <>
          <h2>{say.waits}</h2>
          <WaitingStep step={waiting} isOnItsPage />
        </>
      )}
      {item.state === 'open' ? (
        <Suggestions suggestions={suggestions} {...(mayPropose ? { onChosen: setChosen } : {})} />
      ) : null}
      {mayPropose ? (
        <>
          <AssignForm key={chosen} suspenseId={item.suspenseId} orderNumber={chosen} />
          <ReturnForm suspenseId={item.suspenseId} today={today} />
        </>
      ) : null}
      {item.state === 'reversed' && isFree ? <ReceivedAgainForm suspenseId={item.suspenseId} /> : null}
      <Story item={item} steps={steps} />
    </>
  );
}

function failureWords(error: Error): string {
  return error instanceof Refusal && error.code === 'forbidden' ? loanWords.problems.forbidden : say.failed;
}
