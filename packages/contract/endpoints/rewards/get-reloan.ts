import { endpoint } from '../../endpoint.ts';
import { reloanState } from './reloan-answer.ts';

/** Easy Re-loan as it stands: available or not, on or off, with its next loan and the ones before. */
export const getReloan = endpoint({
  name: 'getReloan',
  method: 'GET',
  path: '/api/easy-reloan',
  access: 'customer',
  output: reloanState,
  errors: ['not_signed_in', 'session_ended'],
});
