import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { dateField, uuidField } from '../../fields.ts';
import { centavosField } from '../../money.ts';
import { couponAnswer } from './coupon-answer.ts';

/** Every coupon the borrower was ever given, newest first, with what they could serve for today. */
export const listCoupons = endpoint({
  name: 'listCoupons',
  method: 'GET',
  path: '/api/coupons',
  access: 'customer',
  output: v.strictObject({
    today: dateField,
    coupons: v.array(couponAnswer),
    /** The most that can be borrowed now; null where no loan can be taken. */
    borrowing: v.nullable(v.strictObject({ mostCentavos: centavosField })),
    /** The loan that can be paid back now, with what settles it today; null where there is none. */
    repaying: v.nullable(v.strictObject({ loanId: uuidField, owedCentavos: centavosField })),
  }),
  errors: ['not_signed_in', 'session_ended'],
});
