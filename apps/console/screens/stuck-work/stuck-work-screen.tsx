import { listWaitingPayouts } from '@luwag/contract/endpoints/staff/list-waiting-payouts';
import { listQuarantinedEvents } from '@luwag/contract/endpoints/staff/list-quarantined-events';
import { listTroubledJobs } from '@luwag/contract/endpoints/staff/list-troubled-jobs';
import { call, valueOf } from '../../app/api.ts';
import { usePolledQuery } from '../../app/use-polled-query.ts';
import { useTitle } from '../../app/use-title.ts';
import { Loading } from '../../components/loading/loading.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { stuckWords as say } from '../../messages/stuck-words.ts';
import { PayoutPause } from './payout-pause.tsx';
import { Quarantine } from './quarantine.tsx';
import { TroubledJobs } from './troubled-jobs.tsx';
import { WaitingPayouts } from './waiting-payouts.tsx';

const refreshMs = 10_000;

/** What does not get on by itself: payouts, money that is not settled, events of providers, and jobs. Looks again by itself. */
export function StuckWorkScreen() {
  const payouts = usePolledQuery({
    queryKey: ['stuck', 'payouts'],
    queryFn: async () => valueOf(await call(listWaitingPayouts, {})),
    refetchInterval: refreshMs,
  });
  const jobs = usePolledQuery({
    queryKey: ['stuck', 'jobs'],
    queryFn: async () => valueOf(await call(listTroubledJobs, {})),
    refetchInterval: refreshMs,
  });
  const events = usePolledQuery({
    queryKey: ['stuck', 'events'],
    queryFn: async () => valueOf(await call(listQuarantinedEvents, {})),
    refetchInterval: refreshMs,
  });
  useTitle(say.title);
  return (
    <main>
      <PageHeading>{say.title}</PageHeading>
      {payouts.isError || jobs.isError || events.isError ? <p className="problem">{say.failed}</p> : null}
      <PayoutPause />
      <Loading query={payouts} />
      {payouts.data === undefined ? null : <WaitingPayouts list={payouts.data} />}
      {events.data === undefined ? null : <Quarantine list={events.data} />}
      {jobs.data === undefined ? null : <TroubledJobs list={jobs.data} />}
    </main>
  );
}
