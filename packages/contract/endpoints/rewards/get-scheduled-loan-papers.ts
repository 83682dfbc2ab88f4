import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { paperText } from '../loan/get-loan-papers.ts';

/**
 * Agreement and disclosure statement of a scheduled loan, to be read before its money goes out: as planned, and once it was
 * announced word for word as they are kept when it is sent.
 */
export const getScheduledLoanPapers = endpoint({
  name: 'getScheduledLoanPapers',
  method: 'GET',
  path: '/api/scheduled-loans/:scheduledLoanId/papers',
  access: 'customer',
  params: v.strictObject({ scheduledLoanId: uuidField }),
  output: v.strictObject({
    disclosure: paperText,
    agreement: paperText,
    /** SHA-256 (hex) of what is kept with the loan; null before it was announced. */
    documentHash: v.nullable(v.string()),
  }),
  errors: ['not_signed_in', 'session_ended', 'no_offer', 'payout_account_not_reached', 'scheduled_loan_over'],
});
