import { expect, test } from 'vitest';

/* What docs/voice.md asks of the English words and of the money words in the other languages, as far as a program can tell. */

type Tree = { [key: string]: string | Tree };

const files = import.meta.glob<Tree>('./{en-US,fil-PH,hi-IN}/*.json', { eager: true, import: 'default' });

/** The test bench speaks to the team. */
const apart = new Set(['test', 'test-states']);

const wordsIn = (language: string): [string, string][] =>
  Object.entries(files).flatMap(([file, tree]) => {
    const [, folder = '', namespace = ''] = /^\.\/([^/]+)\/(.+)\.json$/.exec(file) ?? [];
    return folder === language && !apart.has(namespace) ? leavesOf(tree, `${namespace}:`) : [];
  });

function leavesOf(tree: Tree, prefix: string): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[prefix + key, value]] : leavesOf(value, `${prefix}${key}.`),
  );
}

const english = wordsIn('en-US');

const found = (words: readonly [string, string][], unwanted: RegExp) =>
  words.filter(([, text]) => unwanted.test(text)).map(([key, text]) => `${key}: ${text}`);

test.each([
  [
    'no translated turn',
    /\b(?:meanwhile|anew|besides|mostly|at once|all the same|astray|afterwards|whoever|whom|somebody|nobody)\b/i,
  ],
  [
    'our team, not a person',
    /\b(?:a|one) person (?:looks|reads|answers|finds|calls|is)\b|\bone of us\b|\bour people\b/i,
  ],
  [
    'no program that tells, knows or notices',
    /\bby (?:itself|themselves|yourself)\b|\bnotices by\b|\bprogram compares\b/i,
  ],
  ['no inversion', /\bnot to be had\b|\bopen to you\b|\bis to be\b/i],
  ['the words of the market', /\b(?:counts (?:within|for your)|goes out|in all)\b/i],
  [
    'the spelling of the Philippines',
    /\b(?:instalment|licence|practise|e-mail|colour|recognis|organis|cheque|centre\b)/i,
  ],
  ['one idea in a sentence', /;/],
  ['one apostrophe', /\w'\w/],
  [
    'contractions',
    /\b(?:do|does|did|is|are|was|were|has|have|could|would|should) not (?!been|confirmed)[a-z]+ (?:yet|now|here)\b/,
  ],
])('English asks for %s', (_rule, unwanted) => {
  expect(found(english, unwanted)).toEqual([]);
});

test('no English sentence has more than twenty words', () => {
  const long = english.flatMap(([key, text]) =>
    branchesOf(text)
      .flatMap((branch) => branch.split(/(?<=[.!?])\s/))
      .filter((sentence) => sentence.split(/\s+/).length > 20)
      .map((sentence) => `${key}: ${sentence}`),
  );
  expect(long).toEqual([]);
});

/** What a message says in each case of its choices, with a value as one word. */
function branchesOf(text: string): string[] {
  const choice = /\{\w+, (?:plural|select),((?:\s*\S+ \{(?:[^{}]|\{[^{}]*\})*\})+)\}/.exec(text);
  if (choice === null) return [text.replaceAll(/\{[^{}]*\}/g, 'value').replaceAll(/<[^>]*>/g, '')];
  const branches = [...(choice[1] ?? '').matchAll(/\{((?:[^{}]|\{[^{}]*\})*)\}/g)];
  return branches.flatMap(([, branch = '']) => branchesOf(text.replace(choice[0], () => branch)));
}

test('the most that a loan can cost is said in one sentence', () => {
  const limits = english.filter(([, text]) => /\b(?:exceeds?|no more than)\b/i.test(text));
  const own = limits.filter(([, text]) => text.includes('{')).map(([key]) => key);
  expect(own.filter((key) => key !== 'about-us:price.late')).toEqual(['lending:cost.ceiling']);
  const borrowed = limits.filter(([, text]) => text.includes('borrowed')).map(([, text]) => text);
  expect(
    borrowed.filter((text) => !/Total cost can never exceed the amount you borrowed\b/.test(text)),
  ).toEqual([]);
});

test('the same thing is said in the same words, whatever the articles', () => {
  const said = new Map<string, Set<string>>();
  for (const [, text] of english) {
    const words = text.replaceAll(/[.,:?…]/g, '').toLowerCase();
    const bare = words.replaceAll(/\b(?:the|an?|please) /g, '');
    said.set(bare, (said.get(bare) ?? new Set()).add(words));
  }
  const twice = [...said.values()].filter((texts) => texts.size > 1).map((texts) => [...texts]);
  expect(twice).toEqual([]);
});

test.each([
  ['fil-PH', /\b(?:kupon|papeles|litrato|aprubado|multa|bayarin|interes|abiso)\b/i],
  ['hi-IN', /सीमा|कागज़|नियत तारीख|दस्तखत|प्रकटीकरण|विलंब शुल्क|सेवा शुल्क|तय लोन|कोई व्यक्ति|वेतन|निजता/],
])('%s uses the money words of the glossary', (language, unwanted) => {
  expect(found(wordsIn(language), unwanted)).toEqual([]);
});

test('Hindi says fees, loan and part of the money in one way, but in what borrowers agreed to', () => {
  const free = wordsIn('hi-IN').filter(([key]) => !/^(?:conditional-terms|privacy):/.test(key));
  expect(found(free, /शुल्क|उधार|कुछ हिस्सा|समझौत/)).toEqual([]);
});
