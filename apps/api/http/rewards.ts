import type { Context } from '../use-cases/context.ts';
import { listCoupons } from '../use-cases/rewards/list-coupons.ts';
import type { Handlers } from './handler.ts';

type RewardHandlers = Pick<Handlers, 'listCoupons'>;

/** Coupons and Easy Re-loan. */
export function rewardHandlers(context: Context): RewardHandlers {
  return {
    listCoupons: (_input, { caller }) => listCoupons(context, caller),
  };
}
