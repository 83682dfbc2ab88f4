import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';

/** What seems to be printed on a photo of the front of an ID, as a proposal for checking; null where nothing convincing was read. */
export const readIdentity = endpoint({
  name: 'readIdentity',
  method: 'GET',
  path: '/api/photos/:photoId/reading',
  access: 'customer',
  params: v.strictObject({ photoId: uuidField }),
  output: v.strictObject({
    idNumber: v.nullable(v.string()),
    lastName: v.nullable(v.string()),
    firstName: v.nullable(v.string()),
    middleName: v.nullable(v.string()),
  }),
  errors: ['not_signed_in', 'session_ended', 'busy_try_again'],
});
