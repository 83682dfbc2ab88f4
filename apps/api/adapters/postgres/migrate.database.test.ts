import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/test-database.ts';
import { describeSchema } from './describe-schema.ts';
import {
  migrate as migrateSchema,
  type Migration,
  readFunctions,
  readMigrations,
  refuseUnfitSchema,
} from './migrate.ts';

const migration = (version: number, text: string, contract = 1): Migration => ({
  version,
  name: `000${version}-made-up.sql`,
  contract,
  text,
  checksum: `checksum of ${text}`,
});

const answering = (number: number) => ({
  name: 'answer',
  text: `CREATE OR REPLACE FUNCTION answer() RETURNS integer LANGUAGE sql AS $$ SELECT ${number} $$`,
  checksum: `answers ${number}`,
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

  it('leaves a database alone that a newer program of the same contract has migrated, its functions too', async () => {
    const schema = { migrations: [first], functions: [answering(1)] };
    expect(await migrateSchema(test.databaseUrl, schema)).toEqual([]);
    await refuseUnfitSchema(test.databaseUrl, [first]);
  });

  it('refuses a database of a later contract', async () => {
    const later = [first, second, migration(3, 'SELECT 3', 2)];
    const own = await createTestDatabase({ isEmpty: true });
    await migrate(own.databaseUrl, later);
    await expect(migrate(own.databaseUrl, [first])).rejects.toThrow('the database is newer');
    await expect(refuseUnfitSchema(own.databaseUrl, [first])).rejects.toThrow('the database is newer');
    await own.remove();
  });

  it('serves nobody on a database that lacks a step', async () => {
    const next = [first, second, migration(3, 'SELECT 3')];
    await expect(refuseUnfitSchema(test.databaseUrl, next)).rejects.toThrow('run script/migrate');
    const own = await createTestDatabase({ isEmpty: true });
    await expect(refuseUnfitSchema(own.databaseUrl, [first])).rejects.toThrow('run script/migrate');
    await own.remove();
  });

  it('says of a database from before these files that this program does not continue it', async () => {
    const own = await createTestDatabase({ isEmpty: true });
    await own.asOwner((owner) =>
      owner.runScript(`CREATE TABLE schema_migration (version integer PRIMARY KEY, name text, checksum text);
        INSERT INTO schema_migration VALUES (1, '0001-ground.sql', 'any')`),
    );
    await expect(migrate(own.databaseUrl, [first])).rejects.toThrow(/older program .* empty DATA_DIR/);
    await own.remove();
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

describe('a migration that builds an index concurrently', () => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await createTestDatabase({ isEmpty: true });
    await migrate(test.databaseUrl, [first]);
  });
  afterEach(() => test.remove());

  const first = migration(1, 'CREATE TABLE branch (code text); INSERT INTO branch VALUES ($$a$$), ($$a$$)');
  const index = migration(2, 'CREATE UNIQUE INDEX CONCURRENTLY branch_code ON branch (code)');
  const isValid = async () => {
    const rows = await test.database.query<{ is_valid: boolean }>({
      name: 'is-index-valid',
      text: "SELECT indisvalid AS is_valid FROM pg_index WHERE indexrelid = to_regclass('branch_code')",
    });
    return rows[0]?.is_valid;
  };

  it('is built anew where an earlier try failed half-way', async () => {
    await expect(migrate(test.databaseUrl, [first, index])).rejects.toThrow(`${index.name} failed`);
    expect(await isValid()).toBe(false);
    await test.asOwner((owner) => owner.runScript('DELETE FROM branch; INSERT INTO branch VALUES ($$a$$)'));
    expect(await migrate(test.databaseUrl, [first, index])).toEqual([index.name]);
    expect(await isValid()).toBe(true);
  });

  it('is built once where several servers migrate at the same moment', async () => {
    await test.asOwner((owner) => owner.runScript('DELETE FROM branch'));
    const applied = await Promise.all(
      Array.from({ length: 5 }, () => migrate(test.databaseUrl, [first, index])),
    );
    expect(applied.flat()).toEqual([index.name]);
    expect(await isValid()).toBe(true);
  });
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

  it('and the functions make the schema that schema.sql shows; `npx vitest -u` writes it anew', async () => {
    const whole = await createTestDatabase();
    const text = await whole.asOwner((owner) => describeSchema(owner));
    await whole.remove();
    await expect(text).toMatchFileSnapshot('schema.sql');
  });

  it('raise the contract number and never lower it', async () => {
    const numbers = (await readMigrations()).map(({ contract }) => contract);
    expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
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
