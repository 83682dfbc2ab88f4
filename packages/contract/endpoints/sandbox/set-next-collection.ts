import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';

const outcomeField = v.picklist(['open', 'down'], 'choice_required');

/** Sandbox: whether the channel that is asked next for a place to pay opens one, or is down. */
export const setNextCollection = endpoint({
  name: 'setNextCollection',
  method: 'POST',
  path: '/api/sandbox/collections/next',
  access: 'sandbox',
  body: v.strictObject({ outcome: outcomeField }),
  output: v.strictObject({ outcome: outcomeField }),
  errors: [],
});
