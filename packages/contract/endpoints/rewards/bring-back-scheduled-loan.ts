import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { reloanState } from './reloan-answer.ts';

/** Schedules a skipped loan once more: allowed until its money would have gone out. */
export const bringBackScheduledLoan = endpoint({
  name: 'bringBackScheduledLoan',
  method: 'POST',
  path: '/api/scheduled-loans/:scheduledLoanId/bring-back',
  access: 'customer',
  params: v.strictObject({ scheduledLoanId: uuidField }),
  body: v.strictObject({}),
  output: reloanState,
  errors: ['not_signed_in', 'session_ended', 'busy_try_again', 'scheduled_loan_over'],
});
