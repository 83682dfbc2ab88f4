import type { CallOutput, ParsedInput } from '@luwag/contract/endpoint';
import type { getOffer as endpoint } from '@luwag/contract/endpoints/loan/get-offer';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { couponState } from '@luwag/loan-engine/rewards/coupon';
import { mostLoanable } from '@luwag/loan-engine/rewards/scheduled-loan';
import type { Context } from '../context.ts';
import { deviceWaitsUntil } from '../session/device-trust.ts';
import { isoInstant } from '../iso-instant.ts';
import { isOffered, payoutAccountOf } from '../customer-data/payout-account.ts';
import { couponsForLoan } from '../figures/coupon-of-payment.ts';
import { viewSoldProduct } from '../product/sold-product.ts';
import { viewUnusedCoupon } from '../figures/coupon-view.ts';
import { rewardParts, withRewards } from '../figures/with-rewards.ts';
import { sectionValues } from '../customer-data/section-values.ts';
import { type Caller, done, type Outcome, read } from '../write.ts';
import { checkOffer } from './offer.ts';
import { monthlyIncomeCentavosOf, paydayIncomeCentavosOf } from './monthly-income.ts';
import { paydaysAhead } from './paydays.ts';

/** Days of paydays after the longest term, so that its last due date has a payday to compare with. */
const daysBeyondTerm = 7;

/** Returns what this customer may borrow of a product today with the terms to price it by, or why nothing. */
export async function getOffer(
  context: Pick<Context, 'store' | 'now' | 'personalData' | 'products' | 'institutions'>,
  caller: Caller,
  { productId }: ParsedInput<typeof endpoint>['query'],
  device: string | null,
): Promise<Outcome<CallOutput<typeof endpoint>>> {
  const loaded = await read(context, caller, ['applications', 'sections', 'signatures', ...rewardParts]);
  if (!loaded.ok) return loaded;
  const { personalData, institutions } = context;
  const today = manilaDateOf(context.now());
  const product = context.products.inForce(productId, today);
  const offer = checkOffer(loaded.value, product);
  if (!offer.ok) return done({ isOpen: false, reason: offer.code });
  const { limitCentavos } = loaded.value.customer;
  if (mostLoanable(product, limitCentavos) === 0) return done({ isOpen: false, reason: 'limit_below_least' });
  const account = payoutAccountOf(personalData, loaded.value);
  if (account === null) return done({ isOpen: false, reason: 'no_offer' });
  const { institutionCode } = account.destination;
  if (!isOffered(institutions, account)) return done({ isOpen: false, reason: 'payout_account_not_reached' });
  const waitsUntil = deviceWaitsUntil(context, loaded.value, device);
  const work = sectionValues(personalData, loaded.value, 'work');
  const paydays = paydaysAhead(work, today, product.maxTermDays + daysBeyondTerm);
  return done({
    isOpen: true,
    product: viewSoldProduct(product),
    limitCentavos,
    today,
    payoutAccountMasked: account.masked,
    payoutInstitution: institutions.find(institutionCode)?.name ?? institutionCode,
    monthlyIncomeCentavos: monthlyIncomeCentavosOf(work),
    paydays,
    paydayIncomeCentavos: paydayIncomeCentavosOf(work, paydays),
    newDeviceUntil: waitsUntil === null ? null : isoInstant(waitsUntil),
    hasSignature: loaded.value.signatures.length > 0,
    coupons: couponsForLoan(withRewards(loaded.value, today), context.now(), null)
      .filter((coupon) => couponState(coupon, today) === 'available')
      .map((coupon) => viewUnusedCoupon(coupon, today)),
  });
}
