import { addReceiver } from '@luwag/contract/endpoints/receiver/add-receiver';
import { listReceivers } from '@luwag/contract/endpoints/receiver/list-receivers';
import { loanEventTypes } from '@luwag/contract/endpoints/receiver/loan-events';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, valueOf } from '../../app/api.ts';
import { problemWords, unclearAs } from '../../app/problem-words.ts';
import { usePolledQuery } from '../../app/use-polled-query.ts';
import { useStaff } from '../../app/use-staff.ts';
import { useTitle } from '../../app/use-title.ts';
import { ShownSecret } from '../../components/shown-secret/shown-secret.tsx';
import { Loading } from '../../components/loading/loading.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { receiverWords as say } from '../../messages/receiver-words.ts';
import { ReceiverCard } from './receiver-card.tsx';
import { ReceiverForm, type Typed } from './receiver-form.tsx';

const refreshMs = 10_000;

/** Where events of loans go, what became of them, and how staff change it. Looks again by itself. */
export function ReceiversScreen() {
  const queryClient = useQueryClient();
  const { role } = useStaff();
  const [secret, setSecret] = useState<string | null>(null);
  const [problem, setProblem] = useState('');
  const [formsSent, setFormsSent] = useState(0);
  const list = usePolledQuery({
    queryKey: ['receivers'],
    queryFn: async () => valueOf(await call(listReceivers, {})),
    refetchInterval: refreshMs,
  });
  useTitle(say.title);
  const mayChange = addReceiver.roles?.includes(role) === true;
  const add = async (body: Typed): Promise<void> => {
    const answer = await call(addReceiver, { body });
    const own = { validation_failed: say.refused, ...unclearAs(say.addUnclear) };
    setProblem(answer.ok ? '' : problemWords(answer, own));
    if (answer.ok) {
      setSecret(answer.value.secret);
      setFormsSent(formsSent + 1);
    }
    await queryClient.invalidateQueries({ queryKey: ['receivers'] });
  };
  return (
    <main>
      <PageHeading>{say.title}</PageHeading>
      <p>{say.lead}</p>
      {list.isError ? <p className="problem">{say.failed}</p> : null}
      {secret === null ? null : <ShownSecret secret={secret} onDone={() => setSecret(null)} />}
      <Loading query={list} />
      {list.data?.receivers.length === 0 ? <p className="muted">{say.none}</p> : null}
      {list.data?.receivers.map((receiver) => (
        <ReceiverCard
          key={receiver.receiverId}
          receiver={receiver}
          mayChange={mayChange}
          onSecret={setSecret}
        />
      ))}
      {mayChange ? (
        <section aria-labelledby="add-receiver">
          <h2 id="add-receiver">{say.add}</h2>
          <p className="muted">{say.addHint}</p>
          <p role="alert" className={problem === '' ? 'no-problem' : 'problem'}>
            {problem}
          </p>
          <ReceiverForm
            key={formsSent}
            label={say.addButton}
            url=""
            types={loanEventTypes}
            onSend={(typed) => void add(typed)}
          />
        </section>
      ) : null}
    </main>
  );
}
