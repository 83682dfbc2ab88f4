import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField, uuidField } from '../../fields.ts';
import { centavosField, sumCentavosField } from '../../money.ts';
import { loanSummary, paymentSummary } from '../loan/loan-answer.ts';
import { customerRoles, entryAnswer, loanFigures } from './loan-action.ts';
import { staffRequest } from './request-answer.ts';

/** One loan with its whole ledger. Opening it is written to the audit log. */
export const getCustomerLoan = endpoint({
  name: 'getCustomerLoan',
  method: 'GET',
  path: '/api/staff/customers/:customerId/loans/:loanId',
  access: 'staff',
  roles: customerRoles,
  params: v.strictObject({ customerId: uuidField, loanId: uuidField }),
  output: v.strictObject({
    customerId: uuidField,
    nameMasked: v.string(),
    phoneMasked: v.string(),
    /** Since when staff have the borrower's account locked; null where it is not. */
    lockedAt: v.nullable(instantField),
    productId: v.string(),
    productVersion: v.number(),
    effectiveMonthlyRatePpm: v.number(),
    summary: loanSummary,
    figures: loanFigures,
    /** Every entry of the loan, oldest first, with what is owed after it. */
    ledger: v.array(v.strictObject({ ...entryAnswer.entries, balanceCentavos: sumCentavosField })),
    payments: v.array(paymentSummary),
    payouts: v.array(
      v.strictObject({
        payoutId: uuidField,
        reference: v.string(),
        /** Who was asked to pay it; null where nobody was yet. */
        provider: v.nullable(v.string()),
        purpose: v.picklist(['disbursement', 'refund']),
        status: v.picklist(['requested', 'sending', 'succeeded', 'failed', 'unknown']),
        amountCentavos: centavosField,
        institution: v.string(),
        accountMasked: v.string(),
        requestedAt: instantField,
        completedAt: v.nullable(instantField),
        failureCode: v.nullable(v.string()),
      }),
    ),
    requests: v.array(staffRequest),
    papers: v.array(v.strictObject({ kind: v.string(), code: v.string(), issuedAt: instantField })),
    /** Until when the borrower may still ask to cancel; null where they may not, or not any more. */
    cancellableThroughAt: v.nullable(instantField),
    /** What the borrower would have to give back to cancel. */
    amountToReturnCentavos: centavosField,
  }),
  errors: ['not_signed_in', 'forbidden'],
});
