import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { listLateLoans as endpoint, Lateness } from '@luwag/contract/endpoints/staff/list-late-loans';
import { adjustmentsOf } from '@luwag/loan-engine/loan/loan-adjustments';
import { addDays, type LocalDate, localDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { CustomerSnapshot, LoanRow } from '../../ports/customer-store.ts';
import type { LateDays, LateLoan } from '../../ports/directory.ts';
import type { RequestRow } from '../../ports/rows-around-loan.ts';
import type { Context } from '../context.ts';
import { maskedName } from '../customer-data/masked-person.ts';
import { viewLoan } from '../figures/loan-view.ts';
import { isoInstant } from '../iso-instant.ts';
import { done, type Outcome } from '../write.ts';
import { loanFiguresOf } from './loan-figures.ts';

type Answer = CallOutput<typeof endpoint>;
type Owned = Pick<CustomerSnapshot, 'sections' | 'loans' | 'payouts' | 'payments' | 'requests'>;

const mostLoans = 50;
const firstDay = localDate('1900-01-01');
const daysOf: Readonly<Record<Lateness, { least: number; most: number | null }>> = {
  '1-7': { least: 1, most: 7 },
  '8-30': { least: 8, most: 30 },
  '31-90': { least: 31, most: 90 },
  'over-90': { least: 91, most: null },
};

/** Late loans, those late for longest first, each with the figures that its own page shows. */
export async function listLateLoans(
  context: Pick<Context, 'store' | 'directory' | 'supportMessageRepository' | 'personalData' | 'now'>,
  { lateness, limit = mostLoans, after }: ParsedInput<typeof endpoint>['query'],
): Promise<Outcome<Answer>> {
  const now = context.now();
  const days = lateDays(lateness, manilaDateOf(now));
  const [late, lateCount] = await Promise.all([
    context.directory.lateLoans({
      ...days,
      after: after === undefined ? null : placeOf(after),
      most: limit,
    }),
    context.directory.countLateLoans(days),
  ]);
  const complaining = await context.supportMessageRepository.withOpenComplaint(
    late.map(({ customerId }) => customerId),
  );
  const loans = await Promise.all(
    late.map(async ({ customerId, loanId }) => {
      const parts = ['sections', 'loans', 'payouts', 'payments', 'requests'] as const;
      const owned = await context.store.load({ customerId, parts });
      const loan = owned.loans.find((row) => row.loanId === loanId);
      const hasComplaint = complaining.has(customerId);
      return loan === undefined
        ? []
        : viewLateLoan(context, owned, loan, now).map((row) => ({ ...row, hasComplaint }));
    }),
  );
  const last = late.length < limit ? undefined : late.at(-1);
  return done({
    asOf: isoInstant(now),
    lateCount,
    loans: loans.flat(),
    next: last === undefined ? null : `${last.nextDueOn}_${last.loanId}`,
  });
}

function lateDays(lateness: Lateness | undefined, today: LocalDate): LateDays {
  const { least, most } = lateness === undefined ? { least: 1, most: null } : daysOf[lateness];
  return {
    fromOn: most === null ? firstDay : addDays(today, -most),
    throughOn: addDays(today, -least),
  };
}

function placeOf(after: string): Pick<LateLoan, 'nextDueOn' | 'loanId'> {
  const [nextDueOn = '', loanId = ''] = after.split('_');
  return { nextDueOn: localDate(nextDueOn), loanId };
}

/** One that was paid since the list was read is late no more. */
function viewLateLoan(
  { personalData }: Pick<Context, 'personalData'>,
  owned: Owned,
  loan: LoanRow,
  now: number,
): Omit<Answer['loans'][number], 'hasComplaint'>[] {
  const { dueState, dueOn, dueCentavos, receivedPayments } = viewLoan(loan, owned, now);
  if (dueState.kind !== 'overdue' || dueOn === null) return [];
  const { owedCentavos } = loanFiguresOf(loan, manilaDateOf(now));
  return [
    {
      customerId: loan.customerId,
      loanId: loan.loanId,
      orderNumber: loan.orderNumber,
      nameMasked: maskedName(personalData, owned),
      daysLate: dueState.days,
      lateSinceOn: dueOn,
      dueNowCentavos: dueCentavos ?? owedCentavos,
      owedCentavos,
      hasPlan: adjustmentsOf(loan).restructure !== undefined,
      openRequest: openRequestOf(owned.requests, loan.loanId),
      lastPaidOn: receivedPayments[0]?.on ?? null,
    },
  ];
}

function openRequestOf(requests: readonly RequestRow[], loanId: string): 'plan' | 'talk' | null {
  const open = requests.find(
    (row) => row.loanId === loanId && row.kind === 'hardship' && row.status === 'open',
  );
  if (open === undefined) return null;
  return open.details['wish'] === 'plan' ? 'plan' : 'talk';
}
