import { readdir, readFile } from 'node:fs/promises';
import { type Language, languages } from '@luwag/contract/language';
import { describe, expect, it } from 'vitest';

/* What docs/voice.md asks of the papers of a loan, as far as a program can tell. The app's own words have their own test. */

const folder = new URL('.', import.meta.url);

const unwanted: Record<Language, RegExp> = {
  'en-US':
    /\b(?:in all|anew|astray|whoever|nobody|fall away|falls? due|goes out|stands in the way|pass(?:es|ing)? (?:it|the loan) on|taken back|instalment)\b|\w;/i,
  'fil-PH': /\b(?:kupon|papel|papeles|multa|bayarin|interes|abiso|iskedyul|laktaw\w*|aming libro)\b/i,
  'hi-IN': /सीमा|कागज़|तय तारीख|नियत तारीख|विलंब|दंड शुल्क|जुर्माना|प्रकटीकरण|बट्टे खाते/,
};

/** The texts in the source of a file: what stands in quotes and reads as a sentence or a heading. */
async function textsOf(paper: string, language: Language): Promise<readonly string[]> {
  const source = await readFile(new URL(`${paper}/${language}.ts`, folder), 'utf8');
  return [...source.matchAll(/'([^'\n]+)'|`([^`\n]+)`/g)].map(([, plain, filled]) => plain ?? filled ?? '');
}

async function papers(): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

describe.each(languages)('the papers in %s', (language) => {
  it('keep to the voice and the money words of the product', async () => {
    const known = await papers();
    expect(known).toContain('loan-agreement');
    const texts = (await Promise.all(known.map((paper) => textsOf(paper, language)))).flat();
    expect(texts.length).toBeGreaterThan(50);
    expect(texts.filter((text) => unwanted[language].test(text))).toEqual([]);
  });
});
