import type { CallOutput } from '@luwag/contract/endpoint';
import type { listCoupons as endpoint } from '@luwag/contract/endpoints/rewards/list-coupons';
import { type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { mostLoanable } from '@luwag/loan-engine/rewards/scheduled-loan';
import { mainProductId } from '../../ports/product-list.ts';
import type { Context } from '../context.ts';
import { checkOffer } from '../loan/offer.ts';
import { askedAmount, couponsForLoan } from '../figures/coupon-of-payment.ts';
import { type Caller, done, type Loaded, type Outcome, read } from '../write.ts';
import { viewCoupon } from '../figures/coupon-view.ts';
import { rewardParts, withRewards } from '../figures/with-rewards.ts';

type Answer = CallOutput<typeof endpoint>;

/** Every coupon of the customer's own, and what it could be used on today. */
export async function listCoupons(
  context: Pick<Context, 'store' | 'now' | 'products'>,
  caller: Caller,
): Promise<Outcome<Answer>> {
  const loaded = await read(context, caller, [...rewardParts, 'entries', 'applications']);
  if (!loaded.ok) return loaded;
  const today = manilaDateOf(context.now());
  const coupons = couponsForLoan(withRewards(loaded.value, today), context.now(), null);
  return done({
    today,
    coupons: coupons.map((coupon) => viewCoupon(coupon, loaded.value, today)),
    borrowing: borrowingNow(context, loaded.value, today),
    repaying: repayingNow(loaded.value, today),
  });
}

function borrowingNow(
  { products }: Pick<Context, 'products'>,
  loaded: Loaded<'loans' | 'applications'>,
  today: LocalDate,
): Answer['borrowing'] {
  const product = products.inForce(mainProductId, today);
  if (!checkOffer(loaded, product).ok) return null;
  return { mostCentavos: mostLoanable(product, loaded.customer.limitCentavos) };
}

function repayingNow({ loans }: Loaded<'loans'>, today: LocalDate): Answer['repaying'] {
  const loan = loans.find(({ status }) => status === 'active');
  const owedCentavos = loan === undefined ? null : askedAmount(loan, 'full', today);
  return loan === undefined || owedCentavos === null ? null : { loanId: loan.loanId, owedCentavos };
}
