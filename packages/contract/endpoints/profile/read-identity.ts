import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { dateField, uuidField } from '../../fields.ts';
import { nameSuffixes } from '../../profile/name-suffixes.ts';

/**
 * What a photo of an ID seems to say, as a proposal for checking; null where nothing convincing was read. Of the back only a code
 * is read.
 */
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
    nameSuffix: v.nullable(v.picklist(nameSuffixes)),
    birthOn: v.nullable(dateField),
  }),
  errors: ['not_signed_in', 'session_ended', 'busy_try_again'],
});
