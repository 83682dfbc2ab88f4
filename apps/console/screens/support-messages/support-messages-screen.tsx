import { listWaitingSupportMessages } from '@luwag/contract/endpoints/staff/list-waiting-support-messages';
import type { WaitingSupportMessage } from '@luwag/contract/endpoints/staff/staff-support-message';
import type { SupportMessageInbox } from '@luwag/contract/support-message-kinds';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { call, Refusal, valueOf } from '../../app/api.ts';
import { formatInstant, formatWait } from '../../app/format.ts';
import { usePolledQuery } from '../../app/use-polled-query.ts';
import { useTitle } from '../../app/use-title.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { ShownOf } from '../../components/shown-of/shown-of.tsx';
import { Loading } from '../../components/loading/loading.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { supportMessageWords as say } from '../../messages/support-message-words.ts';
import { loanWords } from '../../messages/loan-words.ts';
import { OpenedSupportMessage } from './opened-support-message.tsx';
import './support-messages.css';

const refreshMs = 10_000;

/** What borrowers wrote and nobody has answered, the oldest first. Looks again by itself. */
export function SupportMessagesScreen({ inbox }: { inbox: SupportMessageInbox }) {
  const [opened, setOpened] = useState<WaitingSupportMessage | null>(null);
  const waiting = usePolledQuery({
    queryKey: ['supportMessages', inbox],
    queryFn: async () => valueOf(await call(listWaitingSupportMessages, { query: { inbox } })),
    refetchInterval: refreshMs,
  });
  useTitle(say[inbox].title);
  const isWaiting = waiting.data?.supportMessages.some(
    ({ supportMessageId }) => supportMessageId === opened?.supportMessageId,
  );
  return (
    <main>
      <PageHeading>{say[inbox].title}</PageHeading>
      <p className="muted">{say[inbox].lead}</p>
      {waiting.error === null ? null : <p className="problem">{failureWords(waiting.error)}</p>}
      <Loading query={waiting} />
      {waiting.data === undefined ? null : (
        <DataTable
          caption={say[inbox].title}
          columns={columns}
          rows={waiting.data.supportMessages.map((supportMessage) => ({
            supportMessage,
            asOf: waiting.data.asOf,
            open: () => setOpened(supportMessage),
          }))}
          rowKey={({ supportMessage }) => supportMessage.supportMessageId}
          empty={say[inbox].empty}
        />
      )}
      {waiting.data === undefined ? null : (
        <ShownOf shown={waiting.data.supportMessages.length} all={waiting.data.waitingCount} />
      )}
      {opened === null ? null : (
        <OpenedSupportMessage
          key={opened.supportMessageId}
          supportMessage={opened}
          isAnswered={isWaiting === false}
          onClose={() => setOpened(null)}
        />
      )}
    </main>
  );
}

type Row = { supportMessage: WaitingSupportMessage; asOf: string; open: () => void };

const columns: readonly Column<Row>[] = [
  { name: say.number, cell: ({ supportMessage }) => supportMessage.number },
  { name: say.kind, cell: ({ supportMessage }) => say.kinds[supportMessage.kind] },
  { name: say.customer, cell: ({ supportMessage }) => supportMessage.nameMasked },
  { name: say.loan, cell: ({ supportMessage }) => supportMessage.orderNumber ?? '–' },
  { name: say.waitsFor, cell: ({ supportMessage, asOf }) => formatWait(supportMessage.sentAt, asOf) },
  { name: say.answerBy, cell: (row) => <AnswerBy {...row} /> },
  {
    name: say.open,
    cell: ({ open, supportMessage }) => (
      <Button className="quiet" onPress={open} aria-label={`${say.open} ${supportMessage.number}`}>
        {say.open}
      </Button>
    ),
  },
];

function AnswerBy({ supportMessage: { answerBy }, asOf }: Row) {
  const isLate = answerBy < asOf;
  return (
    <span className={isLate ? 'problem' : undefined}>
      {formatInstant(answerBy)}
      {isLate ? ` · ${say.late}` : ''}
    </span>
  );
}

function failureWords(error: Error): string {
  return error instanceof Refusal && error.code === 'forbidden' ? loanWords.problems.forbidden : say.failed;
}
