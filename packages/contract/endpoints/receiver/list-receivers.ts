import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField } from '../../fields.ts';
import { receiverAnswer, receiverReaders } from './receiver-answer.ts';

/** The addresses that events are sent to, and how each stands. */
export const listReceivers = endpoint({
  name: 'listReceivers',
  method: 'GET',
  path: '/api/staff/receivers',
  access: 'staff',
  isPolled: true,
  roles: receiverReaders,
  output: v.strictObject({ asOf: instantField, receivers: v.array(receiverAnswer) }),
  errors: ['not_signed_in', 'forbidden'],
});
