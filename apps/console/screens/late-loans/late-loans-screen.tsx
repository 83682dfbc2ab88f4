import type { CallOutput } from '@luwag/contract/endpoint';
import { type Lateness, latenesses, listLateLoans } from '@luwag/contract/endpoints/staff/list-late-loans';
import { formatPesos } from '@luwag/contract/money';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call, Refusal, valueOf } from '../../app/api.ts';
import { formatDay } from '../../app/format.ts';
import { usePolledQuery } from '../../app/use-polled-query.ts';
import { useTitle } from '../../app/use-title.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { ListPages } from '../../components/list-pages/list-pages.tsx';
import { Loading } from '../../components/loading/loading.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { ShownOf } from '../../components/shown-of/shown-of.tsx';
import { lateLoanWords as say } from '../../messages/late-loan-words.ts';
import { loanWords } from '../../messages/loan-words.ts';
import './late-loans.css';

type LateLoan = CallOutput<typeof listLateLoans>['loans'][number];

/** Lateness changes by the day and by a payment, and the list is a long one. */
const refreshMs = 60_000;

/** Loans that are late, those late for longest first. Looks again by itself. */
export function LateLoansScreen() {
  const [lateness, setLateness] = useState<Lateness | null>(null);
  const [after, setAfter] = useState<string | null>(null);
  const late = usePolledQuery({
    queryKey: ['lateLoans', lateness, after],
    queryFn: async () =>
      valueOf(
        await call(listLateLoans, {
          query: { ...(lateness === null ? {} : { lateness }), ...(after === null ? {} : { after }) },
        }),
      ),
    refetchInterval: refreshMs,
  });
  useTitle(say.title);
  return (
    <main className="late-loans">
      <PageHeading>{say.title}</PageHeading>
      <p className="muted">{say.lead}</p>
      <LatenessFilter
        lateness={lateness}
        onChosen={(chosen) => {
          setLateness(chosen);
          setAfter(null);
        }}
      />
      {late.error === null ? null : <p className="problem">{failureWords(late.error)}</p>}
      <Loading query={late} />
      {late.data === undefined ? null : (
        <>
          <DataTable
            caption={say.title}
            columns={columns}
            rows={late.data.loans}
            rowKey={({ loanId }) => loanId}
            empty={emptyWords(lateness, after)}
          />
          <ShownOf shown={late.data.loans.length} all={late.data.lateCount} />
          <ListPages at={after} next={late.data.next} words={say.pages} onGo={setAfter} />
        </>
      )}
    </main>
  );
}

function LatenessFilter({
  lateness,
  onChosen,
}: {
  lateness: Lateness | null;
  onChosen: (lateness: Lateness | null) => void;
}) {
  return (
    <div className="form-line">
      <div className="field">
        <label htmlFor="lateness">{say.filter}</label>
        <select
          id="lateness"
          value={lateness ?? ''}
          onChange={({ target }) => onChosen(latenesses.find((one) => one === target.value) ?? null)}
        >
          <option value="">{say.all}</option>
          {latenesses.map((one) => (
            <option key={one} value={one}>
              {say.latenesses[one]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

const columns: readonly Column<LateLoan>[] = [
  {
    name: say.order,
    cell: ({ customerId, loanId, orderNumber }) => (
      <Link to="/customers/$customerId/loans/$loanId" params={{ customerId, loanId }}>
        {orderNumber}
      </Link>
    ),
  },
  { name: say.customer, cell: ({ nameMasked }) => nameMasked },
  { name: say.daysLate, isNumber: true, cell: ({ daysLate }) => daysLate.toLocaleString('en-PH') },
  { name: say.dueNow, isNumber: true, cell: ({ dueNowCentavos }) => formatPesos(dueNowCentavos) },
  { name: say.owed, isNumber: true, cell: ({ owedCentavos }) => formatPesos(owedCentavos) },
  { name: say.lateSince, cell: ({ lateSinceOn }) => formatDay(lateSinceOn) },
  { name: say.arranged, cell: arrangedWords },
  { name: say.lastPaid, cell: ({ lastPaidOn }) => (lastPaidOn === null ? '–' : formatDay(lastPaidOn)) },
];

function arrangedWords({ hasPlan, openRequest, hasComplaint }: LateLoan): string {
  const said = [
    ...(hasComplaint ? [say.complaint] : []),
    ...(hasPlan ? [say.plan] : []),
    ...(openRequest === null ? [] : [say.requests[openRequest]]),
  ];
  return said.length === 0 ? '–' : said.join(' · ');
}

function emptyWords(lateness: Lateness | null, after: string | null): string {
  if (after !== null) return say.noOther;
  return lateness === null ? say.empty : say.emptyHere;
}

function failureWords(error: Error): string {
  return error instanceof Refusal && error.code === 'forbidden' ? loanWords.problems.forbidden : say.failed;
}
