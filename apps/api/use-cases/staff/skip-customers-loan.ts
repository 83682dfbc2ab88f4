import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { skipCustomersLoan as endpoint } from '@luwag/contract/endpoints/staff/skip-customers-loan';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Staff } from '../approval/approval.ts';
import type { Context } from '../context.ts';
import { rewardParts, withRewards } from '../figures/with-rewards.ts';
import { messageFor } from '../messages/message-for.ts';
import { leaveOut, type ScheduledLoanSubject, upcomingOf } from '../rewards/leave-out.ts';
import { type Decision, done, type Outcome, refused, write } from '../write.ts';

type Answer = CallOutput<typeof endpoint>;

/** Skips a scheduled loan as its borrower would, on what they say on the phone. Who did it and why is kept, and the borrower is told. */
export function skipCustomersLoan(
  context: Pick<Context, 'store' | 'randomness' | 'now'>,
  { staffId }: Staff,
  { customerId, scheduledLoanId }: ScheduledLoanSubject,
  { proof, reason }: ParsedInput<typeof endpoint>['body'],
): Promise<Outcome<Answer>> {
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: rewardParts },
    (before): Outcome<Decision<Answer>> => {
      const at = context.now();
      const answer = { status: 'skipped' } as const;
      const loaded = withRewards(before, manilaDateOf(at));
      const known = loaded.scheduledLoans.find((row) => row.scheduledLoanId === scheduledLoanId);
      if (known === undefined) return refused('not_found');
      if (known.status === 'skipped') return done({ changes: {}, answer });
      const row = upcomingOf(loaded, known);
      if (row === undefined) return refused('scheduled_loan_over');
      const audit = { auditId: context.randomness.orderedUuid(), at, staffId, customerId };
      const { amountCentavos } = row;
      return done({
        changes: {
          ...leaveOut(context, before, loaded, row, null),
          audits: [
            {
              ...audit,
              subjectId: scheduledLoanId,
              action: 'scheduled-loan-skipped',
              detail: { proof, reason },
              before: { status: row.status },
              after: answer,
            },
          ],
          messages: messageFor(context, loaded.customer, {
            code: 'scheduledLoanLeftOut',
            about: scheduledLoanId,
            facts: { scheduledLoanId, amountCentavos },
          }),
        },
        answer,
      });
    },
  );
}
