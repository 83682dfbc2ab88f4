import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { StartRefused } from '../../ports/start-refused.ts';
import { withConnection } from './one-connection.ts';

export type Migration = {
  version: number;
  name: string;
  /** Programs with the same contract number work on this schema; a step that ends an older program raises it. */
  contract: number;
  text: string;
  checksum: string;
};
/** One database function per file, as it is now: `CREATE OR REPLACE`, applied again when the file changes. */
export type DatabaseFunction = { name: string; text: string; checksum: string };
export type Schema = { migrations: readonly Migration[]; functions: readonly DatabaseFunction[] };

const migrationsFolder = path.join(import.meta.dirname, 'migrations');
const functionsFolder = path.join(import.meta.dirname, 'functions');
const lockNumber = 7_251_904;
const lookForTurnEveryMs = 100;

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
      const contract = Number(/^-- Contract: (\d+)$/m.exec(text)?.[1]);
      if (!Number.isInteger(contract)) throw new Error(`migration ${name} should say -- Contract: <number>`);
      return { version: index + 1, name, contract, text, checksum: checksumOf(text) };
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

/** The whole schema of this program: its numbered migrations and its functions. */
export async function readSchema(): Promise<Schema> {
  return { migrations: await readMigrations(), functions: await readFunctions() };
}

function checksumOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Brings the database to the newest schema and returns the names of what was applied. One process migrates at a time; each
 * file is one transaction, but for one that builds an index concurrently. A database that a newer program has migrated is left alone, its functions too.
 * Errors: `StartRefused` where the database does not continue with these files.
 */
export async function migrate(
  databaseUrl: string,
  { migrations, functions }: Schema,
): Promise<readonly string[]> {
  return withMigrationLock(databaseUrl, async (client) => {
    await client.query(ownTables);
    const applied = await readApplied(client);
    refuseDifferences(applied, migrations);
    if (applied.some(({ version }) => version > migrations.length)) return [];
    const known = new Set(applied.map(({ version }) => version));
    const missing = migrations.filter(({ version }) => !known.has(version));
    const replaced = await changedFunctions(client, functions);
    // Tables name the functions of their triggers, checks and views, and the other functions name tables.
    const [namedByTables, others] = partition(replaced, ({ text }) =>
      /^ (RETURNS trigger|IMMUTABLE)$/m.test(text),
    );
    await replaceFunctions(client, namedByTables);
    for (const migration of missing) await apply(client, migration);
    await replaceFunctions(client, others);
    return [...missing, ...replaced].map(({ name }) => name);
  });
}

/**
 * Refuses to serve people on a schema that this program was not written for. A newer one with the same contract number is
 * fine, so that a release can be rolled out server by server.
 * Errors: `StartRefused` where steps are missing or the contract number differs.
 */
export async function refuseUnfitSchema(
  databaseUrl: string,
  migrations: readonly Migration[],
): Promise<void> {
  const config = { connectionString: databaseUrl, application_name: 'luwag' };
  await withConnection(config, async (client) => {
    const found = await client.query("SELECT to_regclass('schema_migration') IS NOT NULL AS is_there");
    const applied = found.rows[0].is_there === true ? await readApplied(client) : [];
    refuseDifferences(applied, migrations);
    if (applied.length >= migrations.length) return;
    throw new StartRefused('the database lacks steps of this release: run script/migrate first');
  });
}

const ownTables = `
  CREATE TABLE IF NOT EXISTS schema_migration (
    version integer PRIMARY KEY,
    name text NOT NULL,
    contract integer NOT NULL,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE TABLE IF NOT EXISTS schema_function (
    name text PRIMARY KEY,
    checksum text NOT NULL,
    applied_at timestamptz NOT NULL DEFAULT now()
  )`;

type Applied = readonly { version: number; name: string; checksum: string; contract: number }[];

async function readApplied(client: pg.Client): Promise<Applied> {
  // A database from before the contract number has no such column.
  const found = await client.query<Applied[number]>(
    `SELECT version, name, checksum, coalesce((to_jsonb(m) ->> 'contract')::integer, 0) AS contract
    FROM schema_migration m ORDER BY version`,
  );
  return found.rows;
}

function refuseDifferences(applied: Applied, migrations: readonly Migration[]): void {
  const contract = migrations.at(-1)?.contract;
  for (const { version, name, checksum, contract: itsContract } of applied) {
    const file = migrations[version - 1];
    if (file === undefined && itsContract === contract) continue;
    if (file === undefined) {
      throw new StartRefused(`the database is newer than this program: it has migration ${name}`);
    }
    if (file.name !== name) {
      throw new StartRefused(
        `the database was made by an older program (${name}), which this one does not continue: in the sandbox, start with an empty DATA_DIR`,
      );
    }
    if (file.checksum !== checksum) {
      throw new StartRefused(
        `migration ${name} changed after it was applied: in the sandbox, start with an empty DATA_DIR`,
      );
    }
  }
}

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): readonly [T[], T[]] {
  return [all.filter((one) => isFirst(one)), all.filter((one) => !isFirst(one))];
}

async function changedFunctions(
  client: pg.Client,
  functions: readonly DatabaseFunction[],
): Promise<readonly DatabaseFunction[]> {
  const found = await client.query<{ name: string; checksum: string }>(
    'SELECT name, checksum FROM schema_function',
  );
  const applied = new Map(found.rows.map(({ name, checksum }) => [name, checksum]));
  return functions.filter(({ name, checksum }) => applied.get(name) !== checksum);
}

/** All in one transaction, so that no server ever calls a mixture of old and new ones. */
async function replaceFunctions(client: pg.Client, functions: readonly DatabaseFunction[]): Promise<void> {
  if (functions.length === 0) return;
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

/** Does work as the owner of the database while no other process changes its schema. */
export async function withMigrationLock<T>(
  databaseUrl: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const config = { connectionString: databaseUrl, application_name: 'luwag-migrate' };
  return withConnection(config, async (client) => {
    await waitForTurn(client);
    return work(client);
  });
}

/** Asks again and again: a statement that waited for the lock would keep an index from being built, which waits for all statements. */
async function waitForTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS is_mine', [lockNumber]);
    if (rows[0].is_mine === true) return;
    await wait(lookForTurnEveryMs);
  }
}

async function apply(client: pg.Client, migration: Migration): Promise<void> {
  const [, indexName] = concurrentIndex.exec(migration.text) ?? [];
  if (indexName === undefined) await applyAtOnce(client, migration);
  else await buildIndex(client, migration, indexName);
}

/** A migration that builds an index beside the writes of others; such a file holds this statement alone. */
const concurrentIndex = /^CREATE (?:UNIQUE )?INDEX CONCURRENTLY (\w+)\b/m;

/** Locks out nobody, and so is no transaction: what an earlier try left half-built is dropped before. */
async function buildIndex(client: pg.Client, migration: Migration, indexName: string): Promise<void> {
  try {
    await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${indexName}`);
    await client.query(migration.text);
    await noteApplied(client, migration);
  } catch (error) {
    throw new Error(`migration ${migration.name} failed`, { cause: error });
  }
}

async function applyAtOnce(client: pg.Client, migration: Migration): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query("SET LOCAL lock_timeout = '5s'");
    await client.query(migration.text);
    await noteApplied(client, migration);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw new Error(`migration ${migration.name} failed`, { cause: error });
  }
}

async function noteApplied(client: pg.Client, migration: Migration): Promise<void> {
  await client.query(
    'INSERT INTO schema_migration (version, name, contract, checksum) VALUES ($1, $2, $3, $4)',
    [migration.version, migration.name, migration.contract, migration.checksum],
  );
}
