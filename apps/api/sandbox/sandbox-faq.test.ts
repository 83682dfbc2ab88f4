import { faqEdition } from '@luwag/contract/endpoints/faq/faq-answer';
import { paragraphField } from '@luwag/contract/fields';
import { supportMessageLength } from '@luwag/contract/support-message-kinds';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { sandboxFaq } from './sandbox-faq.ts';
import { sandboxPeople } from './sandbox-people.ts';

test('the invented lender could have written its questions and answers in the console', () => {
  expect(sandboxFaq.length).toBeGreaterThan(0);
  for (const { topic, questions } of sandboxFaq) {
    const edition = { effectiveOn: '2026-11-22', questions: [...questions] };
    expect(v.parse(faqEdition, edition), topic).toEqual(edition);
  }
});

test('the invented lender speaks as docs/voice.md asks: short sentences, no semicolon, our team and no person', () => {
  const answers = sandboxFaq.flatMap(({ questions }) =>
    questions.flatMap((question) => Object.values(question).map(({ answer }) => answer)),
  );
  expect(answers.filter((answer) => /[;:](?!\d)/.test(answer))).toEqual([]);
  expect(answers.filter((answer) => /person|people|nobody|somebody|व्यक्ति|\btao\b/i.test(answer))).toEqual([]);
  const sentences = answers.flatMap((answer) => answer.split(/(?<=[.?।])\s/));
  expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 20)).toEqual([]);
});

test('the invented borrowers could have written their support messages in the app', () => {
  const written = sandboxPeople.flatMap(({ writes }) => writes ?? []);
  expect(written.map(({ answer }) => answer === undefined)).toEqual([false, true]);
  const words = paragraphField('support_message_text', supportMessageLength.least, supportMessageLength.most);
  for (const { text } of written) expect(v.parse(words, text)).toBe(text);
});
