import { endpoint } from '../../endpoint.ts';
import { reloanAnswer } from './reloan-answer.ts';

/** Easy Re-loan as it stands: on or off, its next loan, the ones before. */
export const getReloan = endpoint({
  name: 'getReloan',
  method: 'GET',
  path: '/api/easy-reloan',
  access: 'customer',
  output: reloanAnswer,
  errors: ['not_signed_in', 'session_ended', 'no_offer'],
});
