import path from 'node:path';
import { languages } from '@luwag/contract/language';
import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { describe, expect, test } from 'vitest';
import { compiledWords, withPlainNumbers } from './compiled-messages.ts';

const appFolder = path.join(import.meta.dirname, '..');
const formatters = {
  getDateTimeFormat: () => expect.fail('a date is written by the app'),
  getNumberFormat: () => expect.fail('a number is written as it is'),
  getPluralRules: (locale: string, options: Intl.PluralRulesOptions) => new Intl.PluralRules(locale, options),
};

type Compiled = Parameters<typeof format>[0];

function written(message: string, values: Record<string, string | number>): unknown {
  const compiled = withPlainNumbers(compile(message), '') as Compiled;
  return format(compiled, 'en', values, { formatters });
}

describe('words in their compiled form', () => {
  test('write what they count and number without a number format', () => {
    expect(written('{days, plural, one {# day} other {# days}}', { days: 3 })).toBe('3 days');
    expect(written('{days, plural, =0 {none} other {#}}', { days: 0 })).toBe('none');
    expect(written('{days, plural, =0 {none} other {#}}', { days: 7 })).toBe('7');
    expect(written('{done, number} of {all, plural, other {the # there are}}', { done: 1, all: 2 })).toBe(
      '1 of the 2 there are',
    );
    expect(
      written('{kind, select, soon {in {days, plural, one {# day} other {# days}}} other {late}}', {
        kind: 'soon',
        days: 1,
      }),
    ).toBe('in 1 day');
  });

  test.each(languages)('hold no other numbers, dates or times in %s', async (language) => {
    const words = await compiledWords(appFolder, language);
    const forms = /\["\w+",[4-6]|\[0,|,0[,\]]|:0[,}]/;
    for (const [file, tree] of Object.entries(words)) {
      expect(forms.exec(JSON.stringify(tree))?.[0], file).toBeUndefined();
    }
  });
});
