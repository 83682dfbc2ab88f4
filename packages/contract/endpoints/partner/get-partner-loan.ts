import { endpoint } from '../../endpoint.ts';
import { loanParams, partnerLoan } from './partner-answer.ts';

/** One loan, by its id or its order number. */
export const getPartnerLoan = endpoint({
  name: 'getPartnerLoan',
  method: 'GET',
  path: '/api/partner/v1/loans/:loan',
  access: 'partner',
  scope: 'loans:read',
  params: loanParams,
  output: partnerLoan,
  errors: ['not_signed_in', 'forbidden', 'too_frequent'],
});
