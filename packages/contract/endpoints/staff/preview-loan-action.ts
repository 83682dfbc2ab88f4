import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { businessDateField, uuidField } from '../../fields.ts';
import { entryAnswer, loanAction, loanActionRoles, loanFigures } from './loan-action.ts';

/** What an action would do, by the same decision that would book it, with nothing kept. */
export const previewLoanAction = endpoint({
  name: 'previewLoanAction',
  method: 'POST',
  path: '/api/staff/customers/:customerId/loans/:loanId/actions/preview',
  access: 'staff',
  roles: loanActionRoles,
  params: v.strictObject({ customerId: uuidField, loanId: uuidField }),
  body: loanAction,
  output: v.strictObject({
    before: loanFigures,
    after: loanFigures,
    entries: v.array(entryAnswer),
    /** The day from which it counts. */
    countsFrom: businessDateField,
    needsSecondPerson: v.boolean(),
    /** The provider's name of the money that a reversal takes back; null where no provider has told of it, and for other actions. */
    moneyName: v.nullable(v.string()),
  }),
  errors: [
    'not_signed_in',
    'forbidden',
    'number_mistyped',
    'loan_action_refused',
    'payment_already_recorded',
  ],
});
