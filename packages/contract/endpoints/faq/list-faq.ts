import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { dateField } from '../../fields.ts';
import { faqEdition, faqTopicField } from './faq-answer.ts';

/** Every edition of each topic, the latest day first. */
export const listFaq = endpoint({
  name: 'listFaq',
  method: 'GET',
  path: '/api/staff/faq',
  access: 'staff',
  roles: ['admin', 'marketing', 'auditor'],
  output: v.strictObject({
    today: dateField,
    editions: v.array(v.strictObject({ topic: faqTopicField, ...faqEdition.entries })),
  }),
  errors: ['not_signed_in', 'forbidden'],
});
