import { changeReceiver } from '@luwag/contract/endpoints/receiver/change-receiver';
import { changeReceiverSecret } from '@luwag/contract/endpoints/receiver/change-receiver-secret';
import type { ReceiverAnswer } from '@luwag/contract/endpoints/receiver/receiver-answer';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { call } from '../../app/api.ts';
import { formatInstant } from '../../app/format.ts';
import { problemWords, unclearAs } from '../../app/problem-words.ts';
import { ConfirmedButton } from '../../components/confirmed-button/confirmed-button.tsx';
import { receiverWords as say } from '../../messages/receiver-words.ts';
import { Deliveries } from './deliveries.tsx';
import { ReceiverForm, type Typed } from './receiver-form.tsx';
import './receivers.css';

type Shown = 'nothing' | 'log' | 'form';

/** What is changed on a receiver, and what came of it. */
function useChanges(
  { receiverId, version }: ReceiverAnswer,
  { onSecret, onKept }: { onSecret: (secret: string) => void; onKept: () => void },
) {
  const queryClient = useQueryClient();
  const [told, setTold] = useState('');
  const change = async (body: Typed & { isOn: boolean }): Promise<void> => {
    const answer = await call(changeReceiver, { params: { receiverId }, body: { ...body, version } });
    setTold(answer.ok ? say.kept : problemWords(answer, { validation_failed: say.refused }));
    if (answer.ok) onKept();
    await queryClient.invalidateQueries({ queryKey: ['receivers'] });
  };
  const changeSecret = async (): Promise<void> => {
    const answer = await call(changeReceiverSecret, { params: { receiverId }, body: {} });
    if (answer.ok) onSecret(answer.value.secret);
    else setTold(problemWords(answer, unclearAs(say.secretUnclear)));
    await queryClient.invalidateQueries({ queryKey: ['receivers'] });
  };
  return { told, change, changeSecret };
}

/** One receiver: how it stands, its log, and what staff can do with it. */
export function ReceiverCard({
  receiver,
  mayChange,
  onSecret,
}: {
  receiver: ReceiverAnswer;
  mayChange: boolean;
  onSecret: (secret: string) => void;
}) {
  const { receiverId, url, types, state } = receiver;
  const [shown, setShown] = useState<Shown>('nothing');
  const { told, change, changeSecret } = useChanges(receiver, {
    onSecret,
    onKept: () => setShown('nothing'),
  });
  const toggle = (wanted: Shown): void => setShown(shown === wanted ? 'nothing' : wanted);
  const question = {
    title: say.secretTitle,
    text: say.secretText,
    confirm: say.secretButton,
    cancel: say.cancel,
  };
  return (
    <section className="card" aria-labelledby={receiverId}>
      <h2 id={receiverId} className="receiver-url">
        {url}
      </h2>
      {receiver.isFailing ? <p className="problem">{say.failing}</p> : null}
      <Standing receiver={receiver} />
      <div className="buttons">
        <Button className="quiet" onPress={() => toggle('log')} aria-expanded={shown === 'log'}>
          {say.log}
        </Button>
        {mayChange ? (
          <>
            <Button className="quiet" onPress={() => toggle('form')} aria-expanded={shown === 'form'}>
              {say.change}
            </Button>
            <Button
              className="quiet"
              onPress={() => void change({ url, types: [...types], isOn: state !== 'on' })}
            >
              {state === 'on' ? say.turnOff : say.turnOn}
            </Button>
            <ConfirmedButton
              look="primary"
              label={say.secretButton}
              question={question}
              onConfirm={() => void changeSecret()}
            />
          </>
        ) : null}
        <output>{told}</output>
      </div>
      {shown === 'form' ? (
        <ReceiverForm
          label={say.keep}
          url={url}
          types={types}
          onSend={(typed) => void change({ ...typed, isOn: state === 'on' })}
        />
      ) : null}
      {shown === 'log' ? <Deliveries receiver={receiver} mayReplay={mayChange} /> : null}
    </section>
  );
}

function Standing({ receiver }: { receiver: ReceiverAnswer }) {
  const { state, waiting, failed, oldestWaitingAt, previousSecretUntil, types, addedAt } = receiver;
  return (
    <>
      <dl className="figures">
        <div>
          <dt>{say.state}</dt>
          <dd>{say.states[state]}</dd>
        </div>
        <div>
          <dt>{say.waiting}</dt>
          <dd>{waiting}</dd>
        </div>
        <div>
          <dt>{say.givenUp}</dt>
          <dd>{failed}</dd>
        </div>
        <div>
          <dt>{oldestWaitingAt === null ? say.added : say.oldest}</dt>
          <dd>{formatInstant(oldestWaitingAt ?? addedAt)}</dd>
        </div>
      </dl>
      <p className="muted">{types.map((type) => say.typeNames[type]).join(' · ')}</p>
      {previousSecretUntil === null ? null : <p>{say.bothSecrets(formatInstant(previousSecretUntil))}</p>}
    </>
  );
}
