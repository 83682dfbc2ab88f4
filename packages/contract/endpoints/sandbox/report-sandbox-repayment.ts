import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { centavosField } from '../../money.ts';
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
    amountCentavos: v.optional(centavosField),
    outcome: v.optional(v.picklist(['success', 'fail'], 'choice_required')),
  }),
  output: v.strictObject({ status: paymentStatusField }),
  errors: [],
});
