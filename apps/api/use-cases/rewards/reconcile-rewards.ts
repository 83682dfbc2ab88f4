import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { type Decision, done, type Outcome, write } from '../write.ts';
import { newScheduledLoan, type ReloanContext, reloanParts } from './plan-next-loan.ts';
import { offersAfterLoan } from './offers-after-loan.ts';
import { changedRewards, withRewards } from '../figures/with-rewards.ts';

/** After a loan ended or a payout failed: keeps what became of coupons and chain, and schedules the next loan where one follows. */
export function reconcileRewards(
  context: ReloanContext,
  { customerId }: { customerId: string },
): Promise<Outcome<null>> {
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: reloanParts },
    (before): Outcome<Decision<null>> => {
      const loaded = withRewards(before, manilaDateOf(context.now()));
      const next = newScheduledLoan(context, loaded);
      const offers = next === null ? offersAfterLoan(context, loaded) : [];
      const changes = {
        ...changedRewards(before, loaded),
        ...(next === null ? {} : { scheduledLoans: [next] }),
        ...(offers.length === 0 ? {} : { messages: offers }),
      };
      return done({ changes, answer: null });
    },
  );
}
