import * as v from 'valibot';
import { breakKinds } from '../../break-kinds.ts';
import { endpoint } from '../../endpoint.ts';
import { businessDateField, instantField, uuidField } from '../../fields.ts';
import { sumCentavosField } from '../../money.ts';

const direction = v.picklist(['in', 'out']);

/** The comparisons of the ledger with each provider, newest first, and the open breaks, oldest first, some at a time. */
export const getReconciliation = endpoint({
  name: 'getReconciliation',
  method: 'GET',
  path: '/api/staff/reconciliation',
  access: 'staff',
  isPolled: true,
  roles: ['finance', 'admin', 'auditor'],
  query: v.strictObject({
    /** What `next` of another answer says. */
    after: v.optional(uuidField),
  }),
  output: v.strictObject({
    asOf: instantField,
    providers: v.array(v.strictObject({ provider: v.string(), directions: v.array(direction) })),
    /** Whose settlement files can be read. */
    settlementProviders: v.array(v.string()),
    runs: v.array(
      v.strictObject({
        provider: v.string(),
        businessOn: businessDateField,
        state: v.picklist(['waiting', 'done']),
        askedAt: instantField,
        /** Null where the night asked for it. */
        askedByName: v.nullable(v.string()),
        doneAt: v.nullable(instantField),
        listed: v.nullable(v.number()),
        booked: v.nullable(v.number()),
      }),
    ),
    /** All open breaks, of which `breaks` shows some. */
    counts: v.array(v.strictObject({ kind: v.picklist(breakKinds), count: v.number() })),
    breaks: v.array(
      v.strictObject({
        breakId: uuidField,
        provider: v.string(),
        kind: v.picklist(breakKinds),
        direction,
        subject: v.string(),
        reference: v.string(),
        businessOn: businessDateField,
        bookedCentavos: v.nullable(sumCentavosField),
        listedCentavos: v.nullable(sumCentavosField),
        settledCentavos: v.nullable(sumCentavosField),
        foundAt: instantField,
      }),
    ),
    /** The break after which the next ones are asked for; null where there are none. */
    next: v.nullable(uuidField),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
