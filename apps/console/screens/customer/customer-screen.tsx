import type { CallOutput } from '@luwag/contract/endpoint';
import { getCustomer } from '@luwag/contract/endpoints/staff/get-customer';
import { formatPesos } from '@luwag/contract/money';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { call, Refusal, valueOf } from '../../app/api.ts';
import { formatDay, formatInstant } from '../../app/format.ts';
import { useTitle } from '../../app/use-title.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { PageHeading } from '../../components/page-heading/page-heading.tsx';
import { wordFor } from '../../messages/en-US.ts';
import { loanWords } from '../../messages/loan-words.ts';
import { owedWords, standingWords } from '../loan/standing-words.ts';
import { AuditLogLink } from '../audit-log/audit-log-link.tsx';
import { RequestTable } from '../requests/request-table.tsx';
import { AccountLock } from './account-lock.tsx';
import { Applications } from './applications.tsx';
import { Coupons } from './coupons.tsx';
import { CustomerMessages } from './customer-messages.tsx';
import { IdentityCorrection } from './identity-correction.tsx';
import { LetLogInAgain } from './let-log-in-again.tsx';
import { NoteDeletion } from './note-deletion.tsx';
import { PhoneChange } from './phone-change.tsx';
import { Statement } from './statement.tsx';
import { UpcomingLoan } from './upcoming-loan.tsx';

const say = loanWords.customer;
type Customer = CallOutput<typeof getCustomer>;
type LoanRow = Customer['loans'][number] & { customerId: string };

const columns: readonly Column<LoanRow>[] = [
  {
    name: say.order,
    cell: ({ customerId, loanId, orderNumber }) => (
      <Link to="/customers/$customerId/loans/$loanId" params={{ customerId, loanId }}>
        {orderNumber}
      </Link>
    ),
  },
  { name: say.status, cell: standingWords },
  {
    name: say.principal,
    isNumber: true,
    cell: ({ principalCentavos }) => formatPesos(principalCentavos),
  },
  { name: say.due, cell: ({ dueOn }) => (dueOn === null ? '–' : formatDay(dueOn)) },
  {
    name: say.owed,
    isNumber: true,
    cell: owedWords,
  },
];

/** One customer, masked: loans, requests and the statement of account. */
export function CustomerScreen({ customerId }: { customerId: string }) {
  const opened = useQuery({
    queryKey: ['customer', customerId],
    queryFn: async () => valueOf(await call(getCustomer, { params: { customerId } })),
  });
  useTitle(say.title);
  return (
    <main>
      {opened.isPending ? <p aria-busy="true">{say.loading}</p> : null}
      {opened.error === null ? null : <p className="problem">{failureWords(opened.error)}</p>}
      {opened.data === undefined ? null : <CustomerBody customer={opened.data} />}
    </main>
  );
}

function failureWords(error: Error): string {
  return error instanceof Refusal && error.code === 'forbidden' ? loanWords.problems.forbidden : say.failed;
}

function CustomerBody({ customer }: { customer: Customer }) {
  const { customerId, nameMasked, phoneMasked, limitCentavos, createdAt, erasedAt, language } = customer;
  const { facebookBoundAt, installedAt } = customer;
  const facts = [
    [say.phone, phoneMasked],
    [say.limit, formatPesos(limitCentavos)],
    ...(facebookBoundAt === null ? [] : [[say.facebookRaised, formatInstant(facebookBoundAt)]]),
    ...(installedAt === null ? [] : [[say.homeScreenRaised, formatInstant(installedAt)]]),
    [say.since, formatInstant(createdAt)],
    [say.language, wordFor(say.languages, language)],
    ...(erasedAt === null ? [] : [[say.erased, formatInstant(erasedAt)]]),
  ];
  return (
    <>
      <PageHeading>{nameMasked}</PageHeading>
      <dl className="card pairs">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <AccountLock customer={customer} />
      <PhoneChange customer={customer} />
      {customer.isLogInBlocked ? <LetLogInAgain customerId={customerId} /> : null}
      {customer.upcomingLoan === null ? null : (
        <UpcomingLoan customerId={customerId} upcoming={customer.upcomingLoan} />
      )}
      <h2>{say.loans}</h2>
      <DataTable
        caption={say.loans}
        columns={columns}
        rows={customer.loans.map((loan) => ({ ...loan, customerId }))}
        rowKey={({ loanId }) => loanId}
        empty={say.noLoans}
      />
      <Applications customer={customer} />
      <IdentityCorrection customer={customer} />
      <h2>{loanWords.loan.requests}</h2>
      <RequestTable requests={customer.requests} />
      <NoteDeletion customer={customer} />
      <CustomerMessages customerId={customerId} isErased={erasedAt !== null} />
      <Coupons customerId={customerId} coupons={customer.coupons} />
      <Statement customerId={customerId} loans={customer.loans} />
      <AuditLogLink customerId={customerId} />
    </>
  );
}
