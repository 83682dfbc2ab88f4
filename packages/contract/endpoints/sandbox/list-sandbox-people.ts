import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { dateField, instantField, uuidField } from '../../fields.ts';

/** Sandbox: the borrowers of this sandbox with the state each is in, for the test bench. */
export const listSandboxPeople = endpoint({
  name: 'listSandboxPeople',
  method: 'GET',
  path: '/api/sandbox/people',
  access: 'sandbox',
  output: v.strictObject({
    now: instantField,
    today: dateField,
    people: v.array(
      v.strictObject({
        customerId: uuidField,
        phone: v.string(),
        state: v.string(),
        applicationId: v.nullable(uuidField),
        openPaymentReference: v.nullable(v.string()),
      }),
    ),
  }),
  errors: [],
});
