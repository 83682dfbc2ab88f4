import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField, wishedProductField } from '../../fields.ts';
import { languageField } from '../../language.ts';
import { quoteAnswer } from './quote-answer.ts';
import { typedCentavosField } from '../../money.ts';

export const paperText = v.strictObject({
  title: v.string(),
  templateVersion: v.string(),
  language: languageField,
  clauses: v.array(v.strictObject({ heading: v.string(), paragraphs: v.array(v.string()) })),
});

/** Disclosure statement and loan agreement with this loan's own figures, and the hash that acceptance names. */
export const getLoanPapers = endpoint({
  name: 'getLoanPapers',
  method: 'POST',
  path: '/api/loan-papers',
  access: 'customer',
  body: v.strictObject({
    productId: wishedProductField,
    amountCentavos: typedCentavosField,
    termDays: v.number('term_not_offered'),
    /** Taken off the fees; left out where none is used. */
    couponId: v.optional(uuidField),
    language: languageField,
  }),
  output: v.strictObject({
    quote: quoteAnswer,
    disclosure: paperText,
    agreement: paperText,
    /** SHA-256 (hex) of the canonical content of both papers. */
    documentHash: v.string(),
  }),
  errors: [
    'not_signed_in',
    'session_ended',
    'no_offer',
    'outstanding_loan',
    'product_not_open',
    'payout_account_not_reached',
    'amount_over_limit',
    'amount_not_offered',
    'term_not_offered',
    'cost_cap_exceeded',
    'coupon_not_usable',
  ],
});
