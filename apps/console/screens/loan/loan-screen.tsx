import type { StaffSupportMessage } from '@luwag/contract/endpoints/staff/staff-support-message';
import { getCustomerLoan } from '@luwag/contract/endpoints/staff/get-customer-loan';
import { loanActionRoles } from '@luwag/contract/endpoints/staff/loan-action';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { call, Refusal, valueOf } from '../../app/api.ts';
import { formatInstant } from '../../app/format.ts';
import { useStaff } from '../../app/use-staff.ts';
import { useTitle } from '../../app/use-title.ts';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { accountLockWords } from '../../messages/account-lock-words.ts';
import { wordFor } from '../../messages/en-US.ts';
import { loanWords } from '../../messages/loan-words.ts';
import { useSupportMessage } from '../support-messages/use-support-message.ts';
import { standingWords } from './standing-words.ts';
import { RequestTable } from '../requests/request-table.tsx';
import { ActionPanel } from './action-panel.tsx';
import { CapMeter } from './cap-meter.tsx';
import { FigureCards } from './figure-cards.tsx';
import { Ledger } from './ledger.tsx';
import { PaperTable, PaymentTable, PayoutTable, ScheduleTable } from './loan-tables.tsx';
import type { CustomerLoan, StaffRequest } from './customer-loan.ts';
import { NoteCancellation } from './note-cancellation.tsx';
import './loan.css';

const say = loanWords.loan;
type LoanKey = {
  customerId: string;
  loanId: string;
  /** The borrower's proof of a payment that is to be booked here. */
  supportMessageId: string | null;
};

/** One loan: how it stands, what may be done about it, and every entry behind it. */
export function LoanScreen({ customerId, loanId, supportMessageId }: LoanKey) {
  const opened = useQuery({
    queryKey: ['loan', loanId],
    queryFn: async () => valueOf(await call(getCustomerLoan, { params: { customerId, loanId } })),
  });
  const supportMessage = useSupportMessage(customerId, supportMessageId);
  const isReady = supportMessageId === null || !supportMessage.isPending;
  useTitle(say.title);
  return (
    <main>
      <p>
        <Link to="/customers/$customerId" params={{ customerId }}>
          {say.back}
        </Link>
      </p>
      {opened.isPending ? <p aria-busy="true">{loanWords.customer.loading}</p> : null}
      {opened.error === null ? null : <p className="problem">{failureWords(opened.error)}</p>}
      {opened.data === undefined || !isReady ? null : (
        <LoanBody loan={opened.data} supportMessage={supportMessage.data?.supportMessage ?? null} />
      )}
    </main>
  );
}

function failureWords(error: Error): string {
  return error instanceof Refusal && error.code === 'forbidden' ? loanWords.problems.forbidden : say.failed;
}

function LoanBody({
  loan,
  supportMessage,
}: {
  loan: CustomerLoan;
  supportMessage: StaffSupportMessage | null;
}) {
  const { role } = useStaff();
  const mayAct = loanActionRoles.some((allowed) => allowed === role);
  const [request, setRequest] = useState<StaffRequest | null>(null);
  const { summary, figures } = loan;
  return (
    <>
      <PageHeading>
        {loan.nameMasked} · {summary.orderNumber}
      </PageHeading>
      <p className="muted">
        <span className={`status ${summary.dueState.kind === 'overdue' ? 'overdue' : figures.status}`}>
          {standingWords(summary)}
        </span>{' '}
        {loan.phoneMasked} · {wordFor(loanWords.products.names, loan.productId)}, {say.version}{' '}
        {loan.productVersion} · {say.rate} {(loan.effectiveMonthlyRatePpm / 10_000).toFixed(2)} %
      </p>
      {loan.lockedAt === null ? null : (
        <p className="problem">{accountLockWords.lockedSince(formatInstant(loan.lockedAt))}</p>
      )}
      {loan.cancellableThroughAt === null ? null : (
        <p>
          {say.cancellableThrough} {formatInstant(loan.cancellableThroughAt)}
        </p>
      )}
      <FigureCards figures={loan.figures} />
      <CapMeter figures={figures} />
      <div className="loan-work">
        <ActionPanel
          key={request?.requestId ?? ''}
          loan={loan}
          request={request}
          supportMessage={supportMessage}
        />
        <section aria-labelledby="loan-requests">
          <h2 id="loan-requests">{say.requests}</h2>
          <RequestTable requests={loan.requests} {...(mayAct ? { onCarryOut: setRequest } : {})} />
          {mayAct ? <NoteCancellation loan={loan} /> : null}
        </section>
      </div>
      <h2>{say.schedule}</h2>
      <ScheduleTable rows={figures.schedule} />
      <h2>{say.payments}</h2>
      <PaymentTable rows={loan.payments} />
      <h2>{say.payouts}</h2>
      <PayoutTable rows={loan.payouts} />
      <h2>{say.papers}</h2>
      <PaperTable rows={loan.papers} />
      {/* A day is an entry, so it is the longest by far. */}
      <Ledger lines={loan.ledger} />
    </>
  );
}
