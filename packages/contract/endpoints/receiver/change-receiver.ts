import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import {
  receiverAnswer,
  receiverBody,
  receiverParams,
  receiverRoles,
  receiverVersion,
} from './receiver-answer.ts';

/** Changes where events go and which, and turns a receiver off and on. What waits meanwhile is sent when it is on again.
 * Refused where the receiver has another version by now, because somebody changed it or it answered 410. */
export const changeReceiver = endpoint({
  name: 'changeReceiver',
  method: 'PUT',
  path: '/api/staff/receivers/:receiverId',
  access: 'staff',
  roles: receiverRoles,
  params: receiverParams,
  body: v.strictObject({ ...receiverBody.entries, isOn: v.boolean(), version: receiverVersion }),
  output: receiverAnswer,
  errors: ['not_signed_in', 'forbidden', 'lender_step_refused'],
});
