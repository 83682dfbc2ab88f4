import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField } from '../../fields.ts';
import { supportMessageInboxes } from '../../support-message-kinds.ts';
import { customerRoles } from './loan-action.ts';
import { waitingSupportMessage } from './staff-support-message.ts';

/** Support messages that wait for an answer, the oldest first. */
export const listWaitingSupportMessages = endpoint({
  name: 'listWaitingSupportMessages',
  method: 'GET',
  path: '/api/staff/support-messages',
  access: 'staff',
  isPolled: true,
  roles: customerRoles,
  query: v.strictObject({ inbox: v.picklist(supportMessageInboxes, 'choice_required') }),
  output: v.strictObject({
    asOf: instantField,
    /** The count of all that wait; the list shows the oldest. */
    waitingCount: v.number(),
    supportMessages: v.array(waitingSupportMessage),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
