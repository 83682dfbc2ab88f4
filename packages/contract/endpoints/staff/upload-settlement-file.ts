import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { lineField } from '../../fields.ts';
import { settlementFileAnswer } from './settlement-file-answer.ts';

/** Room for a day of some tens of thousands of payments. */
const mostCharacters = 8_000_000;

/** Keeps a provider's settlement file and reads it. One with broken rows is kept and refused, with each fault by its line. */
export const uploadSettlementFile = endpoint({
  name: 'uploadSettlementFile',
  method: 'POST',
  path: '/api/staff/settlement-files',
  access: 'staff',
  roles: ['finance', 'admin'],
  mostBodyBytes: 10_000_000,
  body: v.strictObject({
    provider: v.pipe(v.string('provider_unknown'), v.regex(/^[a-z]{2,30}$/, 'provider_unknown')),
    /** The file's name, as a reminder of which one it is. */
    name: lineField('text_required', 1, 120),
    text: v.pipe(
      v.string('text_required'),
      v.minLength(1, 'text_required'),
      v.maxLength(mostCharacters, 'text_too_long'),
    ),
  }),
  output: settlementFileAnswer,
  errors: ['not_signed_in', 'forbidden', 'not_found'],
});
