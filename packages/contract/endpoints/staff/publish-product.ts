import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { businessDateField } from '../../fields.ts';
import { publicationBody } from './product-answer.ts';

/**
 * Publishes the next version of a product for a day to come. Sent twice it is published once: the second one no longer
 * carries the next version's number.
 */
export const publishProduct = endpoint({
  name: 'publishProduct',
  method: 'POST',
  path: '/api/staff/products',
  access: 'staff',
  roles: ['admin'],
  body: publicationBody,
  output: v.strictObject({ version: v.number(), effectiveFrom: businessDateField }),
  errors: ['not_signed_in', 'forbidden', 'product_refused', 'busy_try_again'],
});
