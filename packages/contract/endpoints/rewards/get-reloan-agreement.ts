import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { languageField } from '../../language.ts';
import { paperText } from '../loan/get-loan-papers.ts';
import { reloanChoice } from './reloan-answer.ts';

/** The agreement to read before turning Easy Re-loan on, and the hash that acceptance names. */
export const getReloanAgreement = endpoint({
  name: 'getReloanAgreement',
  method: 'POST',
  path: '/api/easy-reloan/agreement',
  access: 'customer',
  body: v.strictObject({ ...reloanChoice, language: languageField }),
  output: v.strictObject({ agreement: paperText, documentHash: v.string() }),
  errors: [
    'not_signed_in',
    'session_ended',
    'no_offer',
    'amount_not_offered',
    'term_not_offered',
    'cost_cap_exceeded',
  ],
});
