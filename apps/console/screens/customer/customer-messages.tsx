import type { CallOutput } from '@luwag/contract/endpoint';
import { listCustomerSupportMessages } from '@luwag/contract/endpoints/staff/list-customer-support-messages';
import { loanActionRoles } from '@luwag/contract/endpoints/staff/loan-action';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { call, valueOf } from '../../app/api.ts';
import { formatInstant } from '../../app/format.ts';
import { useStaff } from '../../app/use-staff.ts';
import { ListPages } from '../../components/list-pages/list-pages.tsx';
import { Loading } from '../../components/loading/loading.tsx';
import { supportMessageWords } from '../../messages/support-message-words.ts';
import { TakeDownMessage } from './take-down-message.tsx';

const say = supportMessageWords.ofCustomer;
type Written = CallOutput<typeof listCustomerSupportMessages>['supportMessages'][number];

/** What a customer wrote with its answers, asked for only by a press, since each look is recorded. */
export function CustomerMessages({ customerId, isErased }: { customerId: string; isErased: boolean }) {
  const { role } = useStaff();
  const [isShown, setIsShown] = useState(false);
  const mayTakeDown = !isErased && loanActionRoles.some((allowed) => allowed === role);
  return (
    <section aria-labelledby="customer-messages">
      <h2 id="customer-messages">{say.title}</h2>
      {isShown ? (
        <MessageList customerId={customerId} />
      ) : (
        <p>
          <Button className="quiet" onPress={() => setIsShown(true)}>
            {say.show}
          </Button>
        </p>
      )}
      {mayTakeDown ? <TakeDownMessage customerId={customerId} /> : null}
    </section>
  );
}

function MessageList({ customerId }: { customerId: string }) {
  const [at, setAt] = useState<string | null>(null);
  const list = useQuery({
    queryKey: ['customer-messages', customerId, at],
    queryFn: async () =>
      valueOf(
        await call(listCustomerSupportMessages, {
          params: { customerId },
          query: at === null ? {} : { after: at },
        }),
      ),
  });
  return (
    <>
      <p className="muted">{say.hint}</p>
      {list.isError ? <p className="problem">{supportMessageWords.failed}</p> : null}
      <Loading query={list} />
      {list.data?.supportMessages.length === 0 ? <p className="muted">{say.empty}</p> : null}
      <ul className="plain-list">
        {list.data?.supportMessages.map((written) => (
          <li key={written.supportMessageId}>
            <MessageCard written={written} />
          </li>
        ))}
      </ul>
      {list.data === undefined ? null : (
        <ListPages at={at} next={list.data.next} words={say.pages} onGo={setAt} />
      )}
    </>
  );
}

function MessageCard({ written }: { written: Written }) {
  const { kind, number, sentAt, text, paidAt, reference, answeredAt, outcome, answer, isTakenDown } = written;
  const facts = [
    formatInstant(sentAt),
    number,
    isTakenDown === true ? say.takenDown : null,
    paidAt === null ? null : `${supportMessageWords.paidAt}: ${formatInstant(paidAt)}`,
    reference === null ? null : `${supportMessageWords.reference}: ${reference}`,
  ];
  return (
    <article className="card">
      <h3>{supportMessageWords.kinds[kind]}</h3>
      <p className="muted">{facts.filter((fact) => fact !== null).join(' · ')}</p>
      {text === null ? null : <p>{text}</p>}
      <p>
        <strong>
          {answeredAt === null || outcome === null
            ? say.waits
            : `${say.outcomes[outcome]}, ${formatInstant(answeredAt)}`}
        </strong>
      </p>
      {answer === null ? null : <p>{answer}</p>}
    </article>
  );
}
