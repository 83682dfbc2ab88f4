import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { businessDateField, uuidField } from '../../fields.ts';
import { publicationBody } from './product-answer.ts';

/**
 * Proposes the next version of a product for a day to come. It is sold once a second person has confirmed it. Sent twice it
 * waits once: one proposal waits for a product.
 */
export const proposeProduct = endpoint({
  name: 'proposeProduct',
  method: 'POST',
  path: '/api/staff/products',
  access: 'staff',
  roles: ['admin'],
  body: publicationBody,
  output: v.strictObject({
    outcome: v.literal('waits-for-second-person'),
    proposalId: uuidField,
    version: v.number(),
    effectiveFrom: businessDateField,
  }),
  errors: ['not_signed_in', 'forbidden', 'product_refused', 'busy_try_again'],
});
