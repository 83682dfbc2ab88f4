import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { reloanState, reloanChoice } from './reloan-answer.ts';

/** Changes amount or days of the loans to come. One already announced is announced anew. */
export const changeReloan = endpoint({
  name: 'changeReloan',
  method: 'PUT',
  path: '/api/easy-reloan',
  access: 'customer',
  body: v.strictObject(reloanChoice),
  output: reloanState,
  errors: [
    'not_signed_in',
    'session_ended',
    'busy_try_again',
    'no_offer',
    'amount_not_offered',
    'term_not_offered',
    'cost_cap_exceeded',
    'reloan_off',
  ],
});
