import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { faqEdition, faqTopicField } from './faq-answer.ts';

/** Sets the questions of one topic from a day on, in the place of what was set for that day before. The day may not be over. */
export const setFaq = endpoint({
  name: 'setFaq',
  method: 'PUT',
  path: '/api/staff/faq/:topic',
  access: 'staff',
  roles: ['admin', 'marketing'],
  params: v.strictObject({ topic: faqTopicField }),
  body: faqEdition,
  output: v.strictObject({ topic: faqTopicField, ...faqEdition.entries }),
  errors: ['not_signed_in', 'forbidden'],
});
