import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField } from '../../fields.ts';

/** The newest version of a text that was agreed to, and when that was first done; null where none was. */
const agreedText = v.nullable(v.strictObject({ version: v.string(), agreedAt: instantField }));

/** Which version of the privacy notice and of the terms the borrower has agreed to. */
export const getAgreedTexts = endpoint({
  name: 'getAgreedTexts',
  method: 'GET',
  path: '/api/agreed-texts',
  access: 'customer',
  output: v.strictObject({ privacy: agreedText, terms: agreedText }),
  errors: ['not_signed_in', 'session_ended'],
});
