import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField } from '../../fields.ts';
import { letterInboxes } from '../../letter-kinds.ts';
import { customerRoles } from './loan-action.ts';
import { waitingLetter } from './staff-letter.ts';

/** Letters that wait for an answer, the oldest first. */
export const listWaitingLetters = endpoint({
  name: 'listWaitingLetters',
  method: 'GET',
  path: '/api/staff/letters',
  access: 'staff',
  isPolled: true,
  roles: customerRoles,
  query: v.strictObject({ inbox: v.picklist(letterInboxes, 'choice_required') }),
  output: v.strictObject({
    asOf: instantField,
    /** All that wait, of which `letters` shows the oldest. */
    waitingCount: v.number(),
    letters: v.array(waitingLetter),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
