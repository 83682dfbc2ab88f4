import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { businessDateField } from '../../fields.ts';
import { productFigures, productProposal } from './product-answer.ts';

/** Every version of every product, oldest first, and those proposed. */
export const listProducts = endpoint({
  name: 'listProducts',
  method: 'GET',
  path: '/api/staff/products',
  access: 'staff',
  roles: ['finance', 'marketing', 'admin', 'auditor'],
  output: v.strictObject({
    today: businessDateField,
    versions: v.array(
      v.strictObject({
        effectiveFrom: businessDateField,
        state: v.picklist(['past', 'in-force', 'coming']),
        product: productFigures,
      }),
    ),
    /** Versions that wait for a second person, one for a product at most. */
    proposals: v.array(productProposal),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
