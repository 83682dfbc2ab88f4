import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { dateField, instantField, uuidField } from '../../fields.ts';
import { centavosField } from '../../money.ts';
import { loanSummary } from '../loan/loan-answer.ts';
import { couponAnswer } from '../rewards/coupon-answer.ts';
import { applicationSummary } from './application-summary.ts';
import { customerRoles } from './loan-action.ts';
import { staffRequest } from './request-answer.ts';

/** One customer, masked, with all their loans and requests. Opening it is written to the audit log. */
export const getCustomer = endpoint({
  name: 'getCustomer',
  method: 'GET',
  path: '/api/staff/customers/:customerId',
  access: 'staff',
  roles: customerRoles,
  params: v.strictObject({ customerId: uuidField }),
  output: v.strictObject({
    customerId: uuidField,
    nameMasked: v.string(),
    phoneMasked: v.string(),
    language: v.string(),
    createdAt: instantField,
    /** Since when the person behind this id is erased. */
    erasedAt: v.nullable(instantField),
    limitCentavos: centavosField,
    /** Since when a bound Facebook username raises the limit. */
    facebookBoundAt: v.nullable(instantField),
    /** Since when the icon on the home screen raises the limit. */
    installedAt: v.nullable(instantField),
    /** Whether this number gets no code before staff let it log in again. */
    isLogInBlocked: v.boolean(),
    /** Since when staff have the account locked; null where it is not. */
    lockedAt: v.nullable(instantField),
    reapplyOn: v.nullable(dateField),
    /** Newest first. */
    applications: v.array(applicationSummary),
    /** The next loan of Easy Re-loan, while it may still be skipped. */
    upcomingLoan: v.nullable(
      v.strictObject({ scheduledLoanId: uuidField, amountCentavos: centavosField, sendAt: instantField }),
    ),
    loans: v.array(loanSummary),
    requests: v.array(staffRequest),
    coupons: v.array(couponAnswer),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
