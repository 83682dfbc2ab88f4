import { endpoint } from '../../endpoint.ts';
import { deletionAnswer } from './deletion-answer.ts';

/** Keeps the account: takes back what was asked for. Where nothing was, nothing changes. */
export const takeBackDeletion = endpoint({
  name: 'takeBackDeletion',
  method: 'DELETE',
  path: '/api/deletion',
  access: 'customer',
  needsIdempotencyKey: true,
  output: deletionAnswer,
  errors: [
    'not_signed_in',
    'session_ended',
    'idempotency_key_required',
    'idempotency_key_reused',
    'busy_try_again',
  ],
});
