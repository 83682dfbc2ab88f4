import { listWaitingLetters } from '@luwag/contract/endpoints/staff/list-waiting-letters';
import type { WaitingLetter } from '@luwag/contract/endpoints/staff/staff-letter';
import type { LetterInbox } from '@luwag/contract/letter-kinds';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { call, Refusal, valueOf } from '../../app/api.ts';
import { formatInstant, formatWait } from '../../app/format.ts';
import { useTitle } from '../../app/use-title.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { ShownOf } from '../../components/shown-of/shown-of.tsx';
import { letterWords as say } from '../../messages/letter-words.ts';
import { loanWords } from '../../messages/loan-words.ts';
import { OpenedLetter } from './opened-letter.tsx';
import './letters.css';

const refreshMs = 10_000;

/** What borrowers wrote and nobody has answered, the oldest first. Looks again by itself. */
export function LettersScreen({ inbox }: { inbox: LetterInbox }) {
  const [openedId, setOpenedId] = useState<string | null>(null);
  const waiting = useQuery({
    queryKey: ['letters', inbox],
    queryFn: async () => valueOf(await call(listWaitingLetters, { query: { inbox } })),
    refetchInterval: refreshMs,
  });
  useTitle(say[inbox].title);
  const opened = waiting.data?.letters.find(({ letterId }) => letterId === openedId);
  return (
    <main>
      <h1>{say[inbox].title}</h1>
      <p className="muted">{say[inbox].lead}</p>
      {waiting.error === null ? null : <p className="problem">{failureWords(waiting.error)}</p>}
      {waiting.data === undefined ? null : (
        <DataTable
          caption={say[inbox].title}
          columns={columns}
          rows={waiting.data.letters.map((letter) => ({
            letter,
            asOf: waiting.data.asOf,
            open: () => setOpenedId(letter.letterId),
          }))}
          rowKey={({ letter }) => letter.letterId}
          empty={say[inbox].empty}
        />
      )}
      {waiting.data === undefined ? null : (
        <ShownOf shown={waiting.data.letters.length} all={waiting.data.waitingCount} />
      )}
      {opened === undefined ? null : (
        <OpenedLetter key={opened.letterId} letter={opened} onClose={() => setOpenedId(null)} />
      )}
    </main>
  );
}

type Row = { letter: WaitingLetter; asOf: string; open: () => void };

const columns: readonly Column<Row>[] = [
  { name: say.number, cell: ({ letter }) => letter.number },
  { name: say.kind, cell: ({ letter }) => say.kinds[letter.kind] },
  { name: say.customer, cell: ({ letter }) => letter.nameMasked },
  { name: say.loan, cell: ({ letter }) => letter.orderNumber ?? '–' },
  { name: say.waitsFor, cell: ({ letter, asOf }) => formatWait(letter.sentAt, asOf) },
  { name: say.answerBy, cell: (row) => <AnswerBy {...row} /> },
  {
    name: say.open,
    cell: ({ open, letter }) => (
      <Button className="quiet" onPress={open} aria-label={`${say.open} ${letter.number}`}>
        {say.open}
      </Button>
    ),
  },
];

function AnswerBy({ letter: { answerBy }, asOf }: Row) {
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
