import { isTest, type SourceFile } from './source-files.ts';

/* What any one file must look like. Each rule takes a file and gives its complaints, the place first. */

export type Rule = (file: SourceFile) => readonly string[];

const mostLines = 300;
const code = /\.(ts|tsx)$/;

/** Lists that are read in one place and hold no logic to divide: words, and the tables of the database (decision 0041). */
const wholeList = /\/messages\/|\/postgres\/(migrations\/0001-schema|schema)\.sql$/;

export const notTooLong: Rule = ({ path, text }) => {
  if (!/\.(ts|tsx|css|sql)$|^script\//.test(path) || isTest(path) || wholeList.test(path)) return [];
  const lines = text.split('\n').length - 1;
  return lines > mostLines ? [`${path}: ${lines} lines, at most ${mostLines}`] : [];
};

const emptyWords = /(^|[-/.])(utils?|helpers?|common|misc|managers?)([-/.]|$)/;

export const namedForWhatItHolds: Rule = ({ path }) =>
  code.test(path) && emptyWords.test(path) ? [`${path}: a name that says nothing`] : [];

/** Words in lower case joined by hyphens; languages and migrations keep their own way of writing. */
export const namedInKebabCase: Rule = ({ path }) => {
  if (!code.test(path)) return [];
  const parts = path
    .replace(/\.(test|spec|property\.test|database\.test|conformance)?\.?tsx?$/, '')
    .split('/');
  return parts.every(isKebabCase) ? [] : [`${path}: not in kebab-case`];
};

function isKebabCase(part: string): boolean {
  return /^[a-z0-9]+(-[a-z0-9]+)*(\.[a-z]+)*$/.test(part) || /^[a-z]{2,3}-[A-Z]{2}$/.test(part);
}

/** Places of a pattern in a file, by line. */
function placesOf(file: SourceFile, pattern: RegExp, words: string): readonly string[] {
  return file.text
    .split('\n')
    .flatMap((line, index) => (pattern.test(line) ? [`${file.path}:${index + 1}: ${words}`] : []));
}

const riddles = /\bwho(m)?ever\b/i;
/** Texts of the lender that borrowers agreed to keep their words, and so does the log of older releases. */
const keepsItsWords = /^apps\/(borrower\/messages|api\/texts)\/|^CHANGELOG\.md$/;

export const sentencesArePlain: Rule = (file) =>
  keepsItsWords.test(file.path) ? [] : placesOf(file, riddles, 'says who only by a riddle; name the reader');

const readsClock = /\bnew Date\(\s*\)|\bDate\.now\b|(?<!new )\bDate\(\s*\)/;

export const timeComesFromTheClock: Rule = (file) => {
  const isServer = /^(apps\/api|packages)\//.test(file.path) && code.test(file.path) && !isTest(file.path);
  if (!isServer || file.path === 'apps/api/adapters/clock/clock.ts') return [];
  return placesOf(file, readsClock, 'asks the machine for the time');
};

const impure =
  /\bMath\.random\b|\bprocess\.|\bfetch\(|\basync\b|\bawait\b|\bconsole\.|\bglobalThis\b|\bcrypto\./;

export const engineIsPure: Rule = (file) =>
  /^packages\/(loan-engine|simulation)\//.test(file.path) && code.test(file.path) && !isTest(file.path)
    ? placesOf({ ...file, text: withoutComments(file.text) }, impure, 'the engine reaches outside itself')
    : [];

export const engineFileSaysItsRule: Rule = ({ path, text }) =>
  path.startsWith('packages/loan-engine/') && code.test(path) && !isTest(path) && !/^(\/\/|\/\*)/.test(text)
    ? [`${path}: opens without saying its rule and where it comes from`]
    : [];

const docstringOfFunction = /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?^export function (\w+)/gm;
const unitWords = /units?:|centavos|ppm|days?\b|fraction|instant|date|amount|sum\b/i;

/** What a lender's programmer needs before calling: in which units, with which refusals, and by what right. */
export const engineFunctionsSayTheirTerms: Rule = ({ path, text }) => {
  const isRule = path.startsWith('packages/loan-engine/') && code.test(path) && !isTest(path);
  if (!isRule) return [];
  return [...text.matchAll(docstringOfFunction)].flatMap(([, docstring = '', name = '']) => {
    const missing = Object.entries({ units: unitWords, errors: /errors:/i, source: /source:/i })
      .filter(([, words]) => !words.test(docstring))
      .map(([term]) => term);
    return missing.length > 0 ? [`${path}: ${name} does not say its ${missing.join(', ')}`] : [];
  });
};

/** The one place that writes there, and the self-check, whose finding it is that a phone is full. */
const storageWriters = [
  'apps/borrower/platform/keep-on-phone.ts',
  'apps/borrower/screens/test/check-browser.ts',
];

export const phonesMayBeFull: Rule = (file) =>
  file.path.startsWith('apps/borrower/') &&
  code.test(file.path) &&
  !storageWriters.includes(file.path) &&
  !isTest(file.path)
    ? placesOf(file, /\.setItem\(/, 'fails on a full phone; keepOnPhone does not')
    : [];

const unrun =
  /\b(it|test|describe|suite)\.(skip|only|todo|skipIf|runIf|fails)\b|\bx(it|describe)\(|\bf(it|describe)\(/;

export const everyTestRuns: Rule = (file) =>
  code.test(file.path) && isTest(file.path) ? placesOf(file, unrun, 'a test that does not always run') : [];

const silencers = [
  'eslint-disable',
  'oxlint-disable',
  '@ts-ignore',
  '@ts-expect-error',
  '@ts-nocheck',
  'oxfmt-ignore',
  'prettier-ignore',
  'v8 ignore',
  'istanbul ignore',
  'stryker disable',
  'stryker-disable',
];
const silenced = new RegExp(`(//|/\\*|<!--|--)\\s*(${silencers.join('|')})`, 'i');

export const noCheckIsSilenced: Rule = (file) =>
  /\.(ts|tsx|css|sql|html)$/.test(file.path) ? placesOf(file, silenced, 'silences a check') : [];

export const nothingIsPutOff: Rule = (file) =>
  /\.(ts|tsx|css|sql|html)$|^script\//.test(file.path)
    ? placesOf(file, /\b(TO[D]O|FIX[M]E|HA[C]K)\b/, 'puts work off')
    : [];

const mayExportDefault =
  /^apps\/(borrower|console)\/screens\/.+\.tsx$|^(tools\/mutation\.)?vitest\.config\.ts$/;

export const defaultIsForScreens: Rule = (file) =>
  code.test(file.path) && !mayExportDefault.test(file.path)
    ? placesOf(file, /^export default\b|\bas default\b/, 'exports a default')
    : [];

export const noBarrel: Rule = (file) => {
  if (!code.test(file.path)) return [];
  const isIndex = /(^|\/)index\.tsx?$/.test(file.path)
    ? [`${file.path}: a file that only gathers others`]
    : [];
  return [...isIndex, ...placesOf(file, /^export \* from\b/, 'passes everything of another file on')];
};

const personalFolders = ['work', 'root', 'home', 'Users', 'tmp'];
const machinePath = new RegExp(`(^|[\\s'"\`(=:])/(${personalFolders.join('|')})/[\\w.-]`);

export const noMachinePath: Rule = (file) => placesOf(file, machinePath, 'names a place on one machine');

export const noConflictMark: Rule = (file) =>
  placesOf(file, /^(<{7}|>{7}|={7})( |$)/, 'a merge left its mark');

function withoutComments(text: string): string {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1');
}
