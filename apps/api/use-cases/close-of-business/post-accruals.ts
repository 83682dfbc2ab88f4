import { accrueTogether } from '@luwag/loan-engine/life/accrue-together';
import type { Decision as LoanDecision } from '@luwag/loan-engine/life/decision';
import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import { sumCentavos } from '@luwag/loan-engine/money/money';
import type { PostedAccruals } from '../../ports/close-of-business.ts';
import type { Changes, CustomerRow, LoanRow } from '../../ports/customer-store.ts';
import type { MessageRow } from '../../ports/message-repository.ts';
import type { Context } from '../context.ts';
import { changesOf } from '../ledger/record-decision.ts';
import { messageFor } from '../messages/message-for.ts';
import { type Decision, done, type Outcome, write } from '../write.ts';

export type AccrualContext = Pick<Context, 'store' | 'closes' | 'now' | 'randomness'>;
/** Few enough that a borrower who pays meanwhile waits some tens of milliseconds. */
const customersAtOnce = 1_000;
/** The database works on one while the next is asked for and sent. */
const chunksAtOnce = 2;

/**
 * Posts the charges of every active loan through a day. Many loans are posted by one statement; loans it does not know
 * (installments) by the engine, one by one. What a loan has been accrued through is kept with the loan, so this may be
 * cut off, run again or run twice at once: each loan-day is posted once.
 */
export async function postAccruals(context: AccrualContext, on: LocalDate): Promise<PostedAccruals> {
  const chunks = customersInChunks(context, on);
  const posted: PostedAccruals = { loans: 0, entries: 0 };
  const add = ({ loans, entries }: PostedAccruals): void => {
    posted.loans += loans;
    posted.entries += entries;
  };
  const work = async (): Promise<void> => {
    for await (const customerIds of chunks) {
      const firstEntryId = context.randomness.orderedUuid();
      add(await context.closes.postAccruals({ customerIds, on, recordedAt: context.now(), firstEntryId }));
    }
  };
  await Promise.all(Array.from({ length: chunksAtOnce }, work));
  for await (const customerIds of customersInChunks(context, on)) {
    for (const customerId of customerIds) add(await accrueByEngine(context, customerId, on));
  }
  return posted;
}

async function* customersInChunks(
  { closes }: AccrualContext,
  on: LocalDate,
): AsyncGenerator<readonly string[], void> {
  let last: string | null = null;
  for (;;) {
    const looked: Awaited<ReturnType<typeof closes.customersToAccrue>> = await closes.customersToAccrue(
      on,
      last,
      customersAtOnce,
    );
    ({ last } = looked);
    if (last === null) return;
    yield* looked.groups;
  }
}

/**
 * One customer by the way of every other write, with the credit they hold. One that is busy all the while waits for the next
 * close.
 */
export async function accrueByEngine(
  context: Pick<Context, 'store' | 'now' | 'randomness'>,
  customerId: string,
  on: LocalDate,
): Promise<PostedAccruals> {
  const accrued = await write(
    context,
    { caller: { kind: 'system', customerId }, parts: ['loans'] },
    ({ loans, customer }): Outcome<Decision<PostedAccruals>> => {
      const decided = accrueTogether(loans, on).flatMap((decision) => {
        const loan = loans.find(({ loanId }) => loanId === decision.loan.loanId);
        return loan === undefined ? [] : [{ loan, decision }];
      });
      const booked = decided.map(({ loan, decision }) => changesOf(context, loan, decision));
      const settled = decided.filter(({ decision }) => isSettledByCredit(decision));
      const changes: Changes = {
        loans: booked.flatMap((change) => change.loans),
        entries: booked.flatMap((change) => change.entries),
        messages: settled.flatMap(({ loan, decision }) => settledMessage(context, customer, loan, decision)),
        jobs: settled.length === 0 ? [] : [{ kind: 'reconcile-rewards', payload: { customerId } }],
      };
      const counted = decided.filter(({ loan: { status } }) => status === 'active').length;
      return done({ changes, answer: { loans: counted, entries: changes.entries?.length ?? 0 } });
    },
  );
  return accrued.ok ? accrued.value : { loans: 0, entries: 0 };
}

const isSettledByCredit = ({ events }: LoanDecision): boolean =>
  events.some(({ kind }) => kind === 'loan-settled');

/** Tells that the loan is paid in full, by credit that the borrower held. */
function settledMessage(
  context: Pick<Context, 'now' | 'randomness'>,
  customer: CustomerRow,
  { loanId, orderNumber }: LoanRow,
  { events }: LoanDecision,
): readonly MessageRow[] {
  const applied = events.flatMap((event) => (event.kind === 'credit-applied' ? [event.amountCentavos] : []));
  return messageFor(context, customer, {
    code: 'loanSettled',
    about: `${loanId} settled-by-credit`,
    facts: { loanId, orderNumber, amountCentavos: sumCentavos(applied), cause: 'credit' },
  });
}
