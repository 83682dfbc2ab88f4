import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';

/** A small preview of the borrower's own photo, as a data address so that it never becomes a link. */
export const getPhoto = endpoint({
  name: 'getPhoto',
  method: 'GET',
  path: '/api/photos/:photoId',
  access: 'customer',
  params: v.strictObject({ photoId: uuidField }),
  output: v.strictObject({ photoId: uuidField, preview: v.string() }),
  errors: ['not_signed_in', 'session_ended'],
});
