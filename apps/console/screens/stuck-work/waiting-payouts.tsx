import type { CallOutput } from '@luwag/contract/endpoint';
import { askAboutPayout } from '@luwag/contract/endpoints/staff/ask-about-payout';
import type { listWaitingPayouts } from '@luwag/contract/endpoints/staff/list-waiting-payouts';
import { formatPesos } from '@luwag/contract/money';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from 'react-aria-components';
import { call } from '../../app/api.ts';
import { formatInstant } from '../../app/format.ts';
import { problemWords } from '../../app/problem-words.ts';
import { useStaff } from '../../app/use-staff.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { ShownOf } from '../../components/shown-of/shown-of.tsx';
import { stuckWords as say } from '../../messages/stuck-words.ts';
import { providerName } from '../../messages/provider-names.ts';
import { HeldPayouts } from './held-payouts.tsx';

type List = CallOutput<typeof listWaitingPayouts>;
type Payout = List['waiting'][number];
/** Of money in question, and of a refund that did not arrive. */
type Question = List['inQuestion' | 'failedRefunds'][number];
type OfLoan = Payout | Question;

const ofLoanWith = (amount: string): readonly Column<OfLoan>[] => [
  { name: say.order, cell: (row) => <LoanLink row={row} /> },
  { name: say.customer, cell: ({ nameMasked }) => nameMasked },
  { name: amount, isNumber: true, cell: ({ amountCentavos }) => formatPesos(amountCentavos) },
];
const ofLoan = ofLoanWith(say.amount);
const ofCredit = ofLoanWith(say.credit);

/** The button of one row. */
const askCell = (ask: (row: Payout) => Promise<void>) => (row: Payout) => (
  <Button className="quiet" onPress={() => void ask(row)}>
    {say.ask}
  </Button>
);

function LoanLink({ row: { customerId, loanId, orderNumber } }: { row: OfLoan }) {
  return (
    <Link to="/customers/$customerId/loans/$loanId" params={{ customerId, loanId }}>
      {orderNumber}
    </Link>
  );
}

/** Payouts with no final answer for long, money that was paid after its payout had failed, and refunds that did not arrive. */
export function WaitingPayouts({ list }: { list: List }) {
  const queryClient = useQueryClient();
  const [told, setTold] = useState('');
  const { role } = useStaff();
  const mayAsk = askAboutPayout.roles?.includes(role) === true;
  const ask = async ({ customerId, payoutId }: Payout): Promise<void> => {
    const answer = await call(askAboutPayout, { params: { customerId, payoutId } });
    setTold(answer.ok ? say.answers[answer.value.status] : problemWords(answer));
    await queryClient.invalidateQueries({ queryKey: ['stuck'] });
  };
  const columns: readonly Column<Payout>[] = [
    ...ofLoan,
    { name: say.stands, cell: ({ purpose, status }) => `${say.purposes[purpose]} · ${say.states[status]}` },
    {
      name: say.sentBy,
      cell: ({ provider }) => (provider === null ? say.nobodyYet : providerName(provider)),
    },
    { name: say.requested, cell: ({ requestedAt }) => formatInstant(requestedAt) },
    { name: say.asked, cell: ({ askedAt }) => (askedAt === null ? say.never : formatInstant(askedAt)) },
    ...(mayAsk
      ? [
          {
            name: say.steps,
            cell: askCell(ask),
          },
        ]
      : []),
  ];
  return (
    <>
      <HeldPayouts list={list} />
      <section aria-labelledby="waiting-payouts">
        <h2 id="waiting-payouts">{say.payouts}</h2>
        <p className="muted">{say.payoutsLead(list.overdueAfterMinutes)}</p>
        <output>{told}</output>
        <DataTable
          caption={say.payouts}
          columns={columns}
          rows={list.waiting}
          rowKey={({ payoutId }) => payoutId}
          empty={say.noPayout}
        />
        <ShownOf shown={list.waiting.length} all={list.waitingCount} />
      </section>
      <LoanList
        id="payouts-in-question"
        title={say.questions}
        lead={say.questionsLead}
        columns={ofLoan}
        rows={list.inQuestion}
        count={list.inQuestionCount}
        empty={say.noQuestion}
      />
      <LoanList
        id="failed-refunds"
        title={say.refunds}
        lead={say.refundsLead}
        columns={ofCredit}
        rows={list.failedRefunds}
        count={list.failedRefundCount}
        empty={say.noRefund}
      />
    </>
  );
}

function LoanList({
  id,
  title,
  lead,
  columns,
  rows,
  count,
  empty,
}: Readonly<Record<'id' | 'title' | 'lead' | 'empty', string>> & {
  columns: readonly Column<Question>[];
  rows: readonly Question[];
  count: number;
}) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <p className="muted">{lead}</p>
      <DataTable
        caption={title}
        columns={columns}
        rows={rows}
        rowKey={({ loanId }) => loanId}
        empty={empty}
      />
      <ShownOf shown={rows.length} all={count} />
    </section>
  );
}
