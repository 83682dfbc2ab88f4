import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { businessDateField, instantField } from '../../fields.ts';
import { sumCentavosField } from '../../money.ts';

/** The balance of every account at the end of a business day (today's so far where none is named), each on its side. */
export const getTrialBalance = endpoint({
  name: 'getTrialBalance',
  method: 'GET',
  path: '/api/staff/trial-balance',
  access: 'staff',
  roles: ['finance', 'admin', 'auditor'],
  query: v.strictObject({ on: v.optional(businessDateField) }),
  output: v.strictObject({
    on: businessDateField,
    accounts: v.array(
      v.strictObject({
        code: v.string(),
        name: v.string(),
        type: v.picklist(['asset', 'liability', 'equity', 'income', 'expense']),
        debitCentavos: sumCentavosField,
        creditCentavos: sumCentavosField,
      }),
    ),
    debitCentavos: sumCentavosField,
    creditCentavos: sumCentavosField,
    /** The last close of business whose charges are all posted. */
    lastClose: v.nullable(
      v.strictObject({
        businessOn: businessDateField,
        accruedAt: instantField,
        loans: v.number(),
        entries: v.number(),
      }),
    ),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
