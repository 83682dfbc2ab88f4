import * as v from 'valibot';
import { dateField, lineField } from '../../fields.ts';

/** What questions are about; a screen shows those of its own topics, nearest first. */
export const faqTopics = [
  'start',
  'application',
  'identityInfo',
  'contact',
  'bankInfo',
  'homeIndex',
  'allWithdraw',
  'withdrawPage',
  'subIndex',
  'billIndex',
  'repaidDetail',
  'triLink',
  'KSResult',
  'bill',
  'papers',
  'coupon',
  'easyReloan',
  'messages',
  'my',
  'setup',
  'changeBank',
  'addDeskTopBrowser',
  'aboutUs',
  'noAndroid',
  'general',
] as const;
export type FaqTopic = (typeof faqTopics)[number];
export const faqTopicField = v.picklist(faqTopics, 'choice_required');

const words = v.strictObject({
  question: lineField('question_required', 3, 120),
  answer: lineField('answer_required', 3, 600),
});

/** One question in every language: plain text, and none of them may be missing. */
export const faqQuestion = v.strictObject({ 'en-US': words, 'fil-PH': words, 'hi-IN': words });

/** All questions of a topic in their order, from a day on. Without any, the app's own words stand there again. */
export const faqEdition = v.strictObject({
  effectiveOn: dateField,
  questions: v.pipe(v.array(faqQuestion), v.maxLength(8, 'too_many')),
});
export type FaqEdition = v.InferOutput<typeof faqEdition>;
