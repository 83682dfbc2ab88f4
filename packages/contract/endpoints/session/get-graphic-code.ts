import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';

/** A picture with characters to copy, asked for after abnormal use. */
export const getGraphicCode = endpoint({
  name: 'getGraphicCode',
  method: 'GET',
  path: '/api/session/graphic-code',
  access: 'open',
  output: v.strictObject({ graphicCodeId: uuidField, picture: v.string() }),
  errors: ['too_frequent'],
});
