import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { withConnection } from './one-connection.ts';

export type Migration = { version: number; name: string; text: string; checksum: string };
/** One database function per file, as it is now: `CREATE OR REPLACE`, applied again when the file changes. */
export type DatabaseFunction = { name: string; text: string; checksum: string };
export type Schema = { migrations: readonly Migration[]; functions: readonly DatabaseFunction[] };

const migrationsFolder = path.join(import.meta.dirname, 'migrations');
const functionsFolder = path.join(import.meta.dirname, 'functions');
const lockNumber = 7_251_904;

/** Reads the numbered files; the numbers run from 1 without a hole, so that two branches cannot both add one unnoticed. */
export async function readMigrations(folder: string = migrationsFolder): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name, index) => {
      const digits = /^(\d{4})-[a-z0-9-]+\.sql$/.exec(name)?.[1];
      if (digits === undefined || Number(digits) !== index + 1) {
        throw new Error(`migration ${name} should be numbered ${String(index + 1).padStart(4, '0')}`);
      }
      const text = await readFile(path.join(folder, name), 'utf8');
      return { version: index + 1, name, text, checksum: checksumOf(text) };
    }),
  );
}

/** Reads the functions, each from a file that carries its name. */
export async function readFunctions(folder: string = functionsFolder): Promise<readonly DatabaseFunction[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(folder, name), 'utf8');
      const functionName = name.replace(/\.sql$/, '').replaceAll('-', '_');
      if (!text.includes(`CREATE OR REPLACE FUNCTION ${functionName}(`)) {
        throw new Error(`${name} should hold CREATE OR REPLACE FUNCTION ${functionName}`);
      }
      return { name: functionName, text, checksum: checksumOf(text) };
    }),
  );
}

/** The whole schema of this program: its numbered migrations, then its functions. */
export async function readSchema(): Promise<Schema> {
  return { migrations: await readMigrations(), functions: await readFunctions() };
}

function checksumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Brings the database to the newest schema and returns the names of what was applied. One server migrates
 * at a time; each file is one transaction. A migration that changed after it was applied is refused, because
 * the database would then differ from what its files say. A function that changed is replaced.
 */
export async function migrate(
  databaseUrl: string,
  { migrations, functions }: Schema,
): Promise<readonly string[]> {
  const config = { connectionString: databaseUrl, application_name: 'luwag-migrate' };
  return withConnection(config, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [lockNumber]);
    await client.query(`CREATE TABLE IF NOT EXISTS schema_migration (
      version integer PRIMARY KEY,
      name text NOT NULL,
      checksum text NOT NULL,
      applied_at timestamptz NOT NULL DEFAULT now()
    )`);
    const applied = await readApplied(client);
    refuseDifferences(applied, migrations);
    const missing = migrations.filter(({ version }) => !applied.has(version));
    for (const migration of missing) await apply(client, migration);
    const replaced = await changedFunctions(client, functions);
    if (replaced.length > 0) await replaceFunctions(client, replaced);
    return [...missing, ...replaced].map(({ name }) => name);
  });
}

type Applied = ReadonlyMap<number, { name: string; checksum: string }>;

async function readApplied(client: pg.Client): Promise<Applied> {
  const found = await client.query<{ version: number; name: string; checksum: string }>(
    'SELECT version, name, checksum FROM schema_migration ORDER BY version',
  );
  return new Map(found.rows.map(({ version, name, checksum }) => [version, { name, checksum }]));
}

function refuseDifferences(applied: Applied, migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.version, migration]));
  for (const [version, { name, checksum }] of applied) {
    const file = known.get(version);
    if (!file) throw new Error(`the database is newer than this program: it has migration ${name}`);
    if (file.checksum !== checksum) throw new Error(`migration ${file.name} changed after it was applied`);
  }
}

async function changedFunctions(
  client: pg.Client,
  functions: readonly DatabaseFunction[],
): Promise<readonly DatabaseFunction[]> {
  await client.query(`CREATE TABLE IF NOT EXISTS schema_function (
    name text PRIMARY KEY,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`);
  const found = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_function',
  );
  const applied = new Map(found.rows.map(({ name, checksum }) => [name, checksum]));
  return functions.filter(({ name, checksum }) => applied.get(name) !== checksum);
}

/** All in one transaction, so that no server ever calls a mixture of old and new ones. */
async function replaceFunctions(client: pg.Client, functions: readonly DatabaseFunction[]): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query("SET LOCAL lock_timeout = '5s'");
    // A function may call another one that a later file makes.
    await client.query('SET LOCAL check_function_bodies = off');
    for (const { name, text, checksum } of functions) {
      await client.query(text).catch((error: unknown) => {
        throw new Error(`function ${name} failed`, { cause: error });
      });
      await client.query(
        `INSERT INTO schema_function (name, checksum) VALUES ($1, $2)
        ON CONFLICT (name) DO UPDATE SET checksum = excluded.checksum, applied_at = now()`,
        [name, checksum],
      );
    }
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query("SET LOCAL lock_timeout = '5s'");
    await client.query(migration.text);
    await client.query('INSERT INTO schema_migration (version, name, checksum) VALUES ($1, $2, $3)', [
      migration.version,
      migration.name,
      migration.checksum,
    ]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`migration ${migration.name} failed`, { cause: error });
  }
}
