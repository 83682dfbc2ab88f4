import { getReconciliation } from '@luwag/contract/endpoints/staff/get-reconciliation';
import { listSettlementFiles } from '@luwag/contract/endpoints/staff/list-settlement-files';
import { call, valueOf } from '../../app/api.ts';
import { manilaDay } from '../../app/format.ts';
import { usePolledQuery } from '../../app/use-polled-query.ts';
import { useTitle } from '../../app/use-title.ts';
import { Loading } from '../../components/loading/loading.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { reconciliationWords as say } from '../../messages/reconciliation-words.ts';
import { ComparisonRuns } from './comparison-runs.tsx';
import { OpenBreaks } from './open-breaks.tsx';
import { SettlementFiles } from './settlement-files.tsx';

const refreshMs = 10_000;

/** Whether ledger, providers and settlement files agree, and what to do where they do not. Looks again by itself. */
export function ReconciliationScreen() {
  const comparison = usePolledQuery({
    queryKey: ['reconciliation', 'breaks'],
    queryFn: async () => valueOf(await call(getReconciliation, {})),
    refetchInterval: refreshMs,
  });
  const files = usePolledQuery({
    queryKey: ['reconciliation', 'files'],
    queryFn: async () => valueOf(await call(listSettlementFiles, {})),
    refetchInterval: refreshMs,
  });
  useTitle(say.title);
  return (
    <main>
      <PageHeading>{say.title}</PageHeading>
      <p>{say.lead}</p>
      {comparison.isError || files.isError ? <p className="problem">{say.failed}</p> : null}
      <Loading query={comparison} />
      {comparison.data === undefined ? null : (
        <>
          <OpenBreaks comparison={comparison.data} />
          {files.data === undefined ? null : (
            <SettlementFiles
              files={files.data.files}
              providers={comparison.data.settlementProviders}
              today={manilaDay(comparison.data.asOf)}
            />
          )}
          <ComparisonRuns comparison={comparison.data} />
        </>
      )}
    </main>
  );
}
