import { done, type Decision, type Outcome, refused, write } from '../write.ts';
import type { Context } from '../context.ts';
import { overdueEvent } from '../loan-events.ts';

/** Tells that an installment was not paid by its day, by what is true now: of one that was paid since, nothing is told. */
export function tellOverdue(
  context: Pick<Context, 'store' | 'now'>,
  { customerId, loanId }: { customerId: string; loanId: string },
): Promise<Outcome<null>> {
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: ['loans'] },
    ({ loans }): Outcome<Decision<null>> => {
      const loan = loans.find((row) => row.loanId === loanId);
      if (loan === undefined) return refused('not_found');
      const event = overdueEvent(loan, context.now());
      return done({ changes: event === null ? {} : { loanEvents: [event] }, answer: null });
    },
  );
}
