import { endpoint } from '../../endpoint.ts';
import { priceVerdict, publicationBody } from './product-answer.ts';

/** What publishing this version would answer, with its worst-case price against each cap of the law. */
export const checkProduct = endpoint({
  name: 'checkProduct',
  method: 'POST',
  path: '/api/staff/products/check',
  access: 'staff',
  roles: ['finance', 'marketing', 'admin', 'auditor'],
  body: publicationBody,
  output: priceVerdict,
  errors: ['not_signed_in', 'forbidden'],
});
