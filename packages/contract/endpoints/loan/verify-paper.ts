import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField } from '../../fields.ts';
import { issuedPaperKinds } from './issue-paper.ts';

/** Whether a paper with this code was issued, and what it must say; no name and no amount is told. */
export const verifyPaper = endpoint({
  name: 'verifyPaper',
  method: 'GET',
  path: '/api/papers/:code',
  access: 'open',
  params: v.strictObject({
    code: v.pipe(v.string('code_format'), v.regex(/^\d{4}-\d{4}-\d{4}-\d{4}$/, 'code_format')),
  }),
  output: v.strictObject({
    kind: v.picklist(issuedPaperKinds),
    orderNumber: v.string(),
    issuedAt: instantField,
    contentHash: v.string(),
    lender: v.string(),
    /** False for a receipt or a certificate whose payment was taken back since, or whose loan is owed again. */
    holds: v.boolean(),
  }),
  errors: [],
});
