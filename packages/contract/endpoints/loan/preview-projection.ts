import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField, wishedProductField } from '../../fields.ts';
import { typedCentavosField } from '../../money.ts';
import { getLoanPapers } from './get-loan-papers.ts';
import { projectionAnswer } from './get-projection.ts';

/** The projection of a loan not yet taken, as if its money went out today. */
export const previewProjection = endpoint({
  name: 'previewProjection',
  method: 'POST',
  path: '/api/loan-projection',
  access: 'customer',
  body: v.strictObject({
    productId: wishedProductField,
    amountCentavos: typedCentavosField,
    termDays: v.pipe(v.number('term_not_offered'), v.integer('term_not_offered')),
    couponId: v.optional(uuidField),
  }),
  output: projectionAnswer,
  errors: getLoanPapers.errors,
});
