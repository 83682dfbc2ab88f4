import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { letterAnswer } from './letter-answer.ts';

/** What the borrower wrote last, newest first, with the answers. */
export const listLetters = endpoint({
  name: 'listLetters',
  method: 'GET',
  path: '/api/letters',
  access: 'customer',
  output: v.strictObject({ letters: v.array(letterAnswer) }),
  errors: ['not_signed_in', 'session_ended'],
});
