import { expect, test } from 'vitest';
import { loanWords } from '../messages/loan-words.ts';
import { problemWords, unclearAs } from './problem-words.ts';

const refused = (code: Parameters<typeof problemWords>[0]['code']) =>
  ({ ok: false, code, detail: {} }) as const;
const own = { validation_failed: 'Choose another day.' };

test('a screen’s own sentence stands for its own code alone: an answer that got lost may be done', () => {
  expect(problemWords(refused('validation_failed'), own)).toBe(own.validation_failed);
  expect(problemWords(refused('network_abnormal'), own)).toBe(loanWords.problems.network_abnormal);
  expect(problemWords(refused('forbidden'), own)).toBe(loanWords.problems.forbidden);
});

test('no sentence for an answer that is not clear says that nothing was changed', () => {
  for (const code of ['internal_error', 'service_unavailable', 'network_abnormal'] as const)
    expect(problemWords(refused(code))).not.toMatch(/nothing was/i);
  expect(problemWords(refused('internal_error'), unclearAs('It may be there.'))).toBe('It may be there.');
});
