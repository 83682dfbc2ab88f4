import { addDays, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { couponState } from '@luwag/loan-engine/rewards/coupon';
import type { Context } from '../context.ts';
import { messageFor } from '../messages/message-for.ts';
import { rewardParts, withRewards } from '../figures/with-rewards.ts';
import { type Decision, done, type Outcome, write } from '../write.ts';
import { isWritingTime } from '../messages/writing-time.ts';
import { couponReminderDays } from './reminder.ts';

/** Tells of a coupon that ends in a few days, unless it was used meanwhile or somebody wants to hear of no offers. */
export function remindOfCoupon(
  context: Pick<Context, 'store' | 'randomness' | 'now'>,
  { customerId, couponId, on }: { customerId: string; couponId: string; on: string },
): Promise<Outcome<null>> {
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: rewardParts },
    (loaded): Outcome<Decision<null>> => {
      const today = manilaDateOf(context.now());
      const coupon = withRewards(loaded, today).coupons.find((row) => row.couponId === couponId);
      const isMeant =
        today === on &&
        isWritingTime(context.now()) &&
        coupon?.validThroughOn === addDays(today, couponReminderDays) &&
        couponState(coupon, today) === 'available';
      if (!isMeant) return done({ changes: {}, answer: null });
      const { deductionCentavos, validThroughOn } = coupon;
      const messages = messageFor(context, loaded.customer, {
        code: 'couponExpiring',
        about: `${couponId} ${validThroughOn}`,
        facts: { couponId, amountCentavos: deductionCentavos, validThroughOn },
      });
      return done({ changes: messages.length === 0 ? {} : { messages }, answer: null });
    },
  );
}
