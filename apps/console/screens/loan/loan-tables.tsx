import { payoutFailures } from '@luwag/contract/payout-failures';
import { formatPesos } from '@luwag/contract/money';
import { formatDay, formatInstant } from '../../app/format.ts';
import { type Column, DataTable } from '../../components/data-table/data-table.tsx';
import { wordFor } from '../../messages/en-US.ts';
import { loanWords } from '../../messages/loan-words.ts';
import { providerName } from '../../messages/provider-names.ts';
import type { CustomerLoan, LoanFigures } from './customer-loan.ts';

const say = loanWords.loan;
const instantOr = (instant: string | null): string => (instant === null ? '–' : formatInstant(instant));

type ScheduleLine = LoanFigures['schedule'][number];

const isPaidBeforePlan = ({ number }: ScheduleLine): boolean => number === 0;

const scheduleColumns: readonly Column<ScheduleLine>[] = [
  { name: say.number, cell: (line) => (isPaidBeforePlan(line) ? say.paidBeforePlan : line.number) },
  { name: say.due, cell: (line) => (isPaidBeforePlan(line) ? '–' : formatDay(line.dueOn)) },
  {
    name: say.principal,
    isNumber: true,
    cell: ({ principalCentavos }) => formatPesos(principalCentavos),
  },
  { name: say.interest, isNumber: true, cell: ({ interestCentavos }) => formatPesos(interestCentavos) },
  { name: say.fees, isNumber: true, cell: ({ feeCentavos = 0 }) => formatPesos(feeCentavos) },
];

/** What is due when. */
export function ScheduleTable({ rows }: { rows: LoanFigures['schedule'] }) {
  return (
    <DataTable
      caption={say.schedule}
      columns={scheduleColumns}
      rows={rows}
      rowKey={({ number }) => String(number)}
      empty={say.noEntries}
    />
  );
}

const paymentColumns: readonly Column<CustomerLoan['payments'][number]>[] = [
  { name: say.reference, cell: ({ reference }) => reference },
  { name: loanWords.customer.status, cell: ({ status }) => loanWords.states[status] },
  { name: say.channel, cell: ({ channel }) => wordFor(loanWords.channels, channel) },
  {
    name: say.amount,
    isNumber: true,
    cell: ({ status, amountCentavos, receivedCentavos }) =>
      formatPesos(status === 'success' ? receivedCentavos : amountCentavos),
  },
  { name: say.asked, cell: ({ createdAt }) => formatInstant(createdAt) },
  { name: say.done, cell: ({ settledAt }) => instantOr(settledAt) },
];

/** Money that came in, or was announced. */
export function PaymentTable({ rows }: { rows: CustomerLoan['payments'] }) {
  return (
    <DataTable
      caption={say.payments}
      columns={paymentColumns}
      rows={rows}
      rowKey={({ paymentId }) => paymentId}
      empty={say.noPayments}
    />
  );
}

/** Plain words, with the code by which partner and reports name it; a code of old stands alone. */
function failureWords(code: string | null): string | null {
  if (code === null) return null;
  const known = payoutFailures.find((failure) => failure === code);
  return known === undefined ? code : `${loanWords.payoutFailures[known]} (${code})`;
}

const payoutColumns: readonly Column<CustomerLoan['payouts'][number]>[] = [
  { name: say.reference, cell: ({ reference }) => reference },
  {
    name: loanWords.customer.status,
    cell: ({ purpose, status, failureCode }) =>
      [loanWords.purposes[purpose], loanWords.states[status], failureWords(failureCode)]
        .filter(Boolean)
        .join(' · '),
  },
  { name: say.sentBy, cell: ({ provider }) => (provider === null ? say.nobodyYet : providerName(provider)) },
  { name: say.sentTo, cell: ({ institution, accountMasked }) => `${institution} ${accountMasked}` },
  { name: say.amount, isNumber: true, cell: ({ amountCentavos }) => formatPesos(amountCentavos) },
  { name: say.asked, cell: ({ requestedAt }) => formatInstant(requestedAt) },
  { name: say.done, cell: ({ completedAt }) => instantOr(completedAt) },
];

/** Money that went out: the loan's own and refunds. */
export function PayoutTable({ rows }: { rows: CustomerLoan['payouts'] }) {
  return (
    <DataTable
      caption={say.payouts}
      columns={payoutColumns}
      rows={rows}
      rowKey={({ reference }) => reference}
      empty={say.noPayouts}
    />
  );
}

const paperColumns: readonly Column<CustomerLoan['papers'][number]>[] = [
  { name: say.code, cell: ({ code }) => code },
  { name: say.papers, cell: ({ kind }) => wordFor(loanWords.paperKinds, kind) },
  { name: say.done, cell: ({ issuedAt }) => formatInstant(issuedAt) },
];

/** Papers that were handed out, by the code that proves them. */
export function PaperTable({ rows }: { rows: CustomerLoan['papers'] }) {
  return (
    <DataTable
      caption={say.papers}
      columns={paperColumns}
      rows={rows}
      rowKey={({ code }) => code}
      empty={say.noPapers}
    />
  );
}
