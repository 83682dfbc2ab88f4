import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';

/** A photo at full size for the reviewer, as a data address; each look is written to the audit log. */
export const getCasePhoto = endpoint({
  name: 'getCasePhoto',
  method: 'GET',
  path: '/api/staff/customers/:customerId/photos/:photoId',
  access: 'staff',
  roles: ['reviewer', 'seniorReviewer', 'admin', 'auditor'],
  params: v.strictObject({ customerId: uuidField, photoId: uuidField }),
  output: v.strictObject({ photoId: uuidField, picture: v.string() }),
  errors: ['not_signed_in', 'forbidden'],
});
