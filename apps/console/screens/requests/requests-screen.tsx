import { listRequests } from '@luwag/contract/endpoints/staff/list-requests';
import type { StaffRequest } from '@luwag/contract/endpoints/staff/request-answer';
import { useState } from 'react';
import { call, Refusal, valueOf } from '../../app/api.ts';
import { usePolledQuery } from '../../app/use-polled-query.ts';
import { useTitle } from '../../app/use-title.ts';
import { ShownOf } from '../../components/shown-of/shown-of.tsx';
import { Loading } from '../../components/loading/loading.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { loanWords } from '../../messages/loan-words.ts';
import { RequestCard } from './request-card.tsx';
import { requestName } from './request-table.tsx';

const say = loanWords.requests;
const refreshMs = 10_000;

/** What waits for an answer, oldest first. Looks again by itself. */
export function RequestsScreen() {
  const waiting = usePolledQuery({
    queryKey: ['requests'],
    queryFn: async () => valueOf(await call(listRequests, {})),
    refetchInterval: refreshMs,
  });
  const [told, setTold] = useState('');
  useTitle(say.title);
  return (
    <main>
      <PageHeading>{say.title}</PageHeading>
      <output>{told}</output>
      {waiting.error === null ? null : <p className="problem">{failureWords(waiting.error)}</p>}
      <Loading query={waiting} />
      {waiting.data === undefined ? null : (
        <>
          <RequestList requests={waiting.data.requests} asOf={waiting.data.asOf} onTold={setTold} />
          <ShownOf shown={waiting.data.requests.length} all={waiting.data.waitingCount} />
        </>
      )}
    </main>
  );
}

function failureWords(error: Error): string {
  return error instanceof Refusal && error.code === 'forbidden' ? loanWords.problems.forbidden : say.failed;
}

type ListProps = { requests: readonly StaffRequest[]; asOf: string; onTold: (words: string) => void };

function RequestList({ requests, asOf, onTold }: ListProps) {
  if (requests.length === 0) {
    return (
      <div className="card empty">
        <h2>{say.empty}</h2>
        <p className="muted">{say.emptyHint}</p>
      </div>
    );
  }
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
