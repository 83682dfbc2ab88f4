import * as v from 'valibot';
import type { StaffRole } from '../../endpoint.ts';
import { lineField, uuidField } from '../../fields.ts';
import { typedCentavosField } from '../../money.ts';
import { couponInvalidReasons, couponKinds } from '../rewards/coupon-answer.ts';

/** What staff may give a coupon for; the product itself gives those of Easy Re-loan. */
export const staffCouponReasons = ['goodwill', 'complaint', 'ourMistake'] as const;
export const mostCouponCentavos = 500_000;
export const mostCouponDays = 365;

/** The reason, kept in the audit log. */
const reason = lineField('reason_required', 5, 200);

/** What staff may do with a customer's coupons. */
export const couponStep = v.variant(
  'kind',
  [
    v.strictObject({
      kind: v.literal('grant-coupon'),
      couponKind: v.picklist(couponKinds, 'choice_required'),
      couponReason: v.picklist(staffCouponReasons, 'choice_required'),
      deductionCentavos: v.pipe(
        typedCentavosField,
        v.minValue(1, 'amount_invalid'),
        v.maxValue(mostCouponCentavos, 'amount_invalid'),
      ),
      /** The amount borrowed or paid off from which it serves. */
      minimumAmountCentavos: typedCentavosField,
      /** Days on which it serves, today included. */
      validDays: v.pipe(
        v.number('days_invalid'),
        v.integer('days_invalid'),
        v.minValue(1, 'days_invalid'),
        v.maxValue(mostCouponDays, 'days_invalid'),
      ),
      reason,
    }),
    v.strictObject({
      kind: v.literal('invalidate-coupon'),
      couponId: uuidField,
      invalidReason: v.picklist(couponInvalidReasons, 'choice_required'),
      reason,
    }),
  ],
  'choice_required',
);
export type CouponStep = v.InferOutput<typeof couponStep>;

/** Roles that may take these steps; `approval-rules.ts` says which needs a second person. */
export const couponStepRoles = [
  'agent',
  'seniorReviewer',
  'finance',
  'admin',
] as const satisfies readonly StaffRole[];
