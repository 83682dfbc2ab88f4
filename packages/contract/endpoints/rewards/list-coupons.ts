import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { dateField } from '../../fields.ts';
import { couponAnswer } from './coupon-answer.ts';

/** Every coupon the borrower was ever given, newest first. */
export const listCoupons = endpoint({
  name: 'listCoupons',
  method: 'GET',
  path: '/api/coupons',
  access: 'customer',
  output: v.strictObject({ today: dateField, coupons: v.array(couponAnswer) }),
  errors: ['not_signed_in', 'session_ended'],
});
