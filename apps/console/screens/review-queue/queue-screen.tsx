import type { CallOutput } from '@luwag/contract/endpoint';
import { listReviewQueue } from '@luwag/contract/endpoints/staff/list-review-queue';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { call, valueOf } from '../../app/api.ts';
import { formatMinutes, formatSince, formatWait } from '../../app/format.ts';
import { usePolledQuery } from '../../app/use-polled-query.ts';
import { ShownOf } from '../../components/shown-of/shown-of.tsx';
import { Loading } from '../../components/loading/loading.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { wordFor, words } from '../../messages/en-US.ts';

type Queue = CallOutput<typeof listReviewQueue>;
const refreshMs = 10_000;

/** What waits for a decision, and how the day goes. Looks again by itself. */
export function QueueScreen() {
  const queue = usePolledQuery({
    queryKey: ['review-queue'],
    queryFn: async () => valueOf(await call(listReviewQueue, {})),
    refetchInterval: refreshMs,
  });
  useEffect(() => {
    document.title = `${words.queue.title} · ${words.product}`;
  }, []);
  return (
    <main>
      <PageHeading>{words.queue.title}</PageHeading>
      {queue.isError ? <p className="problem">{words.queue.failed}</p> : null}
      <Loading query={queue} />
      {queue.data === undefined ? null : <QueueBody queue={queue.data} />}
    </main>
  );
}

function QueueBody({ queue }: { queue: Queue }) {
  const [next] = queue.cases;
  return (
    <>
      <Figures queue={queue} />
      {next === undefined ? (
        <div className="card empty">
          <h2>{words.queue.empty}</h2>
          <p className="muted">{words.queue.emptyHint}</p>
        </div>
      ) : (
        <>
          <p>
            <Link
              className="button primary"
              to="/cases/$customerId/$applicationId"
              params={{ customerId: next.customerId, applicationId: next.applicationId }}
            >
              {words.queue.next}
            </Link>
          </p>
          <CaseTable queue={queue} />
          <ShownOf shown={queue.cases.length} all={queue.waitingCount} />
        </>
      )}
    </>
  );
}

function Figures({ queue }: { queue: Queue }) {
  const { waitingCount, oldestSubmittedAt } = queue;
  const median = queue.medianReviewMinutes;
  return (
    <dl className="figures">
      <Figure name={words.queue.waiting} value={waitingCount.toLocaleString('en-PH')} />
      <Figure
        name={words.queue.oldest}
        value={oldestSubmittedAt === null ? '–' : formatWait(oldestSubmittedAt, queue.asOf)}
      />
      <Figure name={words.queue.approvedToday} value={String(queue.decidedToday.approved)} />
      <Figure name={words.queue.declinedToday} value={String(queue.decidedToday.declined)} />
      <Figure name={words.queue.median} value={median === null ? '–' : formatMinutes(median)} />
    </dl>
  );
}

function Figure({ name, value }: { name: string; value: string }) {
  return (
    <div className="card">
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function CaseTable({ queue: { cases, asOf } }: { queue: Queue }) {
  return (
    <div className="card table-frame">
      <table>
        <caption className="visually-hidden">{words.queue.table}</caption>
        <thead>
          <tr>
            <th scope="col">{words.queue.name}</th>
            <th scope="col">{words.queue.since}</th>
            <th scope="col" className="number">
              {words.queue.score}
            </th>
            <th scope="col">{words.queue.reasons}</th>
          </tr>
        </thead>
        <tbody>
          {cases.map((row) => (
            <tr key={row.applicationId}>
              <th scope="row">
                <Link
                  to="/cases/$customerId/$applicationId"
                  params={{ customerId: row.customerId, applicationId: row.applicationId }}
                >
                  {row.nameMasked}
                </Link>
                {row.isReturned ? <span className="status after-name">{words.queue.returned}</span> : null}
              </th>
              <td>{formatSince(row.submittedAt, asOf)}</td>
              <td className="number">{row.score}</td>
              <td>{row.reasonCodes.map((code) => wordFor(words.reasonCodes, code)).join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
