import type { CallInput } from '@luwag/contract/endpoint';
import { listDeliveries } from '@luwag/contract/endpoints/receiver/list-deliveries';
import type { DeliveryAnswer, ReceiverAnswer } from '@luwag/contract/endpoints/receiver/receiver-answer';
import { replayEvents } from '@luwag/contract/endpoints/receiver/replay-events';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { Button } from 'react-aria-components';
import { call, valueOf } from '../../app/api.ts';
import { formatInstant, instantInManila } from '../../app/format.ts';
import { formText } from '../../app/form-text.ts';
import { problemWords } from '../../app/problem-words.ts';
import { usePolledQuery } from '../../app/use-polled-query.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { Choice } from '../../components/field/field.tsx';
import { wordFor } from '../../messages/en-US.ts';
import { receiverWords as say } from '../../messages/receiver-words.ts';

type Which = CallInput<typeof replayEvents>['body'];
type State = DeliveryAnswer['state'];

const refreshMs = 10_000;
const loanDigits = 8;

const columns: readonly Column<DeliveryAnswer>[] = [
  { name: say.event, cell: ({ type }) => say.typeNames[type] },
  { name: say.loan, cell: ({ loanId }) => <code title={loanId}>…{loanId.slice(-loanDigits)}</code> },
  { name: say.number, isNumber: true, cell: ({ sequence }) => sequence },
  { name: say.happened, cell: ({ happenedAt }) => formatInstant(happenedAt) },
  { name: say.state, cell: ({ state }) => say.deliveryStates[state] },
  { name: say.tries, isNumber: true, cell: ({ tries }) => tries },
  { name: say.answer, cell: ({ answer }) => answerWords(answer) },
  { name: say.nextTry, cell: ({ nextTryAt }) => (nextTryAt === null ? '–' : formatInstant(nextTryAt)) },
];

function answerWords(answer: string | null): string {
  if (answer === null) return '–';
  return /^\d+$/.test(answer) ? answer : wordFor(say.answers, answer);
}

/** The button of one row. */
const againCell = (onReplay: (which: Which) => Promise<void>) => (row: DeliveryAnswer) => (
  <Button className="quiet" onPress={() => void onReplay({ which: 'one', eventId: row.eventId })}>
    {say.again}
  </Button>
);

/** What was sent to a receiver, and how it is sent again. */
export function Deliveries({ receiver, mayReplay }: { receiver: ReceiverAnswer; mayReplay: boolean }) {
  const { receiverId, failed } = receiver;
  const queryClient = useQueryClient();
  const [state, setState] = useState<State | null>(null);
  const [before, setBefore] = useState<number | null>(null);
  const [told, setTold] = useState('');
  const log = usePolledQuery({
    queryKey: ['receivers', receiverId, state, before],
    queryFn: async () => {
      const query = {
        ...(state === null ? {} : { state }),
        ...(before === null ? {} : { before: String(before) }),
      };
      return valueOf(await call(listDeliveries, { params: { receiverId }, query }));
    },
    refetchInterval: refreshMs,
  });
  const replay = async (body: Which): Promise<void> => {
    const answer = await call(replayEvents, { params: { receiverId }, body });
    setTold(answer.ok ? say.replayed(answer.value.count) : problemWords(answer));
    await queryClient.invalidateQueries({ queryKey: ['receivers'] });
  };
  const older = log.data?.older ?? null;
  return (
    <section className="deliveries" aria-label={say.log}>
      {mayReplay ? <ReplayLine failed={failed} onReplay={replay} /> : null}
      <output>{told}</output>
      <div className="form-line">
        <Choice
          name="state"
          label={say.show}
          options={{ all: say.all, ...say.deliveryStates }}
          defaultValue="all"
          onChosen={(value) => {
            setState(value === 'waiting' || value === 'delivered' || value === 'failed' ? value : null);
            setBefore(null);
          }}
        />
      </div>
      {log.isError ? <p className="problem">{say.failed}</p> : null}
      {log.data === undefined ? null : (
        <DataTable
          caption={say.log}
          columns={mayReplay ? [...columns, { name: say.steps, cell: againCell(replay) }] : columns}
          rows={log.data.deliveries}
          rowKey={({ eventId }) => eventId}
          empty={say.noDelivery}
        />
      )}
      <div className="buttons">
        {before === null ? null : (
          <Button className="quiet" onPress={() => setBefore(null)}>
            {say.newest}
          </Button>
        )}
        {older === null ? null : (
          <Button className="quiet" onPress={() => setBefore(older)}>
            {say.older}
          </Button>
        )}
      </div>
    </section>
  );
}

function ReplayLine({ failed, onReplay }: { failed: number; onReplay: (which: Which) => Promise<void> }) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const since = instantInManila(formText(new FormData(event.currentTarget), 'since'));
    if (since !== null) void onReplay({ which: 'since', since });
  };
  return (
    <form className="form-line" onSubmit={submit}>
      {failed === 0 ? null : (
        <Button className="primary" onPress={() => void onReplay({ which: 'failed' })}>
          {say.againFailed}
        </Button>
      )}
      <div className="field">
        <label htmlFor={id}>{say.since}</label>
        <input id={id} name="since" type="datetime-local" required />
      </div>
      <Button type="submit" className="quiet">
        {say.sinceButton}
      </Button>
    </form>
  );
}
