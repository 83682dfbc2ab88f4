import { type GivenAddresses, prepareJobsSchema, prepareRoles } from './adapters/postgres/database-roles.ts';
import { migrate, readSchema } from './adapters/postgres/migrate.ts';
import { prepareJobs } from './jobs/job-runner.ts';
import { StartRefused } from './ports/start-refused.ts';
import type { Say } from './run-process.ts';
import { readSettings } from './settings.ts';
import { giveKeys } from './start-keys.ts';

/* Brings a lender's database to this release. The servers of production do not: they hold no right to change tables. */

/** Applies what is missing: the roles, the job queue's tables, then the schema. Safe to repeat. Returns the names of what was applied. */
export async function migrateDatabase(ownerUrl: string, given: GivenAddresses): Promise<readonly string[]> {
  const { jobsUrl } = await prepareRoles(ownerUrl, given);
  await prepareJobsSchema(ownerUrl, jobsUrl, prepareJobs);
  return migrate(ownerUrl, await readSchema());
}

/** What an error and its causes say, with the code of PostgreSQL. Its details are left out, since they may show rows. */
export function troubleOf(error: unknown): string {
  if (!(error instanceof Error)) return 'the database could not be migrated';
  const code = 'code' in error && typeof error.code === 'string' ? ` (${error.code})` : '';
  const said = `${error.message}${code}`;
  return error.cause === undefined ? said : `${said}: ${troubleOf(error.cause)}`;
}

async function main(say: Say): Promise<void> {
  const settings = readSettings(process.env);
  if (settings.databaseUrl === null) {
    throw new StartRefused(
      'DATABASE_URL is missing: the sandbox brings its own database up to date by itself',
    );
  }
  const applied = await migrateDatabase(settings.databaseUrl, settings);
  // The sandbox makes its keys when it starts; those of production are there before.
  if (settings.mode === 'production') await giveKeys(settings, settings.databaseUrl);
  for (const name of applied) say(`applied ${name}`);
  say(applied.length === 0 ? 'the database is up to date' : 'the database is of this release');
}

if (import.meta.main) {
  main((line) => void process.stdout.write(`${line}\n`)).catch((error: unknown) => {
    process.stderr.write(`${troubleOf(error)}\n`);
    process.exitCode = 1;
  });
}
