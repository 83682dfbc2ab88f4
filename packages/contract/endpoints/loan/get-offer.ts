import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { dateField, instantField, wishedProductField } from '../../fields.ts';
import { centavosField } from '../../money.ts';
import { couponAnswer } from '../rewards/coupon-answer.ts';
import { paydaysAnswer } from './paydays-answer.ts';

/** The looks a product can be shown in. */
export const productThemes = [1, 2, 3] as const;

/** The product's terms as the browser needs them to price with the engine's quote door. */
export const productAnswer = v.strictObject({
  productId: v.string(),
  version: v.number(),
  minAmountCentavos: centavosField,
  maxAmountCentavos: centavosField,
  stepAmountCentavos: centavosField,
  minTermDays: v.number(),
  maxTermDays: v.number(),
  offeredTermDays: v.array(v.number()),
  /** Days from one installment to the next; null where one payment ends the term. */
  periodDays: v.nullable(v.number()),
  dailyInterestPpm: v.number(),
  serviceFeePpmPerDay: v.number(),
  creditReportFeeCentavos: centavosField,
  gstPpm: v.number(),
  gstBase: v.picklist(['serviceFee', 'allFees']),
  lateChargePpmPerDay: v.number(),
  penaltyFeeCentavos: centavosField,
  extensionDays: v.number(),
  extensionFeePpm: v.number(),
  maxExtensions: v.number(),
  maxOverdueDaysToExtend: v.number(),
  feesTiming: v.picklist(['upfront', 'at-repayment']),
  capScope: v.picklist(['covered-loans', 'all-loans']),
  /** The first one where none is named. */
  theme: v.optional(v.picklist(productThemes)),
});

/** What the borrower may borrow today of a product, with the terms to price it by. */
export const openOffer = v.strictObject({
  isOpen: v.literal(true),
  product: productAnswer,
  limitCentavos: centavosField,
  /** Day the money would go out; prices hold for this day. */
  today: dateField,
  payoutAccountMasked: v.string(),
  payoutInstitution: v.string(),
  /** Middle of the monthly income band, in centavos, for the affordability line; null where unknown. */
  monthlyIncomeCentavos: v.nullable(centavosField),
  /** Days on which the borrower is paid, through the longest term and a little beyond; null where unknown. */
  paydays: v.nullable(paydaysAnswer),
  /** What comes in on each of them, in centavos; null where it is not known. */
  paydayIncomeCentavos: v.nullable(centavosField),
  /** From when this browser may withdraw, where it is new since the approval. */
  newDeviceUntil: v.nullable(instantField),
  hasSignature: v.boolean(),
  /** Coupons in their days; which of them serve depends on the amount. */
  coupons: v.array(couponAnswer),
});
export type OpenOffer = v.InferOutput<typeof openOffer>;

/** Nothing can be borrowed of this product now: a state of the borrower, with its reason. */
export const closedOffer = v.strictObject({
  isOpen: v.literal(false),
  reason: v.picklist([
    'no_offer',
    'outstanding_loan',
    'product_not_open',
    'limit_below_least',
    'payout_account_not_reached',
  ]),
});
export type ClosedOffer = v.InferOutput<typeof closedOffer>;

/** Returns what the borrower may borrow today of a product, or why nothing. */
export const getOffer = endpoint({
  name: 'getOffer',
  method: 'GET',
  path: '/api/offer',
  access: 'customer',
  maintained: 'withdrawing',
  query: v.strictObject({ productId: wishedProductField }),
  output: v.variant('isOpen', [openOffer, closedOffer]),
  errors: ['not_signed_in', 'session_ended', 'withdrawing_closed'],
});
