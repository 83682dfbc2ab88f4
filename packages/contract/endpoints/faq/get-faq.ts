import * as v from 'valibot';
import { endpoint } from '../../endpoint.ts';
import { languageField } from '../../language.ts';
import { faqTopicField } from './faq-answer.ts';

/** The lender's own questions and answers in force today, by topic. A topic that is not among them keeps the app's own words. */
export const getFaq = endpoint({
  name: 'getFaq',
  method: 'GET',
  path: '/api/faq',
  access: 'open',
  query: v.strictObject({ language: languageField }),
  output: v.strictObject({
    topics: v.array(
      v.strictObject({
        topic: faqTopicField,
        questions: v.array(v.strictObject({ question: v.string(), answer: v.string() })),
      }),
    ),
  }),
  errors: [],
});
