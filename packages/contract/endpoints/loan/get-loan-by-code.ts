import { endpoint } from '../../endpoint.ts';
import { payableLoan } from './enter-pay-code.ts';

/** What is owed now on the loan that a code was entered for; after half an hour another code is needed. */
export const getLoanByCode = endpoint({
  name: 'getLoanByCode',
  method: 'GET',
  path: '/api/pay-by-code',
  access: 'open',
  output: payableLoan,
  errors: ['code_expired', 'loan_not_matched', 'loan_not_repayable'],
});
