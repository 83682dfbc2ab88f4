import { type ErrorCode, errorTable } from '@luwag/contract/errors';
import { languages } from '@luwag/contract/language';
import { expect, test } from 'vitest';
import { loadCatalogue } from './catalogue.ts';
import { errorMessageKey } from './error-messages.ts';

test.each(languages)('every code that a borrower may meet has words of its own in %s', async (language) => {
  const catalogue = await loadCatalogue(language, ['errors', 'app-errors', 'offer']);
  const isKnown = (key: string) => wordsAt(catalogue, key) !== undefined;
  const shown = Object.entries(errorTable).flatMap(([code, { isShown }]) =>
    isShown ? [code as ErrorCode] : [],
  );
  const wordless = [...shown, 'network_abnormal' as const].filter(
    (code) => code !== 'internal_error' && errorMessageKey(code, isKnown) === 'errors.internalError',
  );
  expect(wordless).toEqual([]);
});

test('a code without words is told as a fault of ours', () => {
  expect(errorMessageKey('forbidden', () => false)).toBe('errors.internalError');
});

function wordsAt(tree: unknown, key: string): unknown {
  return key
    .split('.')
    .reduce<unknown>((at, name) => (at as Record<string, unknown> | undefined)?.[name], tree);
}
