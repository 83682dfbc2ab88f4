import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { paymentBridge } from './start-payment.ts';

/** The bridge page's data for a payment already started. */
export const getPayment = endpoint({
  name: 'getPayment',
  method: 'GET',
  path: '/api/payments/:paymentId',
  access: 'customer',
  params: v.strictObject({ paymentId: uuidField }),
  output: paymentBridge,
  errors: ['not_signed_in', 'session_ended'],
});
