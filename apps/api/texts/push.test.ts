import { languages } from '@luwag/contract/language';
import { expect, test } from 'vitest';
import { pushTexts } from './push.ts';

const all = Object.entries(pushTexts).flatMap(([name, texts]) =>
  languages.map((language) => [name, language, texts[language]] as const),
);

test.each(all)(
  'what a locked screen shows of %s in %s is short and says no amount',
  (_name, _language, text) => {
    expect(text.length).toBeLessThanOrEqual(100);
    expect(text).not.toMatch(/₱|PHP|\d{2}/);
  },
);

test('each text is in the letters of its language', () => {
  for (const [, language, text] of all) expect(/[\u0900-\u097f]/.test(text)).toBe(language === 'hi-IN');
});
