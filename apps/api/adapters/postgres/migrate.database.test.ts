import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { migrate as migrateSchema, type Migration, readFunctions, readMigrations } from './migrate.ts';

/** So many are out; raise both figures when the next ones are. */
const appliedByLenders = 24;
const checksumOfThose = 'cc54e3629e09f5a56f398004c2a5615601e651e00a666c3bd37741acc4f86574';

const migration = (version: number, text: string, checksum = `checksum of ${text}`): Migration => ({
  version,
  name: `000${version}-made-up.sql`,
  text,
  checksum,
});

const migrate = (databaseUrl: string, migrations: readonly Migration[]) =>
  migrateSchema(databaseUrl, { migrations, functions: [] });

describe('migrating', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase({ isEmpty: true });
  });
  afterAll(() => test.remove());

  const first = migration(1, 'CREATE TABLE one (id integer)');
  const second = migration(2, 'CREATE TABLE two (id integer)');

  it('applies what is missing, in order, and nothing twice', async () => {
    expect(await migrate(test.databaseUrl, [first])).toEqual([first.name]);
    expect(await migrate(test.databaseUrl, [first, second])).toEqual([second.name]);
    expect(await migrate(test.databaseUrl, [first, second])).toEqual([]);
  });

  it('refuses a file that changed after it was applied', async () => {
    await expect(migrate(test.databaseUrl, [{ ...first, checksum: 'another' }, second])).rejects.toThrow(
      `${first.name} changed after it was applied`,
    );
  });

  it('refuses a database that is newer than the program', async () => {
    await expect(migrate(test.databaseUrl, [first])).rejects.toThrow('the database is newer');
  });

  it('keeps nothing of a file that fails half-way', async () => {
    const broken = migration(3, 'CREATE TABLE three (id integer); SELECT * FROM nowhere');
    await expect(migrate(test.databaseUrl, [first, second, broken])).rejects.toThrow(`${broken.name} failed`);
    const found = await test.database.query({
      name: 'find-three',
      text: "SELECT to_regclass('three') AS found",
    });
    expect(found).toEqual([{ found: null }]);
  });

  it('lets several servers start at once, of which one migrates', async () => {
    const third = migration(3, 'CREATE TABLE three (id integer)');
    const applied = await Promise.all(
      Array.from({ length: 5 }, () => migrate(test.databaseUrl, [first, second, third])),
    );
    expect(applied.flat()).toEqual([third.name]);
  });
});

const answering = (number: number) => ({
  name: 'answer',
  text: `CREATE OR REPLACE FUNCTION answer() RETURNS integer LANGUAGE sql AS $$ SELECT ${number} $$`,
  checksum: `answers ${number}`,
});
const schemaOf = (number: number) => ({ migrations: [], functions: [answering(number)] });

describe('the functions of the database', () => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase({ isEmpty: true });
  });
  afterAll(() => test.remove());

  const answer = async () => {
    const [row] = await test.database.query<{ answer: number }>({
      name: 'ask-answer',
      text: 'SELECT answer()',
    });
    return row?.answer;
  };

  it('are made once and replaced when their file changes', async () => {
    expect(await migrateSchema(test.databaseUrl, schemaOf(1))).toEqual(['answer']);
    expect(await migrateSchema(test.databaseUrl, schemaOf(1))).toEqual([]);
    expect(await answer()).toBe(1);
    expect(await migrateSchema(test.databaseUrl, schemaOf(2))).toEqual(['answer']);
    expect(await answer()).toBe(2);
  });

  it('stay as they were when one of them fails', async () => {
    const broken = { name: 'broken', text: 'CREATE OR REPLACE FUNCTION broken( AS', checksum: 'broken' };
    const schema = { migrations: [], functions: [answering(3), broken] };
    await expect(migrateSchema(test.databaseUrl, schema)).rejects.toThrow('function broken failed');
    expect(await answer()).toBe(2);
  });

  it('all have a file of their name', async () => {
    const whole = await createTestDatabase();
    const made = await whole.database.query<{ name: string }>({
      name: 'function-names',
      text: `SELECT p.proname::text AS name FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
        WHERE n.nspname = 'public' ORDER BY p.proname`,
    });
    await whole.remove();
    expect(made.map(({ name }) => name)).toEqual((await readFunctions()).map(({ name }) => name).toSorted());
  });
});

describe('the numbered files', () => {
  it('run from 1 without a hole', async () => {
    const migrations = await readMigrations();
    expect(migrations.length).toBeGreaterThan(0);
    expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
  });

  it('that lenders have applied stay as they are: a database they made is refused otherwise', async () => {
    const migrations = await readMigrations();
    const applied = migrations.slice(0, appliedByLenders).map(({ checksum }) => checksum);
    expect(createHash('sha256').update(applied.join()).digest('hex')).toBe(checksumOfThose);
  });

  it.each([['0002-second.sql'], ['1-first.sql'], ['0001-First.sql']])(
    'refuse to be called %s alone',
    async (name) => {
      const folder = await mkdtemp(path.join(tmpdir(), 'luwag-migrations-'));
      await writeFile(path.join(folder, name), 'SELECT 1');
      await expect(readMigrations(folder)).rejects.toThrow('should be numbered 0001');
      await rm(folder, { recursive: true });
    },
  );
});
