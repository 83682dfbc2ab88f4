import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

/* Each migration is linted: a step that locks a table in use, or that an older program cannot live with, is refused. */

const project = path.dirname(import.meta.dirname);
const migrations = path.join(project, 'apps/api/adapters/postgres/migrations');

/** Returns the names of the rules that these files break. */
async function brokenRules(files: string): Promise<readonly string[]> {
  const squawk = path.join(project, 'node_modules/.bin/squawk');
  const config = path.join(project, '.squawk.toml');
  const { stdout } = await promisify(execFile)(squawk, [
    '--config',
    config,
    '--reporter',
    'gcc',
    files,
  ]).catch((error: { stdout: string }) => error);
  return [...stdout.matchAll(/: (?:warning|error): ([a-z-]+)/g)].map(([, rule = '']) => rule);
}

async function brokenRulesOf(text: string): Promise<readonly string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'luwag-migration-'));
  await writeFile(path.join(folder, '0002-planted.sql'), text);
  const broken = await brokenRules(path.join(folder, '0002-planted.sql'));
  await rm(folder, { recursive: true });
  return broken;
}

test('the migrations lock no table in use and break no older program', async () => {
  expect(await brokenRules(`${migrations}/*.sql`)).toEqual([]);
});

test('a file that builds an index beside the writes of others is allowed', async () => {
  expect(await brokenRulesOf('CREATE INDEX CONCURRENTLY loan_branch ON loan (branch);')).toEqual([]);
});

test.each([
  ['ALTER TABLE loan ADD COLUMN branch text NOT NULL;', 'adding-required-field'],
  ['CREATE INDEX loan_branch ON loan (branch);', 'require-concurrent-index-creation'],
  [
    'CREATE INDEX CONCURRENTLY loan_branch ON loan (branch); UPDATE loan SET branch = 1;',
    'ban-concurrent-index-creation-in-transaction',
  ],
  ['ALTER TABLE loan ALTER COLUMN order_number TYPE bigint;', 'changing-column-type'],
  ['ALTER TABLE loan DROP COLUMN terms;', 'ban-drop-column'],
  ['ALTER TABLE loan RENAME COLUMN quote TO price;', 'renaming-column'],
  [
    'ALTER TABLE loan ADD CONSTRAINT loan_has_price CHECK (quote IS NOT NULL);',
    'constraint-missing-not-valid',
  ],
])('a planted fault is caught: %s', async (text, rule) => {
  expect(await brokenRulesOf(text)).toContain(rule);
});
