import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { uuidField } from '../../fields.ts';
import { decisionAnswer, decisionBody } from '../staff/decide-case.ts';

/** Sandbox: decides an application by its id alone, as a reviewer would. */
export const decideSandboxApplication = endpoint({
  name: 'decideSandboxApplication',
  method: 'POST',
  path: '/api/sandbox/applications/:applicationId/decision',
  access: 'sandbox',
  params: v.strictObject({ applicationId: uuidField }),
  body: decisionBody,
  output: decisionAnswer,
  errors: [
    'application_already_decided',
    'application_with_borrower',
    'application_changed',
    'amount_over_limit',
  ],
});
