import { accrueThrough } from '@luwag/loan-engine/life/accrual';
import { waivableCharges, waiveCharges } from '@luwag/loan-engine/life/waive-charges';
import type { JournalEntry } from '@luwag/loan-engine/ledger/posting';
import {
  addDays,
  daysBetween,
  type LocalDate,
  manilaDateOf,
  startOfDayMs,
} from '@luwag/loan-engine/money/local-date';
import { minCentavos, sumCentavos, zeroCentavos } from '@luwag/loan-engine/money/money';
import type { LoanRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { changesOf } from '../ledger/record-decision.ts';
import { messageFor } from '../messages/message-for.ts';
import { type Decision, done, type Outcome, refused, write } from '../write.ts';

type ClosedDayContext = Pick<Context, 'store' | 'maintenance' | 'randomness' | 'now'>;

const reason = 'channel-failed';
/** A server that was away for longer has more to make good than this. */
const mostDaysBack = 7;

/**
 * Lets go of what the day after a due date charged for being late, where staff had closed paying on the due date: the agreement says that
 * then nothing is owed for that time. Done again, it lets go of nothing more.
 */
export async function letGoOfClosedDay(
  context: ClosedDayContext,
  { customerId, loanId }: { customerId: string; loanId: string },
): Promise<Outcome<null>> {
  // Most nights nothing was closed, and no loan is read.
  const today = manilaDateOf(context.now());
  const [fromAt, untilAt] = [startOfDayMs(addDays(today, -mostDaysBack)), startOfDayMs(today)];
  if (!(await context.maintenance.wasClosed('paying', fromAt, untilAt))) return done(null);
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: ['loans', 'entries'] },
    async (loaded): Promise<Outcome<Decision<null>>> => {
      const loan = loaded.loans.find((row) => row.loanId === loanId);
      if (loan === undefined) return refused('not_found');
      const nothing = done({ changes: {}, answer: null });
      const on = manilaDateOf(context.now());
      const accrued = accrueThrough(loan, on);
      const entries = [...loaded.entries.filter((row) => row.loanId === loanId), ...accrued.entries];
      const days = await closedDueDays(context, loan, entries, on);
      const charged = (kind: JournalEntry['kind']) =>
        sumCentavos(
          entries
            .filter(
              (entry) => entry.kind === kind && days.some((day) => entry.businessOn === addDays(day, 1)),
            )
            .flatMap(({ postings }) => postings)
            .map(({ amountCentavos }) => (amountCentavos > 0 ? amountCentavos : zeroCentavos)),
        );
      const most = waivableCharges(accrued.loan);
      const charges = {
        interestCentavos: zeroCentavos,
        lateChargeCentavos: minCentavos(charged('late-charge-accrued'), most.lateChargeCentavos),
        penaltyFeeCentavos: minCentavos(charged('penalty-fee-accrued'), most.penaltyFeeCentavos),
        feeCentavos: zeroCentavos,
      };
      // Nothing was charged, or all of it is paid.
      const decided = waiveCharges(loan, { on, charges, reason });
      if (!decided.ok) return nothing;
      const { orderNumber } = loan;
      return done({
        changes: {
          ...changesOf(context, loan, decided.value),
          messages: messageFor(context, loaded.customer, {
            code: 'loanChanged',
            about: `${loanId} ${reason} ${on}`,
            facts: { loanId, orderNumber, change: 'waiveCharges' },
          }),
          ...(decided.value.loan.status === 'active'
            ? {}
            : { jobs: [{ kind: 'reconcile-rewards', payload: { customerId } }] }),
        },
        answer: null,
      });
    },
  );
}

/** The last due dates of a loan on which paying was closed, and for which nothing was let go yet. */
async function closedDueDays(
  { maintenance }: Pick<Context, 'maintenance'>,
  { schedule }: LoanRow,
  entries: readonly JournalEntry[],
  today: LocalDate,
): Promise<readonly LocalDate[]> {
  const closed: LocalDate[] = [];
  for (const { dueOn } of schedule) {
    const daysBack = daysBetween(dueOn, today);
    if (daysBack < 1 || daysBack > mostDaysBack) continue;
    const isLetGo = entries.some(
      ({ kind, reference, businessOn }) =>
        kind === 'charges-waived' && reference === reason && businessOn > dueOn,
    );
    const [fromAt, untilAt] = [startOfDayMs(dueOn), startOfDayMs(addDays(dueOn, 1))];
    if (!isLetGo && (await maintenance.wasClosed('paying', fromAt, untilAt))) closed.push(dueOn);
  }
  return closed;
}
