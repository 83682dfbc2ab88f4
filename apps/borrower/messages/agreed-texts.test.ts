import { createHash } from 'node:crypto';
import { languages } from '@luwag/contract/language';
import { type AgreedText, textVersions } from '@luwag/contract/text-versions';
import { expect, test } from 'vitest';

type Tree = { readonly [key: string]: string | Tree };
type AgreedWords = Record<'title' | 'lead' | 'news' | 'summary' | 'full', Tree>;

const files = import.meta.glob<Partial<AgreedWords>>(
  './{en-US,fil-PH,hi-IN}/{privacy,conditional-terms}.json',
  { eager: true, import: 'default' },
);
const namespaces = { privacy: 'privacy', terms: 'conditional-terms' } as const;

/**
 * The start of the SHA-256 of each version's words. Once a version is out, its line here stays: the borrowers who agreed to it agreed to
 * these words. Other words are a new version in `textVersions`, with what it brings under `news` and a new line here.
 */
const fingerprints: Record<AgreedText, Record<string, Record<string, string>>> = {
  privacy: {
    '2026-11': { 'en-US': '3ddbfa6d1dff726e', 'fil-PH': 'b872793628a3f66c', 'hi-IN': '4da4f7056591e27c' },
    '2026-11-22': { 'en-US': '138418c9491b1b4b', 'fil-PH': '2d326736c02687da', 'hi-IN': '251a581c64dddf56' },
    '2026-11-23': { 'en-US': 'ede92e413802e4ce', 'fil-PH': 'fd3611c9800c7ff9', 'hi-IN': 'f35e3ad575fc8be0' },
    '2026-11-27': { 'en-US': '312aa4450020765b', 'fil-PH': '90821c9515fb46bb', 'hi-IN': '0c31cd21ca57be82' },
  },
  terms: {
    '2026-11': { 'en-US': '690682af9f141caa', 'fil-PH': 'fb5a8d9d6eda18c8', 'hi-IN': '8fcea8c8f2fbaff5' },
    '2026-11-26': { 'en-US': '51b05053f62ee744', 'fil-PH': 'e05e1c4eab108fff', 'hi-IN': '25a50a15a60f35db' },
    '2026-11-27': { 'en-US': '7c7a624ab5e837a4', 'fil-PH': 'c699c8ef133989d3', 'hi-IN': '5926d1f0d6ff0871' },
  },
};

const cases = (Object.keys(namespaces) as AgreedText[]).flatMap((text) =>
  languages.map((language) => [text, language] as const),
);

test.each(cases)('nobody finds other words in the %s (%s) than those agreed to', (text, language) => {
  const words = files[`./${language}/${namespaces[text]}.json`] ?? {};
  const versions = textVersions[text].map(({ version }) => version);
  expect(Object.keys(fingerprints[text])).toEqual(versions);
  const latest = versions.at(-1) ?? '';
  expect(fingerprintOf(words), `the ${text} have other words: they are a new version`).toBe(
    fingerprints[text][latest]?.[language],
  );
  expect(Object.keys(words.news ?? {}), 'each version says what it brings').toEqual(versions.slice(1));
});

function fingerprintOf({ title, lead, summary, full }: Partial<AgreedWords>): string {
  const leaves = leavesOf({ title, lead, summary, full } as Tree).toSorted();
  return createHash('sha256').update(leaves.join('\n')).digest('hex').slice(0, 16);
}

function leavesOf(tree: Tree, path = ''): string[] {
  return Object.entries(tree).flatMap(([key, words]) =>
    typeof words === 'string' ? [`${path}${key}: ${words}`] : leavesOf(words, `${path}${key}.`),
  );
}
