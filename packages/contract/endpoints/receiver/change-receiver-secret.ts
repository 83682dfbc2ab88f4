import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { receiverAnswer, receiverParams, receiverRoles, secretField } from './receiver-answer.ts';

/** Gives a receiver another secret. For 24 hours each event is signed with both. */
export const changeReceiverSecret = endpoint({
  name: 'changeReceiverSecret',
  method: 'POST',
  path: '/api/staff/receivers/:receiverId/secret',
  access: 'staff',
  roles: receiverRoles,
  params: receiverParams,
  body: v.strictObject({}),
  output: v.strictObject({ receiver: receiverAnswer, secret: secretField }),
  errors: ['not_signed_in', 'forbidden', 'lender_step_refused'],
});
