import { folderOf } from '../apps/borrower/routing/screen-route.ts';
import type { SourceFile } from './source-files.ts';

/* What the files must be to one another: few and fixed layers, and one stem per feature through all of them. */

const layersOf: Readonly<Record<string, readonly string[]>> = {
  'apps/api': ['adapters', 'http', 'jobs', 'ports', 'sandbox', 'texts', 'use-cases'],
  'apps/borrower': [
    'platform',
    'messages',
    'store',
    'routing',
    'components',
    'screens',
    'app',
    'boot',
    'worker',
    'public',
    'testing',
    'build',
  ],
  'apps/console': ['app', 'components', 'messages', 'public', 'screens', 'store', 'testing', 'build'],
  'packages/loan-engine': ['decision', 'ledger', 'life', 'loan', 'money', 'pricing', 'rewards'],
  'packages/contract': ['endpoints', 'profile'],
  packages: ['contract', 'loan-engine', 'provider-doubles', 'simulation'],
  apps: ['api', 'borrower', 'console'],
};

/** Folders that stand where only the lender's own layers may. */
export function unknownLayers(files: readonly SourceFile[]): readonly string[] {
  const found = new Set<string>();
  for (const { path } of files) {
    for (const [place, known] of Object.entries(layersOf)) {
      if (!path.startsWith(`${place}/`)) continue;
      const [folder, ...rest] = path.slice(place.length + 1).split('/');
      if (folder !== undefined && rest.length > 0 && !known.includes(folder))
        found.add(`${place}/${folder}: not a layer of this project`);
    }
  }
  return [...found];
}

/** The list of all, and those of a group that it takes in. */
const endpointList = /^packages\/contract\/(endpoints|endpoints\/[a-z]+\/[a-z]+-endpoints)\.ts$/;
const endpointFile = /^packages\/contract\/endpoints\/[a-z-]+\/([a-z0-9-]+)\.ts$/;

/** An endpoint has one name: its file's, its constant's, its own, and it stands in the list of all. */
export function endpointsWithTwoNames(files: readonly SourceFile[]): readonly string[] {
  const list = files
    .filter(({ path }) => endpointList.test(path))
    .map(({ text }) => text)
    .join('\n');
  return files.flatMap(({ path, text }) => {
    const stem = endpointFile.exec(path)?.[1];
    if (stem === undefined || !/= endpoint\(\{/.test(text)) return [];
    const name = camelCase(stem);
    const complaints: string[] = [];
    if (!text.includes(`export const ${name} = endpoint({`))
      complaints.push(`${path}: should export ${name}`);
    if (!text.includes(`name: '${name}'`)) complaints.push(`${path}: should be called ${name}`);
    if (!new RegExp(`^  ${name},$`, 'm').test(list))
      complaints.push(`${path}: is not in the list of endpoints`);
    return complaints;
  });
}

const screensFolder = 'apps/borrower/screens/';

/** A screen is a folder with its manifest, its screen and its stylesheet, all named for its path, and one line in the list. */
export function incompleteScreens(files: readonly SourceFile[]): readonly string[] {
  const list = files.find(({ path }) => path === 'apps/borrower/routing/manifests.ts')?.text ?? '';
  const listed = [...list.matchAll(/from '\.\.\/screens\/([^/]+)\/route\.ts'/g)].map(
    (match) => match[1] ?? '',
  );
  const folders = new Set(
    files.flatMap(({ path }) => /^apps\/borrower\/screens\/([^/]+)\//.exec(path)?.[1] ?? []),
  );
  return [
    ...[...folders].flatMap((folder) => complaintsOfScreen(files, folder, listed.includes(folder))),
    ...listed.filter((folder) => !folders.has(folder)).map((folder) => `screens/${folder}: is not there`),
  ];
}

function complaintsOfScreen(
  files: readonly SourceFile[],
  folder: string,
  isListed: boolean,
): readonly string[] {
  const textOf = (name: string): string | undefined =>
    files.find(({ path }) => path === `${screensFolder}${folder}/${name}`)?.text;
  const manifest = textOf('route.ts') ?? '';
  const path = /^  path: '\/([A-Za-z0-9]+)',$/m.exec(manifest)?.[1] ?? '';
  const faults = {
    'has no line in the list of manifests': !isListed,
    'its manifest names another path than its folder': folderOf(path) !== folder,
    'its manifest does not name its stylesheet': !manifest.includes(`  stylesheet: '${folder}.css',\n`),
    'has no screen': textOf(`${folder}-screen.tsx`) === undefined,
    'has no stylesheet': textOf(`${folder}.css`) === undefined,
  };
  return Object.entries(faults).flatMap(([fault, isThere]) =>
    isThere ? [`screens/${folder}: ${fault}`] : [],
  );
}

/** The lock file names versions and hashes; where they are fetched from is the registry's of the moment. */
export function downloadAddressesIn(lockFile: string): readonly string[] {
  const { packages } = JSON.parse(lockFile) as { packages: Record<string, { resolved?: string }> };
  return Object.entries(packages).flatMap(([name, { resolved }]) =>
    resolved !== undefined && /^(https?|git|file):/.test(resolved)
      ? [`${name}: fetched from an address`]
      : [],
  );
}

type LintSettings = {
  rules: Record<string, unknown>;
  overrides?: readonly { files: readonly string[]; rules: Record<string, unknown> }[];
};

function isForTestsOrWords(pattern: string): boolean {
  return /\.(test|spec|clock|conformance)\.|\/messages\//.test(pattern);
}

/** The linter keeps functions short; only tests and words are let off. */
export function looseLint(lintFile: string): readonly string[] {
  const { rules, overrides = [] } = JSON.parse(lintFile) as LintSettings;
  const complaints: string[] = [];
  if (JSON.stringify(rules['max-lines-per-function']) !== '["error",{"max":70}]')
    complaints.push('functions may be longer than 70 lines');
  for (const name of [
    'typescript/no-explicit-any',
    'typescript/no-non-null-assertion',
    'typescript/no-floating-promises',
    'no-console',
  ]) {
    if (rules[name] !== 'error') complaints.push(`${name} is not an error`);
  }
  for (const { files, rules: loosened } of overrides) {
    const isSize = Object.keys(loosened).some((name) => name.startsWith('max-lines'));
    if (isSize && !files.every(isForTestsOrWords))
      complaints.push(`${files.join(', ')}: let off the size rules`);
  }
  return complaints;
}

function camelCase(stem: string): string {
  return stem.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}
