import {
  refuseRightToChangeJournal,
  refuseRoleWithoutSettings,
  type RoleAddresses,
  roleAddresses,
} from './adapters/postgres/database-roles.ts';
import { findUnsafeSettings } from './adapters/postgres/durability.ts';
import { type Database, type DatabaseOptions, openDatabase } from './adapters/postgres/database.ts';
import { refuseUnfitSchema, readSchema } from './adapters/postgres/migrate.ts';
import { waitForDatabase } from './adapters/postgres/one-connection.ts';
import { migrateDatabase } from './migrate-database.ts';
import { StartRefused } from './ports/start-refused.ts';
import type { Endings, Say } from './run-process.ts';
import { type Settings, SettingsRefused } from './settings.ts';

/** How long a start waits for a database that is not there yet. */
const longestDatabaseWaitMs = 60_000;

/** Under which roles a process works with the database. The owner's address is the sandbox's only. */
export type DatabaseAddresses = RoleAddresses & {
  ownerUrl: string | null;
  /** The role that serves people, without a pooler between: what is listened for would not come through one. */
  directUrl: string;
};
type AddressSettings = Pick<Settings, 'databaseAppUrl' | 'databaseJobsUrl' | 'databaseDirectUrl'>;

/**
 * Starts the sandbox's database, or waits for one that another program may have started at the same time. Returns the address of
 * its owner; null in production, whose servers hold no right to change tables.
 */
export async function openDatabaseServer(
  settings: Settings,
  say: Say,
  endings: Endings,
): Promise<string | null> {
  const { mode, databaseUrl, databaseAppUrl } = settings;
  const isProduction = mode === 'production';
  if (isProduction && databaseUrl !== null) {
    throw new StartRefused(
      'DATABASE_URL is the address of the owner: script/migrate takes it, a server of production does not',
    );
  }
  const address = isProduction ? databaseAppUrl : databaseUrl;
  if (address === null) return startDatabase(settings, say, endings);
  await waitForDatabase(address, {
    limitMs: longestDatabaseWaitMs,
    onWait: () => say('waiting for the database'),
  });
  return isProduction ? null : address;
}

async function startDatabase(settings: Settings, say: Say, endings: Endings): Promise<string> {
  const { startEmbeddedPostgres } = await import('./adapters/embedded-postgres/embedded-postgres.ts');
  const embedded = await startEmbeddedPostgres({
    dataFolder: settings.dataFolder,
    onStep: say,
    onUnexpectedEnd: () => {
      say('the database ended by itself; its reasons are in postgres.log in the data folder');
      process.exit(1);
    },
  });
  endings.add(async () => embedded.stop(), 4_000);
  return embedded.databaseUrl;
}

/**
 * Brings the sandbox's database to this release; that of production is only looked at, since `script/migrate` changes it with
 * its owner's rights. Errors: `StartRefused` where production's database is not of this release.
 */
export async function prepareSchema(
  ownerUrl: string | null,
  settings: AddressSettings,
): Promise<DatabaseAddresses> {
  if (ownerUrl !== null) await migrateDatabase(ownerUrl, settings);
  const addresses = addressesOf(ownerUrl, settings);
  await refuseUnfitSchema(addresses.appUrl, (await readSchema()).migrations);
  return { ownerUrl, ...addresses, directUrl: settings.databaseDirectUrl ?? addresses.appUrl };
}

function addressesOf(ownerUrl: string | null, settings: AddressSettings): RoleAddresses {
  const { databaseAppUrl: appUrl, databaseJobsUrl: jobsUrl } = settings;
  if (appUrl !== null && jobsUrl !== null) return { appUrl, jobsUrl };
  if (ownerUrl !== null) return roleAddresses(ownerUrl, settings);
  throw new StartRefused('DATABASE_APP_URL and DATABASE_JOBS_URL are required in production');
}

/**
 * Opens the database as the role that serves people. Errors: `StartRefused` where that role may do more than it should or lacks
 * its settings, or the database could lose what it acknowledged.
 */
export async function openServingDatabase(
  settings: Settings,
  { appUrl }: DatabaseAddresses,
  { onQuery }: Pick<DatabaseOptions, 'onQuery'>,
  endings: Endings,
): Promise<Database> {
  const { preparesStatements } = settings;
  const database = openDatabase({
    databaseUrl: appUrl,
    preparesStatements,
    ...(onQuery === undefined ? {} : { onQuery }),
  });
  endings.add(async () => database.close(), 500);
  await refuseRightToChangeJournal(database);
  await refuseRoleWithoutSettings(database);
  await refuseUnsafeDatabase(settings, database);
  return database;
}

async function refuseUnsafeDatabase(settings: Settings, database: Database): Promise<void> {
  const unsafe = await findUnsafeSettings(database);
  if (settings.mode === 'production' && unsafe.length > 0) {
    throw new SettingsRefused(
      unsafe.map((name) => `the database's ${name} could lose acknowledged payments`),
    );
  }
}

/** Whether the server behind the connection leads. */
export async function takesWrites(database: Database): Promise<boolean> {
  const text = `SELECT current_setting('transaction_read_only') = 'off' AS is_leader`;
  const [row] = await database.query<{ is_leader: boolean }>({ name: 'is-ready', text });
  return row?.is_leader === true;
}
