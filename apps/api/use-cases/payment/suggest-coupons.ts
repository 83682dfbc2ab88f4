import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import {
  couponRefusals,
  type suggestCoupons as endpoint,
} from '@luwag/contract/endpoints/loan/suggest-coupons';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { couponState } from '@luwag/loan-engine/rewards/coupon';
import type { LoanRow } from '../../ports/customer-store.ts';
import type { CouponRow } from '../../ports/rows-around-loan.ts';
import type { Context } from '../context.ts';
import { viewUnusedCoupon } from '../figures/coupon-view.ts';
import { rewardParts, withRewards } from '../figures/with-rewards.ts';
import { type Caller, done, type Outcome, read, refused } from '../write.ts';
import {
  askedAmount,
  couponsForLoan,
  type CouponedWish,
  payWithCoupon,
} from '../figures/coupon-of-payment.ts';

type Answer = CallOutput<typeof endpoint>;
type Suggested = Answer['coupons'][number];

/** Which coupon serves best for a payment today, and why the others do not. */
export async function suggestCoupons(
  context: Pick<Context, 'store' | 'now'>,
  caller: Caller,
  loanId: string,
  { kind }: ParsedInput<typeof endpoint>['query'],
): Promise<Outcome<Answer>> {
  const before = await read(context, caller, rewardParts);
  if (!before.ok) return before;
  const now = context.now();
  const today = manilaDateOf(now);
  const loaded = withRewards(before.value, today);
  const loan = loaded.loans.find((row) => row.loanId === loanId);
  if (loan === undefined) return refused('not_found');
  const paidOffCentavos = askedAmount(loan, kind, today);
  if (paidOffCentavos === null) return refused('loan_not_repayable');
  const wish = { kind, paidOffCentavos, today };
  const coupons = couponsForLoan(loaded, now, loanId)
    .filter((coupon) => couponState(coupon, today) === 'available')
    .map((coupon) => suggestionOf(loan, coupon, wish))
    .toSorted(bestFirst);
  return done({ paidOffCentavos, coupons });
}

function suggestionOf(loan: LoanRow, coupon: CouponRow, wish: CouponedWish): Suggested {
  const priced = payWithCoupon(loan, coupon, wish);
  return {
    coupon: viewUnusedCoupon(coupon, wish.today),
    deductionCentavos: priced.ok ? priced.value.deductionCentavos : 0,
    payCentavos: priced.ok ? priced.value.payCentavos : null,
    refusal: priced.ok
      ? null
      : (couponRefusals.find((code) => code === priced.code) ?? 'COUPON_NOTHING_TO_DEDUCT'),
  };
}

/** As the engine suggests: what takes most off, then what ends first, then the smaller one, so that nothing is wasted. */
function bestFirst(left: Suggested, right: Suggested): number {
  return (
    right.deductionCentavos - left.deductionCentavos ||
    left.coupon.validThroughOn.localeCompare(right.coupon.validThroughOn) ||
    left.coupon.deductionCentavos - right.coupon.deductionCentavos
  );
}
