import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { languageField } from '../../language.ts';
import { guideField } from './count-guide-answer.ts';

/** How often each guide helped and did not, by the language it was read in; those nobody answered for are left out. */
export const listGuideAnswers = endpoint({
  name: 'listGuideAnswers',
  method: 'GET',
  path: '/api/staff/guide-answers',
  access: 'staff',
  roles: ['admin', 'marketing', 'auditor'],
  output: v.strictObject({
    counts: v.array(
      v.strictObject({
        guide: guideField,
        language: languageField,
        helped: v.number(),
        notHelped: v.number(),
      }),
    ),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
