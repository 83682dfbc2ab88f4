import { addPartnerKey } from './add-partner-key.ts';
import { answerPartnerKey } from './answer-partner-key.ts';
import { getPartnerLoan } from './get-partner-loan.ts';
import { getPartnerRepayment } from './get-partner-repayment.ts';
import { listPartnerEvents } from './list-partner-events.ts';
import { listPartnerKeys } from './list-partner-keys.ts';
import { listPartnerLoans } from './list-partner-loans.ts';
import { revokePartnerKey } from './revoke-partner-key.ts';
import { tellPartnerRepayment } from './tell-partner-repayment.ts';

/** Keys of a lender's own systems, and what those systems may ask and tell. */
export const partnerEndpoints = {
  addPartnerKey,
  answerPartnerKey,
  getPartnerLoan,
  getPartnerRepayment,
  listPartnerEvents,
  listPartnerKeys,
  listPartnerLoans,
  revokePartnerKey,
  tellPartnerRepayment,
} as const;
