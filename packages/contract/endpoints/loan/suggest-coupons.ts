import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { centavosField } from '../../money.ts';
import { couponAnswer } from '../rewards/coupon-answer.ts';

/** Why a coupon does not serve for a payment. */
export const couponRefusals = [
  'COUPON_HELD',
  'COUPON_NOT_YET_VALID',
  'COUPON_WRONG_OCCASION',
  'COUPON_MINIMUM_NOT_REACHED',
  'COUPON_NOTHING_TO_DEDUCT',
  'COUPON_COVERS_PAYMENT',
] as const;

/** What each coupon in its days would make of a payment today; those that serve first, the best one before all. */
export const suggestCoupons = endpoint({
  name: 'suggestCoupons',
  method: 'GET',
  path: '/api/loans/:loanId/coupons',
  access: 'customer',
  params: v.strictObject({ loanId: uuidField }),
  /** A part may be any amount, and a coupon takes as much off it as off the whole. */
  query: v.strictObject({ kind: v.picklist(['full', 'due'], 'choice_required') }),
  output: v.strictObject({
    /** What is to be paid without a coupon. */
    paidOffCentavos: centavosField,
    coupons: v.array(
      v.strictObject({
        coupon: couponAnswer,
        deductionCentavos: centavosField,
        /** What is left to pay with it; null where it does not serve. */
        payCentavos: v.nullable(centavosField),
        refusal: v.nullable(v.picklist(couponRefusals)),
      }),
    ),
  }),
  errors: ['not_signed_in', 'session_ended', 'loan_not_repayable'],
});
