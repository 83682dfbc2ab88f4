import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { couponStep, couponStepRoles } from './coupon-step.ts';

/** Gives a customer a coupon or takes one back; a large one waits for a second person. */
export const changeCoupon = endpoint({
  name: 'changeCoupon',
  method: 'POST',
  path: '/api/staff/customers/:customerId/coupons',
  access: 'staff',
  roles: couponStepRoles,
  needsIdempotencyKey: true,
  params: v.strictObject({ customerId: uuidField }),
  body: couponStep,
  output: v.strictObject({ outcome: v.picklist(['done', 'waits-for-second-person']) }),
  errors: [
    'not_signed_in',
    'forbidden',
    'idempotency_key_required',
    'idempotency_key_reused',
    'busy_try_again',
    'loan_action_refused',
    'staff_day_limit_reached',
  ],
});
