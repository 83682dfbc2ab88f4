import type { Context } from '../use-cases/context.ts';
import {
  addPartnerKey,
  answerPartnerKey,
  listPartnerKeys,
  revokePartnerKey,
} from '../use-cases/partner/partner-keys.ts';
import { getPartnerLoan, listPartnerEvents, listPartnerLoans } from '../use-cases/partner/partner-loans.ts';
import { getPartnerRepayment, tellPartnerRepayment } from '../use-cases/partner/partner-repayments.ts';
import type { Handlers } from './handler.ts';

/** What the lender's own systems call with a key, and how staff make and end these keys. */
export function partnerHandlers(
  context: Context,
): Pick<
  Handlers,
  | 'listPartnerKeys'
  | 'addPartnerKey'
  | 'answerPartnerKey'
  | 'revokePartnerKey'
  | 'getPartnerLoan'
  | 'listPartnerLoans'
  | 'listPartnerEvents'
  | 'tellPartnerRepayment'
  | 'getPartnerRepayment'
> {
  return {
    listPartnerKeys: (_input, { staff }) => listPartnerKeys(context, staff),
    addPartnerKey: ({ body }, { staff }) => addPartnerKey(context, staff, body),
    answerPartnerKey: ({ params, body }, { staff }) =>
      answerPartnerKey(context, staff, params.keyId, body.outcome),
    revokePartnerKey: ({ params }, { staff }) => revokePartnerKey(context, staff, params.keyId),
    getPartnerLoan: ({ params }) => getPartnerLoan(context, params.loan),
    listPartnerLoans: ({ query }) => listPartnerLoans(context, query),
    listPartnerEvents: ({ query }) => listPartnerEvents(context, query),
    tellPartnerRepayment: ({ params, body }, { partner, idempotencyKey }) =>
      tellPartnerRepayment(context, partner, params.loan, body, idempotencyKey),
    getPartnerRepayment: ({ params }, { partner }) =>
      getPartnerRepayment(context, partner, params.loan, params.repaymentId),
  };
}
