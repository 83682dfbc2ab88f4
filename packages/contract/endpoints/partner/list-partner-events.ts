import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { loanEventAnswer } from '../receiver/loan-events.ts';
import { pageQuery } from './partner-answer.ts';

/** Events of the last ninety days in their order. Asked again with the last `cursor` it misses none and repeats none. */
export const listPartnerEvents = endpoint({
  name: 'listPartnerEvents',
  method: 'GET',
  path: '/api/partner/v1/events',
  access: 'partner',
  scope: 'events:read',
  query: pageQuery,
  output: v.strictObject({ events: v.array(loanEventAnswer), cursor: v.string() }),
  errors: ['not_signed_in', 'forbidden', 'too_frequent'],
});
