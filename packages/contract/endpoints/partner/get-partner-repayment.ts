import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { loanParams, partnerRepayment } from './partner-answer.ts';

/** What became of a repayment that this key told of. */
export const getPartnerRepayment = endpoint({
  name: 'getPartnerRepayment',
  method: 'GET',
  path: '/api/partner/v1/loans/:loan/repayments/:repaymentId',
  access: 'partner',
  scope: 'repayments:write',
  params: v.strictObject({ ...loanParams.entries, repaymentId: uuidField }),
  output: partnerRepayment,
  errors: ['not_signed_in', 'forbidden', 'too_frequent'],
});
