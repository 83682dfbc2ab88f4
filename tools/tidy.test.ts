import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  downloadAddressesIn,
  endpointsWithTwoNames,
  incompleteScreens,
  looseLint,
  unknownLayers,
} from './project-rules.ts';
import { forbiddenImports, importsOf } from './import-rules.ts';
import * as shape from './shape-rules.ts';
import { projectFolder, readSourceFiles, type SourceFile } from './source-files.ts';

/* The code's own shape, as tests; and for every rule, proof that it catches what it is there to catch. */

const files = readSourceFiles();
const rules = new Map<string, shape.Rule>(Object.entries(shape));
const read = (name: string): string => readFileSync(path.join(projectFolder, name), 'utf8');
const file = (name: string, text = ''): SourceFile => ({ path: name, text });
/** Words put together at run time, so that this file does not break the rules it tests. */
const joined = (...parts: readonly string[]): string => parts.join('');

describe('the project', () => {
  it('is read', () => {
    expect(files.length).toBeGreaterThan(50);
    expect(files.some((found) => found.path === 'script/bootstrap')).toBe(true);
    expect(files.some((found) => found.path.includes('node_modules'))).toBe(false);
  });

  it.each([...rules])('keeps the rule %s', (_name, rule) => {
    expect(files.flatMap(rule)).toEqual([]);
  });

  it('imports only along the layers', () => {
    expect(files.flatMap(forbiddenImports)).toEqual([]);
  });

  it('has no layer besides its own', () => {
    expect(unknownLayers(files)).toEqual([]);
  });

  it('gives each endpoint one name', () => {
    expect(endpointsWithTwoNames(files)).toEqual([]);
  });

  it('has a manifest, a line in the list, a screen and a stylesheet for each screen', () => {
    expect(incompleteScreens(files)).toEqual([]);
  });

  it('locks versions, not addresses', () => {
    expect(downloadAddressesIn(read('package-lock.json'))).toEqual([]);
  });

  it('lets the linter keep functions short', () => {
    expect(looseLint(read('.oxlintrc.json'))).toEqual([]);
  });
});

const long = 'const one = 1;\n'.repeat(301);
const engine = 'packages/loan-engine/loan/loan.ts';
const useCase = 'apps/api/use-cases/loan/withdraw.ts';

describe('a planted fault is caught', () => {
  it.each([
    ['notTooLong', useCase, long],
    ['notTooLong', 'apps/borrower/app/base.css', long],
    ['notTooLong', 'apps/api/adapters/postgres/migrations/0002-loans.sql', long],
    ['namedForWhatItHolds', 'apps/api/http/date-utils.ts', ''],
    ['namedForWhatItHolds', 'apps/api/helpers/dates.ts', ''],
    ['namedForWhatItHolds', 'packages/contract/common.ts', ''],
    ['namedForWhatItHolds', 'apps/api/jobs/job-manager.ts', ''],
    ['namedInKebabCase', 'apps/api/http/dueDate.ts', ''],
    ['namedInKebabCase', 'apps/borrower/screens/homeIndex/home.tsx', ''],
    ['sentencesArePlain', useCase, joined('/** For who', 'ever pays. */')],
    ['sentencesArePlain', 'README.md', joined('Who', 'ever reads this')],
    ['timeComesFromTheClock', useCase, 'const now = new Date();'],
    ['timeComesFromTheClock', 'apps/api/adapters/postgres/loans.ts', 'const now = Date.now();'],
    ['timeComesFromTheClock', engine, 'const now = new Date( ).getTime();'],
    ['engineIsPure', engine, 'const luck = Math.random();'],
    ['engineIsPure', engine, 'export async function read() {}'],
    ['engineIsPure', 'packages/simulation/world.ts', 'const luck = Math.random();'],
    ['engineIsPure', engine, "const mode = process.env['MODE'];"],
    ['engineFileSaysItsRule', engine, 'export const one = 1;'],
    ['engineFunctionsSayTheirTerms', engine, '// A rule.\nexport function one() {}'],
    [
      'engineFunctionsSayTheirTerms',
      engine,
      '/** One, in centavos. Errors: none. */\nexport function one() {}',
    ],
    ['phonesMayBeFull', 'apps/borrower/app/shell.tsx', "localStorage.setItem('a', 'b');"],
    ['everyTestRuns', 'apps/api/http/a.test.ts', joined('it', '.skip("works", () => {});')],
    ['everyTestRuns', 'tests/journeys/a.spec.ts', joined('describe', '.only("all", () => {});')],
    ['everyTestRuns', 'apps/api/http/a.test.ts', joined('test', '.todo("later");')],
    ['everyTestRuns', 'apps/api/http/a.test.ts', joined('it', '.runIf(false)("works", () => {});')],
    ['noCheckIsSilenced', useCase, joined('// @ts-', 'expect-error because')],
    ['noCheckIsSilenced', useCase, joined('/* oxlint-', 'disable */')],
    ['noCheckIsSilenced', useCase, joined('// eslint-', 'disable-next-line no-console')],
    ['nothingIsPutOff', useCase, joined('// TO', 'DO: later')],
    ['defaultIsForScreens', useCase, joined('export ', 'default function withdraw() {}')],
    ['noBarrel', 'packages/contract/index.ts', ''],
    ['noBarrel', useCase, joined('export ', "* from './offer.ts';")],
    ['noMachinePath', 'README.md', joined('see /ho', 'me/somebody/notes')],
    ['noMachinePath', useCase, joined("const folder = '/ro", "ot/data';")],
    ['noConflictMark', 'README.md', joined('<<<<', '<<< ours')],
  ])('%s in %s', (rule, name, text) => {
    expect(rules.get(rule)?.(file(name, text))).toHaveLength(1);
  });

  it('and for every rule one is planted', () => {
    const source = read('tools/tidy.test.ts');
    for (const rule of rules.keys()) expect(source).toContain(`['${rule}',`);
  });

  it.each([
    ['sentencesArePlain', useCase, '/** For the borrower who pays. */'],
    ['sentencesArePlain', 'apps/api/texts/loan-agreement/en-US.ts', joined("'Who", "ever collects for us'")],
    ['notTooLong', 'apps/api/http/a.test.ts', long],
    ['notTooLong', 'apps/api/adapters/postgres/migrations/0001-schema.sql', long],
    ['timeComesFromTheClock', 'apps/api/adapters/clock/clock.ts', 'return Date.now();'],
    ['timeComesFromTheClock', useCase, 'return new Date(instantMs).toISOString();'],
    ['engineIsPure', engine, '/* the process. of await */ export const one = 1;'],
    ['engineFileSaysItsRule', engine, '// One rule. Source: the law.\nexport const one = 1;'],
    [
      'engineFunctionsSayTheirTerms',
      engine,
      '/** One. Units: none. Errors: none. Source: the law. */\nexport function one() {}',
    ],
    ['defaultIsForScreens', 'apps/borrower/screens/start/start-screen.tsx', 'export default StartScreen;'],
    ['namedInKebabCase', 'apps/borrower/messages/fil-PH/start.ts', ''],
    ['namedInKebabCase', 'apps/api/adapters/postgres/database.database.test.ts', ''],
    ['namedForWhatItHolds', 'apps/api/use-cases/session/uncommon.ts', ''],
    ['everyTestRuns', 'apps/api/http/a.test.ts', 'split(" "); fit (1); expect(skip).toBe(only);'],
  ])('and what is right is let pass: %s in %s', (rule, name, text) => {
    expect(rules.get(rule)?.(file(name, text))).toEqual([]);
  });
});

function importing(from: string, specifier: string): readonly string[] {
  return forbiddenImports(file(from, `import { one } from '${specifier}';`));
}

describe('an import across layers', () => {
  it.each([
    [engine, 'valibot'],
    [engine, 'node:crypto'],
    [engine, '@luwag/contract/money'],
    [engine, '../../contract/money.ts'],
    [engine, '../../simulation/world.ts'],
    ['packages/simulation/world.ts', '@luwag/contract/money'],
    ['packages/contract/fields.ts', '@luwag/loan-engine/money/money'],
    ['packages/contract/fields.ts', 'react'],
    ['apps/api/ports/clock.ts', '../adapters/clock/clock.ts'],
    ['apps/api/ports/clock.ts', 'pg'],
    [useCase, '../../adapters/postgres/database.ts'],
    [useCase, '../../http/handler.ts'],
    [useCase, 'pg'],
    [useCase, 'fastify'],
    ['apps/api/http/loans.ts', '../adapters/postgres/database.ts'],
    ['apps/api/http/loans.ts', '@luwag/loan-engine/loan/loan'],
    ['apps/api/adapters/postgres/loans.ts', '../../use-cases/write.ts'],
    ['apps/api/adapters/postgres/loans.ts', '../../http/handler.ts'],
    ['apps/api/settings.ts', './adapters/clock/clock.ts'],
    ['apps/borrower/app/shell.tsx', '../../api/settings.ts'],
    ['apps/borrower/app/shell.tsx', '../../console/app/shell.tsx'],
    ['apps/borrower/app/shell.tsx', '@luwag/loan-engine/loan/loan'],
    ['apps/borrower/app/shell.tsx', 'node:path'],
    ['apps/borrower/platform/held-tap.ts', '../store/core-store.ts'],
    ['apps/borrower/platform/held-tap.ts', '../boot/start-inline.ts'],
    ['apps/borrower/boot/hydration.ts', '../store/answer-cache.ts'],
    ['apps/borrower/boot/hydration.ts', '../routing/routes.ts'],
    ['apps/borrower/boot/hydration.ts', '../app/shell.tsx'],
    ['apps/borrower/worker/service-worker.ts', '../boot/start-inline.ts'],
    ['apps/borrower/worker/service-worker.ts', '../store/api.ts'],
    ['apps/borrower/worker/service-worker.ts', '../build/offline-files.ts'],
    ['apps/borrower/messages/use-error-words.ts', '../components/date-text/date-text.tsx'],
    ['apps/borrower/messages/use-error-words.ts', '../store/api.ts'],
    ['apps/borrower/store/keep-app.ts', '../routing/routes.ts'],
    ['apps/borrower/store/keep-app.ts', '../components/update-notice/update-notice.tsx'],
    ['apps/borrower/store/keep-app.ts', '../worker/service-worker.ts'],
    ['apps/borrower/routing/navigation.ts', '../components/button/button.tsx'],
    ['apps/borrower/routing/navigation.ts', '../screens/start/login-form.tsx'],
    ['apps/borrower/components/button/button.tsx', '../../screens/start/login-form.tsx'],
    ['apps/borrower/components/button/button.tsx', '../../app/route-arrival.ts'],
    ['apps/borrower/screens/start/login-form.tsx', '../../app/shell.tsx'],
    ['apps/borrower/screens/start/login-form.tsx', '../../boot/start-inline.ts'],
    ['apps/borrower/screens/start/login-form.tsx', '../../testing/render-screen.tsx'],
    ['apps/borrower/app/shell.tsx', '../worker/service-worker.ts'],
    ['apps/borrower/elsewhere.ts', './platform/held-tap.ts'],
    ['apps/borrower/screens/start/route.ts', './start-screen.tsx'],
    ['apps/borrower/screens/start/route.ts', '../../routing/routes.ts'],
    ['apps/borrower/screens/start/start-screen.tsx', './route.ts'],
    ['apps/borrower/routing/routes.ts', '../screens/start/route.ts'],
    ['apps/borrower/routing/routes.ts', './manifests.ts'],
    ['apps/borrower/app/screen-files.ts', '../routing/manifests.ts'],
    ['apps/console/app/shell.tsx', '../../borrower/components/button/button.tsx'],
    ['apps/console/app/shell.tsx', '@luwag/loan-engine/pricing/quote'],
    ['apps/elsewhere/main.ts', './one.ts'],
  ])('from %s of %s is caught', (from, specifier) => {
    expect(importing(from, specifier).length).toBeGreaterThan(0);
  });

  it.each([
    [engine, '../money/money.ts'],
    ['packages/simulation/world.ts', '@luwag/loan-engine/life/book-loan'],
    [useCase, '@luwag/loan-engine/loan/loan'],
    [useCase, '../../ports/clock.ts'],
    ['apps/api/http/loans.ts', '../use-cases/write.ts'],
    ['apps/api/adapters/postgres/loans.ts', 'pg'],
    ['apps/borrower/screens/start/price-of.ts', '@luwag/loan-engine/pricing/quote'],
    ['apps/borrower/boot/start-inline.ts', '../platform/held-tap.ts'],
    ['apps/borrower/store/keep-app.ts', '../platform/worker-order.ts'],
    ['apps/borrower/components/help-sheet/help-sheet.tsx', '../../routing/task-paths.ts'],
    ['apps/borrower/app/main.tsx', '../boot/hydration.ts'],
    ['apps/borrower/screens/start/route.ts', '../../routing/screen-route.ts'],
    ['apps/borrower/screens/start/route.ts', '@luwag/contract/endpoints/application/get-home'],
    ['apps/borrower/routing/manifests.ts', '../screens/start/route.ts'],
    ['apps/borrower/routing/route-table.ts', './manifests.ts'],
    ['apps/borrower/build/manifest.ts', '../routing/manifests.ts'],
    ['apps/borrower/build.ts', 'node:path'],
    ['apps/api/main.ts', './adapters/clock/clock.ts'],
  ])('from %s of %s is let pass', (from, specifier) => {
    expect(importing(from, specifier)).toEqual([]);
  });

  it('is seen in every way of writing it', () => {
    const text = `import a from 'one';\nimport type {\n  b,\n} from "two";\nexport { c } from 'three';
      import 'four';\nconst d = await import('five');\n// import e from 'six';\n/* from 'seven' */`;
    expect(importsOf(text)).toEqual(['one', 'two', 'three', 'four', 'five']);
  });
});

describe('the project', () => {
  it('notices a folder that is no layer', () => {
    expect(unknownLayers([file('apps/api/services/loans.ts'), file('packages/shared/one.ts')])).toHaveLength(
      2,
    );
    expect(unknownLayers([file('apps/api/http/loans.ts'), file('apps/api/main.ts')])).toEqual([]);
  });

  it('notices an endpoint with two names, and one that is not in the list', () => {
    const right = "export const getLoan = endpoint({\n  name: 'getLoan',";
    const list = file('packages/contract/endpoints.ts', 'export const endpoints = {\n  getLoan,\n};');
    const place = 'packages/contract/endpoints/loan/get-loan.ts';
    expect(endpointsWithTwoNames([file(place, right), list])).toEqual([]);
    expect(endpointsWithTwoNames([file(place, right)])).toHaveLength(1);
    expect(endpointsWithTwoNames([file(place, right.replace("'getLoan'", "'loan'")), list])).toHaveLength(1);
    expect(
      endpointsWithTwoNames([file(place, right.replace('const getLoan', 'const loan')), list]),
    ).toHaveLength(1);
  });

  it('notices a screen that lacks a part or a line, and a line without a screen', () => {
    const folder = 'apps/borrower/screens/ks-result';
    const manifest = "  path: '/KSResult',\n  stylesheet: 'ks-result.css',\n";
    const line = "export { route as ksResult } from '../screens/ks-result/route.ts';\n";
    const list = (text: string) => file('apps/borrower/routing/manifests.ts', text);
    const parts = [file(`${folder}/ks-result-screen.tsx`), file(`${folder}/ks-result.css`)];
    const whole = [file(`${folder}/route.ts`, manifest), ...parts];
    expect(incompleteScreens([list(line), ...whole])).toEqual([]);
    expect(incompleteScreens([list(''), ...whole])).toHaveLength(1);
    expect(incompleteScreens([list(line + line.replaceAll('ks-result', 'extra')), ...whole])).toHaveLength(1);
    for (const part of whole.slice(1))
      expect(incompleteScreens([list(line), ...whole.filter((one) => one !== part)])).toHaveLength(1);
    for (const [right, wrong] of [
      ['KSResult', 'result'],
      ['ks-result.css', 'result.css'],
    ] as const)
      expect(
        incompleteScreens([list(line), file(`${folder}/route.ts`, manifest.replace(right, wrong)), ...parts]),
      ).toHaveLength(1);
    // Without a manifest there is neither path nor stylesheet.
    expect(incompleteScreens([list(line), ...parts])).toHaveLength(2);
  });

  it('notices an address in the lock file', () => {
    const lock = JSON.stringify({ packages: { a: { resolved: 'https://registry.example/a.tgz' }, b: {} } });
    expect(downloadAddressesIn(lock)).toHaveLength(1);
  });

  it('notices a linter that lets long functions pass', () => {
    const right = JSON.parse(read('.oxlintrc.json')) as { rules: object; overrides: object[] };
    const longer = { ...right, rules: { ...right.rules, 'max-lines-per-function': ['error', { max: 90 }] } };
    expect(looseLint(JSON.stringify(longer))).toHaveLength(1);
    const letOff = { files: ['apps/api/**'], rules: { 'max-lines': 'off' } };
    expect(looseLint(JSON.stringify({ ...right, overrides: [...right.overrides, letOff] }))).toHaveLength(1);
  });
});
