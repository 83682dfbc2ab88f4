import type { CallOutput } from '@luwag/contract/endpoint';
import type { listCoupons as endpoint } from '@luwag/contract/endpoints/rewards/list-coupons';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Context } from '../context.ts';
import { type Caller, done, type Outcome, read } from '../write.ts';
import { viewCoupon } from './coupon-view.ts';
import { couponsForLoan } from '../payment/coupon-of-payment.ts';
import { rewardParts, withRewards } from './with-rewards.ts';

/** Every coupon of the customer's own, newest first. */
export async function listCoupons(
  context: Pick<Context, 'store' | 'now'>,
  caller: Caller,
): Promise<Outcome<CallOutput<typeof endpoint>>> {
  const loaded = await read(context, caller, [...rewardParts, 'entries']);
  if (!loaded.ok) return loaded;
  const today = manilaDateOf(context.now());
  const coupons = couponsForLoan(withRewards(loaded.value, today), context.now(), null);
  return done({ today, coupons: coupons.map((coupon) => viewCoupon(coupon, loaded.value, today)) });
}
