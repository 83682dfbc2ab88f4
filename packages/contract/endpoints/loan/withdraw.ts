import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { dateField, uuidField, wishedProductField } from '../../fields.ts';
import { languageField } from '../../language.ts';
import { typedCentavosField } from '../../money.ts';
import { loanSummary } from './loan-answer.ts';

/** Takes the loan: the figures the borrower saw, the papers' hash and an explicit acceptance. The server prices again and refuses any difference. */
export const withdraw = endpoint({
  name: 'withdraw',
  method: 'POST',
  path: '/api/loans',
  access: 'customer',
  maintained: 'withdrawing',
  needsIdempotencyKey: true,
  body: v.strictObject({
    productId: wishedProductField,
    amountCentavos: typedCentavosField,
    termDays: v.pipe(v.number('term_not_offered'), v.integer('term_not_offered')),
    /** Used up by this loan; left out where none is used. */
    couponId: v.optional(uuidField),
    productVersion: v.number(),
    shown: v.strictObject({
      netDisbursedCentavos: typedCentavosField,
      totalRepaymentCentavos: typedCentavosField,
      totalCostCentavos: typedCentavosField,
      dueOn: dateField,
    }),
    documentHash: v.pipe(v.string('document_hash'), v.regex(/^[0-9a-f]{64}$/, 'document_hash')),
    signatureId: uuidField,
    hasAccepted: v.literal(true, 'consent_required'),
    language: languageField,
  }),
  output: v.strictObject({ loan: loanSummary }),
  errors: [
    'not_signed_in',
    'session_ended',
    'withdrawing_closed',
    'idempotency_key_required',
    'idempotency_key_reused',
    'busy_try_again',
    'new_device_wait',
    'step_up_required',
    'no_offer',
    'outstanding_loan',
    'product_not_open',
    'payout_account_not_reached',
    'cost_cap_exceeded_together',
    'amount_over_limit',
    'amount_not_offered',
    'term_not_offered',
    'cost_cap_exceeded',
    'coupon_not_usable',
    'quote_changed',
    'document_changed',
    'signature_required',
  ],
});
