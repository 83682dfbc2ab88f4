import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';

const name = v.pipe(v.string('invalid'), v.regex(/^[A-Za-z][A-Za-z0-9]{0,39}$/, 'invalid'));

/** A screen of the app failed: which one, and the kind of fault. No message, because it may quote what was typed. */
export const reportClientError = endpoint({
  name: 'reportClientError',
  method: 'POST',
  path: '/api/client-errors',
  access: 'open',
  body: v.strictObject({
    /** The route's name, such as "homeIndex". */
    route: name,
    /** The error's name, such as "TypeError". */
    error: name,
  }),
  output: v.strictObject({}),
  errors: ['too_frequent'],
});
