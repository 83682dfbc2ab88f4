import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField } from '../../fields.ts';
import { typedCentavosField } from '../../money.ts';
import { paymentStatusField } from '../loan/loan-answer.ts';

/** Sandbox: a payment channel reports money, or a failure, for a payment reference. */
export const reportSandboxRepayment = endpoint({
  name: 'reportSandboxRepayment',
  method: 'POST',
  path: '/api/sandbox/repayments',
  access: 'sandbox',
  body: v.strictObject({
    paymentReference: v.pipe(v.string('reference_format'), v.regex(/^[A-Z0-9-]{6,40}$/, 'reference_format')),
    /** Left out: the amount asked for. */
    amountCentavos: v.optional(typedCentavosField),
    /** 'fail' or 'reversed' after a success takes the money back. */
    outcome: v.optional(v.picklist(['success', 'fail', 'reversed'], 'choice_required')),
    /** When the borrower paid, as the channel tells it; left out: now. */
    paidAt: v.optional(instantField),
  }),
  output: v.strictObject({ status: paymentStatusField }),
  errors: [],
});
