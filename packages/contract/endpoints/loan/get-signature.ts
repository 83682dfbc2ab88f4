import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField, uuidField } from '../../fields.ts';
import { keptSignature } from './save-signature.ts';

/** The kept signature, for reuse, or null. */
export const getSignature = endpoint({
  name: 'getSignature',
  method: 'GET',
  path: '/api/signature',
  access: 'customer',
  output: v.strictObject({
    signature: v.nullable(
      v.strictObject({ signatureId: uuidField, signedAt: instantField, drawing: keptSignature }),
    ),
  }),
  errors: ['not_signed_in', 'session_ended'],
});
