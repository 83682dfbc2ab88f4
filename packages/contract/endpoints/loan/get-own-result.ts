import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { resultParams } from './get-result.ts';
import { loanSummary, paymentSummary } from './loan-answer.ts';

/** The payment of a result with the loan it is for, for the one person whose it is. */
export const getOwnResult = endpoint({
  name: 'getOwnResult',
  method: 'GET',
  path: '/api/results/:resultReference/loan',
  access: 'customer',
  params: resultParams,
  output: v.strictObject({ payment: paymentSummary, loan: loanSummary }),
  errors: ['not_signed_in', 'session_ended'],
});
