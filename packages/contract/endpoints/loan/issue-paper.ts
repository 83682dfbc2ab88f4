import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField, uuidField } from '../../fields.ts';
import { languageField } from '../../language.ts';

export const paperKinds = ['disclosure', 'agreement', 'receipt', 'statement', 'certificate'] as const;
/** Every kind of paper that may carry a code; the last one only a scheduled loan has. */
export const issuedPaperKinds = [...paperKinds, 'scheduled-loan-agreement'] as const;
export type PaperKind = (typeof paperKinds)[number];

/**
 * Hands out a paper of a loan as a PDF, in a language and in English; the same paper again is the same file. It comes
 * inside the answer, so that what names a person never has an address of its own.
 */
export const issuePaper = endpoint({
  name: 'issuePaper',
  method: 'POST',
  path: '/api/loans/:loanId/papers',
  access: 'customer',
  params: v.strictObject({ loanId: uuidField }),
  body: v.strictObject({
    kind: v.picklist(issuedPaperKinds, 'paper_unknown'),
    /** Of a receipt: which payment. */
    paymentId: v.optional(uuidField),
    language: languageField,
  }),
  output: v.strictObject({
    paperId: uuidField,
    /** By which anyone who holds the paper can look up that it was issued. */
    code: v.string(),
    contentHash: v.string(),
    issuedAt: instantField,
    fileName: v.string(),
    pdfBase64: v.string(),
  }),
  errors: ['not_signed_in', 'session_ended', 'paper_not_available', 'busy_try_again'],
});
