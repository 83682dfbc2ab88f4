import type { CallOutput } from '@luwag/contract/endpoint';
import { listSuspense } from '@luwag/contract/endpoints/staff/list-suspense';
import { formatPesos } from '@luwag/contract/money';
import { Link } from '@tanstack/react-router';
import { call, Refusal, valueOf } from '../../app/api.ts';
import { formatInstant, formatWait } from '../../app/format.ts';
import { usePolledQuery } from '../../app/use-polled-query.ts';
import { useTitle } from '../../app/use-title.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { ShownOf } from '../../components/shown-of/shown-of.tsx';
import { Loading } from '../../components/loading/loading.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { loanWords } from '../../messages/loan-words.ts';
import { providerName } from '../../messages/provider-names.ts';
import { suspenseWords as say } from '../../messages/suspense-words.ts';
import { outcomeOf } from './outcome-of.tsx';

type List = CallOutput<typeof listSuspense>;
type Item = List['open'][number];

const refreshMs = 10_000;

const itemColumns: readonly Column<Item>[] = [
  {
    name: say.reference,
    cell: ({ suspenseId, reference }) => (
      <Link to="/suspense/$suspenseId" params={{ suspenseId }}>
        {reference}
      </Link>
    ),
  },
  { name: say.amount, isNumber: true, cell: ({ amountCentavos }) => formatPesos(amountCentavos) },
  { name: say.provider, cell: ({ provider }) => providerName(provider) },
  { name: say.paid, cell: ({ paidAt }) => (paidAt === null ? say.unknownDay : formatInstant(paidAt)) },
];

/** Money that no loan took: what waits by its age, its sum, and what became of the rest. */
export function SuspenseScreen() {
  const suspense = usePolledQuery({
    queryKey: ['suspense'],
    queryFn: async () => valueOf(await call(listSuspense, {})),
    refetchInterval: refreshMs,
  });
  useTitle(say.title);
  return (
    <main>
      <PageHeading>{say.title}</PageHeading>
      <p className="muted">{say.lead}</p>
      {suspense.error === null ? null : <p className="problem">{failureWords(suspense.error)}</p>}
      <Loading query={suspense} />
      {suspense.data === undefined ? null : <Items list={suspense.data} />}
    </main>
  );
}

function Items({ list }: { list: List }) {
  const [oldest] = list.open;
  const figures = [
    [say.openCount, list.openCount.toLocaleString('en-PH')],
    [say.openSum, formatPesos(list.openCentavos)],
    [say.oldest, oldest === undefined ? '–' : formatWait(oldest.receivedAt, list.asOf)],
  ];
  const openColumns: readonly Column<Item>[] = [
    ...itemColumns,
    { name: say.age, cell: ({ receivedAt }) => formatWait(receivedAt, list.asOf) },
    { name: say.reason, cell: ({ reason }) => say.reasons[reason] },
  ];
  const endedColumns: readonly Column<Item>[] = [...itemColumns, { name: say.outcome, cell: outcomeOf }];
  return (
    <>
      <dl className="figures">
        {figures.map(([name, value]) => (
          <div className="card" key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h2>{say.open}</h2>
      <DataTable
        caption={say.open}
        columns={openColumns}
        rows={list.open}
        rowKey={({ suspenseId }) => suspenseId}
        empty={say.noneOpen}
      />
      <ShownOf shown={list.open.length} all={list.openCount} />
      <h2>{say.ended}</h2>
      <DataTable
        caption={say.ended}
        columns={endedColumns}
        rows={list.ended}
        rowKey={({ suspenseId }) => suspenseId}
        empty={say.noneEnded}
      />
    </>
  );
}

function failureWords(error: Error): string {
  return error instanceof Refusal && error.code === 'forbidden' ? loanWords.problems.forbidden : say.failed;
}
