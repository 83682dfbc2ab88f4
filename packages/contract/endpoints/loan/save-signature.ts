import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { plainText } from '../../plain-text.ts';
import { isDrawnSignature, isTypedSignature } from '../../signature.ts';

const coordinate = v.pipe(
  v.number('signature_format'),
  v.integer('signature_format'),
  v.minValue(0, 'signature_format'),
  v.maxValue(10_000, 'signature_format'),
);

/** A name as a signature, in any script. */
const typedSignatureField = v.pipe(
  v.string('signature_required'),
  v.transform((value) => plainText(value).trim()),
  v.maxLength(120, 'signature_required'),
  v.regex(/^[^\p{Cc}<>]*$/u, 'signature_required'),
  v.check(isTypedSignature, 'signature_required'),
);

const strokes = v.pipe(
  v.array(
    v.pipe(
      v.array(v.strictTuple([coordinate, coordinate])),
      v.minLength(2, 'signature_format'),
      v.maxLength(600, 'signature_format'),
    ),
  ),
  v.minLength(1, 'signature_required'),
  v.maxLength(60, 'signature_format'),
);

/** Drawn strokes on a field 10,000 units wide, or a typed name. */
export const signatureBody = v.variant(
  'kind',
  [
    v.strictObject({
      kind: v.literal('drawn'),
      strokes: v.pipe(
        strokes,
        v.check((drawn) => isDrawnSignature(drawn), 'signature_required'),
      ),
    }),
    v.strictObject({ kind: v.literal('typed'), text: typedSignatureField }),
  ],
  'signature_required',
);

/** A signature that is kept. One made before a rule was added stays readable. */
export const keptSignature = v.variant('kind', [
  v.strictObject({ kind: v.literal('drawn'), strokes }),
  v.strictObject({ kind: v.literal('typed'), text: v.string() }),
]);

/** Keeps the borrower's signature; one is valid for all later loans. */
export const saveSignature = endpoint({
  name: 'saveSignature',
  method: 'PUT',
  path: '/api/signature',
  access: 'customer',
  body: signatureBody,
  output: v.strictObject({ signatureId: uuidField }),
  errors: ['not_signed_in', 'session_ended', 'busy_try_again'],
});
