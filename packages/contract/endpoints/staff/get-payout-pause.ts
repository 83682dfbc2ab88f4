import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField, uuidField } from '../../fields.ts';
import { centavosField } from '../../money.ts';

/** Whether payouts are held because the database was restored, and what is still to be cleared with the provider. */
export const getPayoutPause = endpoint({
  name: 'getPayoutPause',
  method: 'GET',
  path: '/api/staff/payout-pause',
  access: 'staff',
  isPolled: true,
  output: v.strictObject({
    pause: v.nullable(
      v.strictObject({
        pauseId: uuidField,
        restoredTo: instantField,
        pausedAt: instantField,
        /** Since when what the provider says of an order counts: it may show one late. */
        clearFrom: instantField,
        /** Payouts of which the provider has not said since then what became of them. */
        unclearCount: v.number(),
        /** Whether the provider lists its orders, so that the list has to be compared. */
        isListed: v.boolean(),
        listedAt: v.nullable(instantField),
        /** Orders that the provider has and we have not: they went out after the restored instant. */
        orphans: v.array(
          v.strictObject({ reference: v.string(), amountCentavos: centavosField, receivedAt: instantField }),
        ),
        proposedBy: v.nullable(uuidField),
        proposedByName: v.nullable(v.string()),
      }),
    ),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
