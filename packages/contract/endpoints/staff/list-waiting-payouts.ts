import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField, uuidField } from '../../fields.ts';
import { centavosField } from '../../money.ts';

const ofLoan = {
  customerId: uuidField,
  loanId: uuidField,
  orderNumber: v.string(),
  nameMasked: v.string(),
};

/**
 * Money on its way out that is not clear: payouts with no final answer for long, oldest first, those paid after they had failed, and
 * refunds that did not arrive.
 */
export const listWaitingPayouts = endpoint({
  name: 'listWaitingPayouts',
  method: 'GET',
  path: '/api/staff/payouts',
  access: 'staff',
  isPolled: true,
  roles: ['finance', 'admin', 'auditor'],
  output: v.strictObject({
    asOf: instantField,
    /** From this age on, in minutes, a payout stands here. */
    overdueAfterMinutes: v.number(),
    /** All that wait, of which `waiting` shows the oldest. */
    waitingCount: v.number(),
    waiting: v.array(
      v.strictObject({
        ...ofLoan,
        payoutId: uuidField,
        reference: v.string(),
        /** Who was asked to pay it; null where nobody was yet. */
        provider: v.nullable(v.string()),
        purpose: v.picklist(['disbursement', 'refund']),
        status: v.picklist(['requested', 'sending', 'unknown']),
        amountCentavos: centavosField,
        requestedAt: instantField,
        /** When the provider was last asked; null where it never was. */
        askedAt: v.nullable(instantField),
      }),
    ),
    /** Payouts that are not sent yet because something holds them, and until when where that is known. */
    held: v.array(
      v.strictObject({
        heldFor: v.picklist(['maintenance', 'balance', 'locked']),
        heldUntil: v.nullable(instantField),
        count: v.number(),
        amountCentavos: centavosField,
      }),
    ),
    /** What each provider said last that it holds, and what of it payouts under way leave. */
    balances: v.array(
      v.strictObject({
        provider: v.string(),
        balanceCentavos: centavosField,
        freeCentavos: centavosField,
        askedAt: instantField,
      }),
    ),
    inQuestionCount: v.number(),
    inQuestion: v.array(v.strictObject({ ...ofLoan, amountCentavos: centavosField })),
    failedRefundCount: v.number(),
    /** Loans whose last refund did not arrive or came back, with the credit that the borrower has. */
    failedRefunds: v.array(v.strictObject({ ...ofLoan, amountCentavos: centavosField })),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
