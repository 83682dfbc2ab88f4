import { endpoint } from '../../endpoint.ts';
import { deletionAnswer } from './deletion-answer.ts';

/** Asks for the account to be deleted, which two members of staff carry out. Asked again it is the same request. */
export const askDeletion = endpoint({
  name: 'askDeletion',
  method: 'POST',
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
    'request_not_possible',
  ],
});
