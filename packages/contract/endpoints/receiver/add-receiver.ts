import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { receiverAnswer, receiverBody, receiverRoles, secretField } from './receiver-answer.ts';

/** Has events sent to another address from now on. An address that is no public machine is `receiver_not_public`. */
export const addReceiver = endpoint({
  name: 'addReceiver',
  method: 'POST',
  path: '/api/staff/receivers',
  access: 'staff',
  roles: receiverRoles,
  body: receiverBody,
  output: v.strictObject({ receiver: receiverAnswer, secret: secretField }),
  errors: ['not_signed_in', 'forbidden'],
});
