import { getReconciliation } from '@luwag/contract/endpoints/staff/get-reconciliation';
import { listSettlementFiles } from '@luwag/contract/endpoints/staff/list-settlement-files';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
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
  const [after, setAfter] = useState<string | null>(null);
  const [before, setBefore] = useState<string | null>(null);
  const comparison = usePolledQuery({
    queryKey: ['reconciliation', 'breaks', after],
    queryFn: async () => valueOf(await call(getReconciliation, { query: after === null ? {} : { after } })),
    placeholderData: keepPreviousData,
    refetchInterval: refreshMs,
  });
  const files = usePolledQuery({
    queryKey: ['reconciliation', 'files', before],
    queryFn: async () =>
      valueOf(await call(listSettlementFiles, { query: before === null ? {} : { before } })),
    placeholderData: keepPreviousData,
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
          <OpenBreaks comparison={comparison.data} after={after} onGo={setAfter} />
          {files.data === undefined ? null : (
            <SettlementFiles
              list={files.data}
              before={before}
              onGo={setBefore}
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
