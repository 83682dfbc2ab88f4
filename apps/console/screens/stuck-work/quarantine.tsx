import type { CallInput, CallOutput } from '@luwag/contract/endpoint';
import { answerQuarantinedEvent } from '@luwag/contract/endpoints/staff/answer-quarantined-event';
import type { listQuarantinedEvents } from '@luwag/contract/endpoints/staff/list-quarantined-events';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { call } from '../../app/api.ts';
import { formatWait } from '../../app/format.ts';
import { problemWords } from '../../app/problem-words.ts';
import { useStaff } from '../../app/use-staff.ts';
import { ConfirmDialog } from '../../components/confirm-dialog/confirm-dialog.tsx';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { ShownOf } from '../../components/shown-of/shown-of.tsx';
import { wordFor } from '../../messages/en-US.ts';
import { quarantineWords as say } from '../../messages/quarantine-words.ts';
import { providerName } from '../../messages/provider-names.ts';

type List = CallOutput<typeof listQuarantinedEvents>;
type Event = List['events'][number];
type Answer = CallInput<typeof answerQuarantinedEvent>['body'];
type OnAnswer = (answer: Answer) => Promise<void>;

const eventColumns = (asOf: string): readonly Column<Event>[] => [
  { name: say.about, cell: ({ about }) => about ?? say.nothing },
  { name: say.provider, cell: ({ provider }) => providerName(provider) },
  { name: say.event, cell: ({ name }) => name },
  { name: say.why, cell: ({ reason }) => wordFor(say.reasons, reason) },
  { name: say.age, cell: ({ receivedAt }) => formatWait(receivedAt, asOf) },
];

const stepsCell = (onAnswer: OnAnswer) => (event: Event) => <EventSteps event={event} onAnswer={onAnswer} />;

/** Events of providers that wait for a person, and what can be done about each. */
export function Quarantine({ list }: { list: List }) {
  const queryClient = useQueryClient();
  const [told, setTold] = useState('');
  const { role } = useStaff();
  const answer: OnAnswer = async (body) => {
    const answered = await call(answerQuarantinedEvent, { body });
    const success = body.step === 'ask-again' ? say.asked : '';
    setTold(answered.ok ? success : problemWords(answered, say.problems));
    await queryClient.invalidateQueries({ queryKey: ['stuck'] });
  };
  const columns = eventColumns(list.asOf);
  const mayAnswer = answerQuarantinedEvent.roles?.includes(role) === true;
  return (
    <section aria-labelledby="quarantine">
      <h2 id="quarantine">{say.title}</h2>
      <p className="muted">{say.lead}</p>
      <output>{told}</output>
      <DataTable
        caption={say.title}
        columns={mayAnswer ? [...columns, { name: say.steps, cell: stepsCell(answer) }] : columns}
        rows={list.events}
        rowKey={({ provider, eventId }) => `${provider} ${eventId}`}
        empty={say.none}
      />
      <ShownOf shown={list.events.length} all={list.count} />
    </section>
  );
}

function EventSteps({
  event: { provider, eventId, canAskAgain },
  onAnswer,
}: {
  event: Event;
  onAnswer: OnAnswer;
}) {
  const [isAsking, setIsAsking] = useState(false);
  const [reason, setReason] = useState('');
  const id = useId();
  return (
    <div className="buttons">
      {canAskAgain ? (
        <Button className="quiet" onPress={() => void onAnswer({ step: 'ask-again', provider, eventId })}>
          {say.ask}
        </Button>
      ) : null}
      <Button className="quiet" onPress={() => setIsAsking(true)}>
        {say.lookedAt}
      </Button>
      <ConfirmDialog
        look="primary"
        title={say.lookTitle}
        confirm={say.confirm}
        cancel={say.cancel}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() => {
          setIsAsking(false);
          void onAnswer({ step: 'looked-at', provider, eventId, reason });
        }}
      >
        <p>{say.lookText}</p>
        <label htmlFor={id}>{say.reason}</label>
        <input id={id} value={reason} maxLength={200} onChange={(change) => setReason(change.target.value)} />
      </ConfirmDialog>
    </div>
  );
}
