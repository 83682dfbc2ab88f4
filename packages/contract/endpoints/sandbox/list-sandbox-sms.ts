import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { instantField, phoneField } from '../../fields.ts';

/** Sandbox: the text messages a phone number would have received, newest first. */
export const listSandboxSms = endpoint({
  name: 'listSandboxSms',
  method: 'GET',
  path: '/api/sandbox/sms',
  access: 'sandbox',
  query: v.strictObject({ phone: phoneField }),
  output: v.array(v.strictObject({ text: v.string(), code: v.nullable(v.string()), sentAt: instantField })),
  errors: [],
});
