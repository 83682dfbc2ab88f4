import type { CallOutput } from '@luwag/contract/endpoint';
import { listRequests, type RequestSource } from '@luwag/contract/endpoints/staff/list-requests';
import { useState } from 'react';
import { call, Refusal, valueOf } from '../../app/api.ts';
import { usePolledQuery } from '../../app/use-polled-query.ts';
import { ListPages } from '../../components/list-pages/list-pages.tsx';
import { Loading } from '../../components/loading/loading.tsx';
import { ShownOf } from '../../components/shown-of/shown-of.tsx';
import { loanWords } from '../../messages/loan-words.ts';
import { RequestCard } from './request-card.tsx';
import { requestName } from './request-table.tsx';

const say = loanWords.requests;
const refreshMs = 10_000;

/** What waits from one source, oldest first, and the way to the next ones. */
export function RequestSection({
  from,
  onTold,
}: {
  from: RequestSource;
  /** Called with what became of a request, once it was answered. */
  onTold: (words: string) => void;
}) {
  const [after, setAfter] = useState<string | null>(null);
  const waiting = usePolledQuery({
    queryKey: ['requests', from, after],
    queryFn: async () =>
      valueOf(await call(listRequests, { query: after === null ? { from } : { from, after } })),
    refetchInterval: refreshMs,
  });
  const titleId = `requests-${from}`;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId}>{say.from[from]}</h2>
      {waiting.error === null ? null : <p className="problem">{failureWords(waiting.error)}</p>}
      <Loading query={waiting} />
      {waiting.data === undefined ? null : (
        <>
          <RequestList list={waiting.data} empty={after === null ? say.empty : say.noOther} onTold={onTold} />
          <ShownOf shown={waiting.data.requests.length} all={waiting.data.waitingCount} />
          <ListPages at={after} next={waiting.data.next} words={say.pages} onGo={setAfter} />
        </>
      )}
    </section>
  );
}

function failureWords(error: Error): string {
  return error instanceof Refusal && error.code === 'forbidden' ? loanWords.problems.forbidden : say.failed;
}

type ListProps = { list: CallOutput<typeof listRequests>; empty: string; onTold: (words: string) => void };

function RequestList({ list: { requests, asOf }, empty, onTold }: ListProps) {
  if (requests.length === 0) return <p className="muted">{empty}</p>;
  return (
    <ul className="plain-list">
      {requests.map((request) => (
        <li key={request.requestId}>
          <RequestCard
            request={request}
            asOf={asOf}
            onAnswered={(outcome) =>
              onTold(`${requestName(request)}, ${request.nameMasked}: ${say.answered[outcome]}`)
            }
          />
        </li>
      ))}
    </ul>
  );
}
