import type { Context } from '../context.ts';
import { type Decision, done, type Outcome, refused, write } from '../write.ts';

/** Ends a wish for a plan or a talk where its loan is no longer to be paid. Nothing was refused, so the borrower hears nothing. */
export function endRequests(
  context: Pick<Context, 'store' | 'now'>,
  { customerId, loanId }: { customerId: string; loanId: string },
): Promise<Outcome<null>> {
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: ['loans', 'requests'] },
    ({ loans, requests }): Outcome<Decision<null>> => {
      const loan = loans.find((row) => row.loanId === loanId);
      if (loan === undefined) return refused('not_found');
      const isOver = loan.status !== 'active';
      const ended = requests
        .filter((row) => isOver && row.loanId === loanId && row.kind === 'hardship' && row.status === 'open')
        .map((row) => ({
          ...row,
          status: 'withdrawn' as const,
          endedAt: context.now(),
          endedBy: 'loan-ended',
          reasonCode: 'LOAN_ENDED',
        }));
      return done({ changes: ended.length === 0 ? {} : { requests: ended }, answer: null });
    },
  );
}
