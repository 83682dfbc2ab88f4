import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { customerRoles } from './loan-action.ts';
import { staffLetter } from './staff-letter.ts';

/** One letter with what is in it and its picture as a data address. Opening it is written to the audit log. */
export const getLetter = endpoint({
  name: 'getLetter',
  method: 'GET',
  path: '/api/staff/customers/:customerId/letters/:letterId',
  access: 'staff',
  roles: customerRoles,
  params: v.strictObject({ customerId: uuidField, letterId: uuidField }),
  output: v.strictObject({ letter: staffLetter, picture: v.nullable(v.string()) }),
  errors: ['not_signed_in', 'forbidden'],
});
