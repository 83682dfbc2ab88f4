import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { dateField } from '../../fields.ts';
import { loanSummary } from './loan-answer.ts';
import { paydaysAnswer } from './paydays-answer.ts';

/** The borrower's loans, newest first. */
export const listLoans = endpoint({
  name: 'listLoans',
  method: 'GET',
  path: '/api/loans',
  access: 'customer',
  output: v.strictObject({
    today: dateField,
    loans: v.array(loanSummary),
    /** Paydays around the due dates of running loans, from a month before today; null where unknown or nothing is due. */
    paydays: v.nullable(paydaysAnswer),
  }),
  errors: ['not_signed_in', 'session_ended'],
});
