import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { lineField, uuidField } from '../../fields.ts';

const coordinate = v.pipe(
  v.number('signature_format'),
  v.integer('signature_format'),
  v.minValue(0, 'signature_format'),
  v.maxValue(10_000, 'signature_format'),
);

/** Drawn strokes on a field 10,000 units wide, or a typed name. */
export const signatureBody = v.variant(
  'kind',
  [
    v.strictObject({
      kind: v.literal('drawn'),
      strokes: v.pipe(
        v.array(
          v.pipe(
            v.array(v.strictTuple([coordinate, coordinate])),
            v.minLength(2, 'signature_format'),
            v.maxLength(600, 'signature_format'),
          ),
        ),
        v.minLength(1, 'signature_required'),
        v.maxLength(60, 'signature_format'),
      ),
    }),
    v.strictObject({ kind: v.literal('typed'), text: lineField('signature_required', 2, 120) }),
  ],
  'signature_required',
);

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
