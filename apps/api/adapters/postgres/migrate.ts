import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';

export type Migration = { version: number; name: string; text: string; checksum: string };

const migrationsFolder = path.join(import.meta.dirname, 'migrations');
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
      return { version: index + 1, name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Brings the database to the newest schema and returns the names of what was applied. One server migrates
 * at a time; each file is one transaction. A file that changed after it was applied is refused, because
 * the database would then differ from what its files say.
 */
export async function migrate(
  databaseUrl: string,
  migrations: readonly Migration[],
): Promise<readonly string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'luwag-migrate' });
  await client.connect();
  try {
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
    return missing.map(({ name }) => name);
  } finally {
    await client.end();
  }
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
