import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';

/** Submits an application again once every correction item is renewed. The consents given with it still stand. */
export const returnApplication = endpoint({
  name: 'returnApplication',
  method: 'POST',
  path: '/api/applications/:applicationId/return',
  access: 'customer',
  needsIdempotencyKey: true,
  params: v.strictObject({ applicationId: uuidField }),
  output: v.strictObject({ applicationId: uuidField }),
  errors: [
    'not_signed_in',
    'session_ended',
    'idempotency_key_required',
    'idempotency_key_reused',
    'busy_try_again',
    'profile_incomplete',
    'application_already_open',
  ],
});
