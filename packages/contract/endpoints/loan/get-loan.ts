import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { loanDetail } from './loan-answer.ts';

/** Everything about one loan of the borrower's own. */
export const getLoan = endpoint({
  name: 'getLoan',
  method: 'GET',
  path: '/api/loans/:loanId',
  access: 'customer',
  params: v.strictObject({ loanId: uuidField }),
  output: loanDetail,
  errors: ['not_signed_in', 'session_ended'],
});
