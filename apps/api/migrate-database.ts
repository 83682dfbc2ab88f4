import { prepareAppRole } from './adapters/postgres/app-role.ts';
import { migrate, readSchema } from './adapters/postgres/migrate.ts';
import { prepareJobs } from './jobs/job-runner.ts';
import { StartRefused } from './ports/start-refused.ts';
import type { Say } from './run-process.ts';
import { readSettings, type Settings } from './settings.ts';

/* Brings a lender's database to this release. The servers of production do not: they hold no right to change tables. */

/** Applies what is missing: the job queue's tables, the role that serves people, then the schema. Safe to repeat. */
export async function migrateDatabase(
  databaseUrl: string,
  { databaseAppUrl }: Pick<Settings, 'databaseAppUrl'>,
): Promise<readonly string[]> {
  await prepareJobs(databaseUrl);
  if (databaseAppUrl === null) await prepareAppRole(databaseUrl);
  return migrate(databaseUrl, await readSchema());
}

async function main(say: Say): Promise<void> {
  const settings = readSettings(process.env);
  if (settings.databaseUrl === null) {
    throw new StartRefused(
      'DATABASE_URL is missing: the sandbox brings its own database up to date by itself',
    );
  }
  const applied = await migrateDatabase(settings.databaseUrl, settings);
  for (const name of applied) say(`applied ${name}`);
  say(applied.length === 0 ? 'the database is up to date' : 'the database is of this release');
}

if (import.meta.main) {
  main((line) => void process.stdout.write(`${line}\n`)).catch((error: unknown) => {
    process.stderr.write(
      `${error instanceof Error ? error.message : 'the database could not be migrated'}\n`,
    );
    process.exitCode = 1;
  });
}
