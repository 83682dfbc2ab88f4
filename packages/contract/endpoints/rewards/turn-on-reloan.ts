import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { languageField } from '../../language.ts';
import { reloanState, reloanChoice } from './reloan-answer.ts';

/** Turns Easy Re-loan on, with an amount the borrower has touched and the agreement they were shown. */
export const turnOnReloan = endpoint({
  name: 'turnOnReloan',
  method: 'POST',
  path: '/api/easy-reloan/on',
  access: 'customer',
  needsIdempotencyKey: true,
  body: v.strictObject({
    ...reloanChoice,
    hasChosenAmount: v.literal(true, 'choice_required'),
    hasAccepted: v.literal(true, 'consent_required'),
    documentHash: v.pipe(v.string('document_hash'), v.regex(/^[0-9a-f]{64}$/, 'document_hash')),
    language: languageField,
  }),
  output: reloanState,
  errors: [
    'not_signed_in',
    'session_ended',
    'idempotency_key_required',
    'idempotency_key_reused',
    'busy_try_again',
    'no_offer',
    'amount_not_offered',
    'term_not_offered',
    'cost_cap_exceeded',
    'document_changed',
    'reloan_already_on',
  ],
});
