import { centavos } from '@luwag/loan-engine/money/money';
import type { CouponChoice } from '../../components/coupon-picker/coupon-picker.tsx';
import type { LoanWish } from '../../store/loan-wish.ts';
import type { Offer } from '../../store/use-offer.ts';
import { type AmountAndTerm, priceWish } from './offer-price.ts';
import { couponInForce, couponsFor, type CouponsForWish } from './suggested-coupons.ts';

const noCoupons: CouponsForWish = { serving: [], others: [] };

/** The wish's price, the coupon in force taken off. */
export function priceChosen(offer: Offer, wish: AmountAndTerm, choice: CouponChoice) {
  const plain = priceWish(offer, wish);
  const coupons = plain === null ? noCoupons : couponsFor(offer.coupons, plain);
  const used = couponInForce(choice, coupons);
  const price = used === null ? plain : priceWish(offer, wish, centavos(used.deductionCentavos));
  return { coupons, used, price };
}

export function chosenWish(offer: Offer, wish: AmountAndTerm, choice: CouponChoice): LoanWish {
  const { used } = priceChosen(offer, wish, choice);
  return { ...productOf(offer), ...wish, ...(used === null ? {} : { couponId: used.coupon.couponId }) };
}

/** The main product goes without saying, as it does in the API. */
function productOf({ product: { productId } }: Offer): Pick<LoanWish, 'productId'> {
  return productId === 'sub' ? { productId } : {};
}
