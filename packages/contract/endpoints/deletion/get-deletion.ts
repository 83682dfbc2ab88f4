import { endpoint } from '../../endpoint.ts';
import { deletionAnswer } from './deletion-answer.ts';

/** Whether the borrower's account can be deleted, before anything is asked for. */
export const getDeletion = endpoint({
  name: 'getDeletion',
  method: 'GET',
  path: '/api/deletion',
  access: 'customer',
  output: deletionAnswer,
  errors: ['not_signed_in', 'session_ended'],
});
