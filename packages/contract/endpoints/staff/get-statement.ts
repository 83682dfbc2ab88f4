import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { businessDateField, uuidField } from '../../fields.ts';
import { sumCentavosField } from '../../money.ts';

/** A customer's account, entry by entry, with the running balance: what is owed, less what is held for them. */
export const getStatement = endpoint({
  name: 'getStatement',
  method: 'GET',
  path: '/api/staff/customers/:customerId/statement',
  access: 'staff',
  roles: ['finance', 'collections', 'admin', 'auditor'],
  params: v.strictObject({ customerId: uuidField }),
  /** Both days are included; without them the statement runs from the first entry through today. */
  query: v.strictObject({ from: v.optional(businessDateField), to: v.optional(businessDateField) }),
  output: v.strictObject({
    from: businessDateField,
    to: businessDateField,
    openingCentavos: sumCentavosField,
    lines: v.array(
      v.strictObject({
        entryId: uuidField,
        loanId: uuidField,
        kind: v.string(),
        businessOn: businessDateField,
        reference: v.nullable(v.string()),
        debitCentavos: sumCentavosField,
        creditCentavos: sumCentavosField,
        balanceCentavos: sumCentavosField,
      }),
    ),
    closingCentavos: sumCentavosField,
  }),
  errors: ['not_signed_in', 'forbidden'],
});
