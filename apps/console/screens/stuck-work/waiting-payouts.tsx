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
type Question = List['inQuestion'][number];

const ofLoan: readonly Column<Payout | Question>[] = [
  { name: say.order, cell: (row) => <LoanLink row={row} /> },
  { name: say.customer, cell: ({ nameMasked }) => nameMasked },
  { name: say.amount, isNumber: true, cell: ({ amountCentavos }) => formatPesos(amountCentavos) },
];

/** The button of one row. */
const askCell = (ask: (row: Payout) => Promise<void>) => (row: Payout) => (
  <Button className="quiet" onPress={() => void ask(row)}>
    {say.ask}
  </Button>
);

function LoanLink({ row: { customerId, loanId, orderNumber } }: { row: Payout | Question }) {
  return (
    <Link to="/customers/$customerId/loans/$loanId" params={{ customerId, loanId }}>
      {orderNumber}
    </Link>
  );
}

/** Payouts with no final answer for long, and money that was paid after its payout had failed. */
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
      <section aria-labelledby="payouts-in-question">
        <h2 id="payouts-in-question">{say.questions}</h2>
        <p className="muted">{say.questionsLead}</p>
        <DataTable
          caption={say.questions}
          columns={ofLoan}
          rows={list.inQuestion}
          rowKey={({ loanId }) => loanId}
          empty={say.noQuestion}
        />
        <ShownOf shown={list.inQuestion.length} all={list.inQuestionCount} />
      </section>
    </>
  );
}
