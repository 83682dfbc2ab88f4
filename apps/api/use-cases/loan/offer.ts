import type { ProductId } from '@luwag/contract/fields';
import type { BookLoanRefusal } from '@luwag/loan-engine/life/book-loan';
import { isOutstanding } from '@luwag/loan-engine/loan/loan-status';
import { type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import type { LoanProduct } from '@luwag/loan-engine/pricing/loan-product';
import { checkProductOpening } from '@luwag/loan-engine/loan/product-opening';
import {
  feesOf,
  quote,
  type Quote,
  type QuoteRefusal,
  type QuoteRequest,
} from '@luwag/loan-engine/pricing/quote';
import { mostLoanable } from '@luwag/loan-engine/rewards/scheduled-loan';
import { couponDeduction } from '@luwag/loan-engine/rewards/coupon';
import type { CustomerSnapshot } from '../../ports/customer-store.ts';
import { mainProductId } from '../../ports/product-list.ts';
import type { CouponRow } from '../../ports/rows-around-loan.ts';
import type { Context } from '../context.ts';
import { couponsForLoan } from '../figures/coupon-of-payment.ts';
import { done, type Loaded, type Outcome, refused } from '../write.ts';

/** What a borrower asks for. */
export type LoanWish = {
  productId: ProductId;
  amountCentavos: number;
  termDays: number;
  couponId?: string | undefined;
};

export type OfferQuote = { quote: Quote; today: LocalDate; coupon: CouponRow | null };

type OfferCheck = { ok: true } | { ok: false; code: 'outstanding_loan' | 'no_offer' | 'product_not_open' };

/** All that a loan is priced on. */
type OfferPart = 'loans' | 'applications' | 'payments' | 'coupons';

/** Whether this customer may take a loan of this product today, and if not, why. */
export function checkOffer(loaded: Loaded<'loans' | 'applications'>, product: LoanProduct): OfferCheck {
  if (loaded.loans.some((loan) => isOutstanding(loan.status))) {
    return { ok: false, code: 'outstanding_loan' };
  }
  if (!hasOffer(loaded)) return { ok: false, code: 'no_offer' };
  return checkProductOpening(product, loaded.loans).ok
    ? { ok: true }
    : { ok: false, code: 'product_not_open' };
}

/** Whether this customer was found good for a limit, whatever loan is still open. */
export function hasOffer(loaded: Loaded<'applications'>): boolean {
  return latestApplication(loaded)?.status === 'approved' && loaded.customer.limitCentavos > 0;
}

/** Whether something can be borrowed of that limit: the smallest loan of the main product may have become larger. */
export function hasUsableOffer(
  { products, now }: Pick<Context, 'products' | 'now'>,
  loaded: Loaded<'applications'>,
): boolean {
  const product = products.inForce(mainProductId, manilaDateOf(now()));
  return hasOffer(loaded) && mostLoanable(product, loaded.customer.limitCentavos) > 0;
}

/** Prices a loan for this customer on this day, within the customer's limit and with the coupon they chose. */
export function quoteWithinOffer(
  loaded: Loaded<OfferPart>,
  product: LoanProduct,
  now: number,
  wish: LoanWish,
): Outcome<OfferQuote> {
  const offer = checkOffer(loaded, product);
  if (!offer.ok) return offer;
  const { limitCentavos } = loaded.customer;
  if (wish.amountCentavos > limitCentavos) {
    return refused('amount_over_limit', { largestAllowedCentavos: limitCentavos });
  }
  const today = manilaDateOf(now);
  const { termDays } = wish;
  const request = { amountCentavos: centavos(wish.amountCentavos), termDays, disbursedOn: today };
  const priced = quote(product, request);
  if (!priced.ok) return refused(codeOfRefusal(priced.code));
  if (wish.couponId === undefined) return done({ quote: priced.value, today, coupon: null });
  return quoteWithCoupon(loaded, now, product, request, priced.value, wish.couponId);
}

function quoteWithCoupon(
  loaded: Loaded<'loans' | 'payments' | 'coupons'>,
  now: number,
  product: LoanProduct,
  request: QuoteRequest,
  plain: Quote,
  couponId: string,
): Outcome<OfferQuote> {
  const coupon = couponsForLoan(loaded, now, null).find((row) => row.couponId === couponId);
  if (coupon === undefined) return refused('coupon_not_usable');
  const deduction = couponDeduction(coupon, couponUse(coupon.customerId, plain));
  if (!deduction.ok) return refused('coupon_not_usable');
  const priced = quote(product, { ...request, couponCentavos: deduction.value });
  if (!priced.ok) return refused(codeOfRefusal(priced.code));
  return done({ quote: priced.value, today: request.disbursedOn, coupon });
}

/** A withdrawal as a coupon sees it: it is taken off the fees as they are without one. */
export function couponUse(customerId: string, priced: Quote) {
  return {
    customerId,
    occasion: 'withdrawal',
    on: priced.disbursedOn,
    amountCentavos: priced.amountCentavos,
    chargesCentavos: feesOf(priced),
  } as const;
}

/** The newest application, or undefined before the first. */
export function latestApplication({
  applications,
}: Pick<CustomerSnapshot, 'applications'>): CustomerSnapshot['applications'][number] | undefined {
  return applications[0];
}

/** The API's code for what the engine does not price. */
export function codeOfRefusal(
  code: QuoteRefusal,
): 'amount_not_offered' | 'term_not_offered' | 'cost_cap_exceeded' {
  if (code.startsWith('AMOUNT')) return 'amount_not_offered';
  return code.startsWith('TERM') ? 'term_not_offered' : 'cost_cap_exceeded';
}

/** The API's code for a loan the engine does not book. */
export function codeOfBooking(
  code: BookLoanRefusal,
): ReturnType<typeof codeOfRefusal> | 'quote_changed' | 'cost_cap_exceeded_together' {
  if (code === 'CAP_SPLITTING') return 'cost_cap_exceeded_together';
  return code === 'QUOTE_CHANGED' || code === 'QUOTE_PRODUCT_MISMATCH'
    ? 'quote_changed'
    : codeOfRefusal(code);
}
