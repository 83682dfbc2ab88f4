import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { requestAnswer } from './request-answer.ts';

/** What the borrower asked of the lender, newest first. */
export const listOwnRequests = endpoint({
  name: 'listOwnRequests',
  method: 'GET',
  path: '/api/requests',
  access: 'customer',
  output: v.strictObject({ requests: v.array(requestAnswer) }),
  errors: ['not_signed_in', 'session_ended'],
});
