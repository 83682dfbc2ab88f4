import { languages } from '@luwag/contract/language';
import { expect, test } from 'vitest';

/* Guides, answers and hints name buttons and places in “quotes”. Each is one that stands in the app, in the reader's language. */

type Tree = { [key: string]: string | Tree };

const files = import.meta.glob<Tree>('./{en-US,fil-PH,hi-IN}/*.json', { eager: true, import: 'default' });

const explaining = [
  'guides',
  'clips',
  'faq',
  'help',
  'about-us',
  'no-android',
  'pay-by-code',
  'hand-off',
  'withdraw-page',
];

/** Labels of the phone itself, which are not ours. */
const ofThePhone = new Set(['Add to Home Screen', 'Add', 'Share', 'Open as Web App']);

function leavesOf(tree: Tree, prefix: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leavesOf(value, `${prefix}${key}.`),
  );
}

const wordsIn = (language: string) =>
  new Map(
    Object.entries(files).flatMap(([file, messages]) => {
      const [, folder = '', namespace = ''] = /^\.\/([^/]+)\/(.+)\.json$/.exec(file) ?? [];
      return folder === language ? leavesOf(messages, `${namespace}:`) : [];
    }),
  );

/** What an amount or a name takes the place of is written as three dots. */
const asNamed = (label: string) => label.replaceAll(/\{[^{}]*\}/g, '…');
const quotedIn = (words: string) => [...words.matchAll(/“([^”]+)”/g)].map(([, label = '']) => label);
const isExplaining = (key: string) => explaining.includes(key.split(':')[0] ?? '');

const english = wordsIn('en-US');

test('labels are named at all, also with what stands on them for an amount', () => {
  const named = [...english].filter(([key]) => isExplaining(key)).flatMap(([, words]) => quotedIn(words));
  expect(named.length).toBeGreaterThan(30);
  expect(named).toContain('Pay …');
});

test.each(languages)('each label that an explanation names stands in the app, in %s', (language) => {
  const own = wordsIn(language);
  const labels = new Set(
    [...own]
      .filter(([key]) => !isExplaining(key) || /:(?:open|links\.|title$|use)/.test(key))
      .map(([, words]) => asNamed(words)),
  );
  const unknown = [...own]
    .filter(([key]) => isExplaining(key))
    .flatMap(([key, words]) => quotedIn(words).map((label) => `${key}: ${label}`))
    .filter((found) => {
      const label = found.slice(found.indexOf(': ') + 2);
      return !labels.has(label) && !ofThePhone.has(label);
    });
  expect(unknown).toEqual([]);
});

test.each(languages)('an explanation names the same labels in %s as in English', (language) => {
  const own = wordsIn(language);
  const differing = [...english]
    .filter(([key]) => isExplaining(key))
    .flatMap(([key, words]) => {
      const named = quotedIn(own.get(key) ?? '');
      return quotedIn(words)
        .filter((label) => !isNamed(label, named, own))
        .map((label) => `${key}: ${label}`);
    });
  expect(differing).toEqual([]);
});

/** Whether one of the labels named here is this English one, by a message that both languages have. */
function isNamed(label: string, named: readonly string[], own: ReadonlyMap<string, string>): boolean {
  if (ofThePhone.has(label)) return named.includes(label);
  return [...english].some(
    ([key, words]) => asNamed(words) === label && named.includes(asNamed(own.get(key) ?? '')),
  );
}

test('no explanation tells to tap, choose or open something of a name without naming it as it stands', () => {
  const loose = [...english]
    .filter(([key]) => isExplaining(key))
    .filter(([, words]) =>
      /\b(?:[Tt]ap|[Tt]ouch|[Pp]ress|[Oo]pen|[Cc]hoose) (?:the )?(?!GCash)[A-Z"]/.test(words),
    )
    .map(([key]) => key);
  expect(loose).toEqual([]);
});

test('no explanation promises minutes where the rule is a day', () => {
  const promising = [...english]
    .filter(([key]) => isExplaining(key) || /^(?:loan-cards|loan-simulator):/.test(key))
    .filter(([, words]) => /\bmostly (?:in|within|takes) minutes\b/i.test(words))
    .map(([key]) => key);
  expect(promising).toEqual([]);
});
