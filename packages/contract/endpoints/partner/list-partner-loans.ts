import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { pageQuery, partnerLoan } from './partner-answer.ts';

/**
 * Loans by when something last happened to them, each once, as they stand now. Asked again with the last `cursor` it gives those to which
 * something happened since. Charges of a day are no event: a loan's balance is asked for by itself.
 */
export const listPartnerLoans = endpoint({
  name: 'listPartnerLoans',
  method: 'GET',
  path: '/api/partner/v1/loans',
  access: 'partner',
  scope: 'loans:read',
  query: pageQuery,
  output: v.strictObject({ loans: v.array(partnerLoan), cursor: v.string() }),
  errors: ['not_signed_in', 'forbidden', 'too_frequent'],
});
