import * as v from 'valibot';
import { dateField, uuidField } from '../../fields.ts';
import { centavosField } from '../../money.ts';

export const couponKinds = ['cash', 'platform', 'withdrawal', 'repayment'] as const;
export const couponStates = ['available', 'used', 'expired', 'invalid'] as const;
/** What a coupon may be given for; screens and the console have words for each. */
export const couponReasons = ['easyReloan', 'goodwill', 'complaint', 'ourMistake', 'installed'] as const;
export type CouponReason = (typeof couponReasons)[number];
/** Why the lender takes a coupon back. */
export const couponInvalidReasons = ['givenByMistake', 'termsNotKept', 'replaced'] as const;
export type CouponInvalidReason = (typeof couponInvalidReasons)[number];

/** A coupon as its owner is shown it. */
export const couponAnswer = v.strictObject({
  couponId: uuidField,
  kind: v.picklist(couponKinds),
  state: v.picklist(couponStates),
  reason: v.picklist(couponReasons),
  deductionCentavos: centavosField,
  /** Amount borrowed or paid from which it serves; 0 where there is no such condition. */
  minimumAmountCentavos: centavosField,
  validFromOn: dateField,
  /** The last day on which it serves. */
  validThroughOn: dateField,
  usedOn: v.nullable(dateField),
  invalidatedOn: v.nullable(dateField),
  invalidReason: v.nullable(v.picklist(couponInvalidReasons)),
  /** A payment under way was promised it; it comes back when that payment fails or runs out of time. */
  isHeld: v.boolean(),
  /** The loan it was used on, by the number people know. */
  usedForOrderNumber: v.nullable(v.string()),
  /** What it took off the fees or charges of that loan. */
  savedCentavos: v.nullable(centavosField),
});
export type CouponAnswer = v.InferOutput<typeof couponAnswer>;
