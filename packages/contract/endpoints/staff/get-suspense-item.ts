import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { businessDateField, uuidField } from '../../fields.ts';
import { centavosField } from '../../money.ts';
import { lenderStep } from './lender-step.ts';
import { suspenseItem } from './suspense-answer.ts';

/** One item of suspense with all that was proposed about it, and loans that it may have been meant for. */
export const getSuspenseItem = endpoint({
  name: 'getSuspenseItem',
  method: 'GET',
  path: '/api/staff/suspense/:suspenseId',
  access: 'staff',
  roles: ['finance', 'admin', 'auditor'],
  params: v.strictObject({ suspenseId: uuidField }),
  output: v.strictObject({
    today: businessDateField,
    item: suspenseItem,
    /** Oldest first; the last one may still wait. */
    steps: v.array(lenderStep),
    /** The likeliest first; none for an item that ended. */
    suggestions: v.array(
      v.strictObject({
        customerId: uuidField,
        loanId: uuidField,
        orderNumber: v.string(),
        nameMasked: v.string(),
        owedCentavos: centavosField,
        clue: v.picklist(['reference', 'order-number', 'amount']),
      }),
    ),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
