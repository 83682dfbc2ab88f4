import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { planInstallments, requestAnswer } from './request-answer.ts';

const loanId = uuidField;

/**
 * Asks the lender for something that a person carries out: giving the loan back, a plan or a talk, a refund, older
 * records. Asked again while the first is open, it answers the first.
 */
export const sendRequest = endpoint({
  name: 'sendRequest',
  method: 'POST',
  path: '/api/requests',
  access: 'customer',
  needsIdempotencyKey: true,
  body: v.variant(
    'kind',
    [
      v.strictObject({ kind: v.literal('cancellation'), loanId }),
      v.strictObject({
        kind: v.literal('hardship'),
        loanId,
        /** Installments of a plan; absent where the borrower wants a call. */
        installments: v.optional(v.picklist(planInstallments, 'choice_required')),
      }),
      v.strictObject({ kind: v.literal('refund'), loanId }),
      v.strictObject({ kind: v.literal('older-records') }),
    ],
    'choice_required',
  ),
  output: requestAnswer,
  errors: [
    'not_signed_in',
    'session_ended',
    'idempotency_key_required',
    'idempotency_key_reused',
    'busy_try_again',
    'request_not_possible',
  ],
});
