import * as v from 'valibot';
import { instantField, uuidField } from '../../fields.ts';
import { centavosField } from '../../money.ts';

/** Money that a provider confirmed and that belongs to no loan that is known. */
export const suspenseItem = v.strictObject({
  suspenseId: uuidField,
  provider: v.string(),
  providerPaymentId: v.string(),
  /** As the provider has it. */
  reference: v.string(),
  amountCentavos: centavosField,
  /** Null where the provider does not say. */
  paidAt: v.nullable(instantField),
  receivedAt: instantField,
  reason: v.picklist(['unknown-reference', 'not-bookable', 'misapplied']),
  state: v.picklist(['open', 'reversed', 'assigned', 'returned']),
  closedAt: v.nullable(instantField),
  /** The payment's loan, where it was assigned to one. */
  assignedTo: v.nullable(
    v.strictObject({ customerId: uuidField, loanId: uuidField, orderNumber: v.string() }),
  ),
  /** The number of the transfer by which it went back, where it did. */
  returnReference: v.nullable(v.string()),
});
