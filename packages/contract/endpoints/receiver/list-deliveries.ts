import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { deliveryAnswer, deliveryStateField, receiverParams, receiverReaders } from './receiver-answer.ts';

/** What was sent to a receiver and what waits, the latest first, fifty at a time. */
export const listDeliveries = endpoint({
  name: 'listDeliveries',
  method: 'GET',
  path: '/api/staff/receivers/:receiverId/deliveries',
  access: 'staff',
  isPolled: true,
  roles: receiverReaders,
  params: receiverParams,
  query: v.strictObject({
    state: v.optional(deliveryStateField),
    /** What `older` of another answer says. */
    before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'choice_required'), v.transform(Number))),
  }),
  output: v.strictObject({
    deliveries: v.array(deliveryAnswer),
    /** From where older ones are asked for; null where there are none. */
    older: v.nullable(v.number()),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
