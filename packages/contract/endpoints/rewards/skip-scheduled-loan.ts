import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { reloanState } from './reloan-answer.ts';

/** Leaves out one scheduled loan: always allowed until its money goes out. */
export const skipScheduledLoan = endpoint({
  name: 'skipScheduledLoan',
  method: 'POST',
  path: '/api/scheduled-loans/:scheduledLoanId/skip',
  access: 'customer',
  params: v.strictObject({ scheduledLoanId: uuidField }),
  body: v.strictObject({}),
  output: reloanState,
  errors: ['not_signed_in', 'session_ended', 'busy_try_again', 'scheduled_loan_over'],
});
