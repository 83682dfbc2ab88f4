import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField, uuidField } from '../../fields.ts';
import { receiverParams, receiverRoles } from './receiver-answer.ts';

/** Sends events again: one, all that were given up, or every one since an instant, those from before it was added among them. */
export const replayEvents = endpoint({
  name: 'replayEvents',
  method: 'POST',
  path: '/api/staff/receivers/:receiverId/replays',
  access: 'staff',
  roles: receiverRoles,
  params: receiverParams,
  body: v.variant(
    'which',
    [
      v.strictObject({ which: v.literal('one'), eventId: uuidField }),
      v.strictObject({ which: v.literal('failed') }),
      v.strictObject({ which: v.literal('since'), since: instantField }),
    ],
    'choice_required',
  ),
  output: v.strictObject({ count: v.number() }),
  errors: ['not_signed_in', 'forbidden'],
});
