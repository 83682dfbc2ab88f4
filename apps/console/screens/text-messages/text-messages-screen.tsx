import type { CallOutput } from '@luwag/contract/endpoint';
import { listTextDays } from '@luwag/contract/endpoints/staff/list-text-days';
import { formatPesos } from '@luwag/contract/money';
import { useQuery } from '@tanstack/react-query';
import { formatDay } from '../../app/format.ts';
import { call, valueOf } from '../../app/api.ts';
import { useTitle } from '../../app/use-title.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { Loading } from '../../components/loading/loading.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { providerName } from '../../messages/provider-names.ts';
import { textWords as say } from '../../messages/text-words.ts';

type Day = CallOutput<typeof listTextDays>['days'][number];

const columns: readonly Column<Day>[] = [
  { name: say.on, cell: ({ on }) => formatDay(on) },
  { name: say.provider, cell: ({ provider }) => providerName(provider) },
  { name: say.sent, isNumber: true, cell: ({ sent }) => sent },
  { name: say.delivered, isNumber: true, cell: ({ delivered }) => delivered },
  { name: say.undelivered, isNumber: true, cell: ({ undelivered }) => undelivered },
  { name: say.refused, isNumber: true, cell: ({ refused }) => refused },
  { name: say.cost, isNumber: true, cell: ({ costCentavos }) => formatPesos(costCentavos) },
];

/** What text messages cost, and whether they arrive. */
export function TextMessagesScreen() {
  const list = useQuery({
    queryKey: ['text-days'],
    queryFn: async () => valueOf(await call(listTextDays, {})),
  });
  useTitle(say.title);
  const days = list.data?.days;
  return (
    <main>
      <PageHeading>{say.title}</PageHeading>
      <p>{say.lead}</p>
      {list.error === null ? null : <p className="problem">{say.failed}</p>}
      <Loading query={list} />
      {days === undefined ? null : (
        <>
          <DataTable
            caption={say.days}
            columns={columns}
            rows={days}
            rowKey={({ on, provider }) => `${on} ${provider}`}
            empty={say.none}
          />
          {days.length === 0 ? null : (
            <p>{say.total(formatPesos(days.reduce((sum, { costCentavos }) => sum + costCentavos, 0)))}</p>
          )}
          {days.some(({ provider }) => provider === 'semaphore') ? <p>{say.reports}</p> : null}
        </>
      )}
    </main>
  );
}
