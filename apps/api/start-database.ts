import { type FollowedKeys, followKeys, makeKeysOnce } from './adapters/keys/key-file.ts';
import { prepareAppRole } from './adapters/postgres/app-role.ts';
import { createPersonalData, keyFingerprints } from './adapters/personal-data/personal-data.ts';
import { findUnsafeSettings } from './adapters/postgres/durability.ts';
import { type Database, openDatabase } from './adapters/postgres/database.ts';
import { createKeyFingerprints } from './adapters/postgres/key-fingerprints.ts';
import { refuseUnfitSchema, readSchema } from './adapters/postgres/migrate.ts';
import { waitForDatabase } from './adapters/postgres/one-connection.ts';
import { migrateDatabase } from './migrate-database.ts';
import type { KeyFingerprints } from './ports/key-fingerprints.ts';
import type { Endings, Say } from './run-process.ts';
import { type Settings, SettingsRefused } from './settings.ts';
import { fitKeys, hasKeys } from './use-cases/keys/fit-keys.ts';

/** How long a start waits for a database that is not there yet. */
const longestDatabaseWaitMs = 60_000;

/** Another program's database may be started at the same time as this one: it is waited for. */
export async function openDatabaseServer(settings: Settings, say: Say, endings: Endings): Promise<string> {
  const { databaseUrl } = settings;
  if (databaseUrl === null) return startDatabase(settings, say, endings);
  await waitForDatabase(databaseUrl, {
    limitMs: longestDatabaseWaitMs,
    onWait: () => say('waiting for the database'),
  });
  return databaseUrl;
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
 * its owner's rights. Returns the address under which people are served.
 * Errors: `StartRefused` where production's database is not of this release.
 */
export async function prepareSchema(
  databaseUrl: string,
  settings: Pick<Settings, 'mode' | 'databaseAppUrl'>,
): Promise<string> {
  if (settings.mode === 'sandbox') await migrateDatabase(databaseUrl, settings);
  const appUrl = settings.databaseAppUrl ?? (await prepareAppRole(databaseUrl));
  await refuseUnfitSchema(appUrl, (await readSchema()).migrations);
  return appUrl;
}

export async function refuseUnsafeDatabase(settings: Settings, database: Database): Promise<void> {
  const unsafe = await findUnsafeSettings(database);
  if (settings.mode === 'production' && unsafe.length > 0) {
    throw new SettingsRefused(
      unsafe.map((name) => `the database's ${name} could lose acknowledged payments`),
    );
  }
}

/**
 * Opens the keys of this database and follows their file. Only the sandbox makes keys, and only for a database that has none.
 * Errors: `StartRefused` where the file is missing or holds other keys than the database's.
 */
export async function openKeys(
  { mode, keysFile }: Pick<Settings, 'mode' | 'keysFile'>,
  ownerUrl: string,
  onTrouble: (error: unknown) => void,
): Promise<FollowedKeys> {
  return withKeyFingerprints(ownerUrl, async (kept) => {
    if (mode === 'sandbox' && !(await hasKeys(kept))) await makeKeysOnce(keysFile);
    const followed = await followKeys(keysFile, onTrouble);
    try {
      const { keys } = followed;
      const personalData = createPersonalData(keys);
      await fitKeys(kept, { personalData, fingerprints: keyFingerprints(keys), keysFile });
      return followed;
    } catch (error) {
      followed.stop();
      throw error;
    }
  });
}

/** Works on the marks of the keys, on a connection of the database's owner. */
export async function withKeyFingerprints<T>(
  ownerUrl: string,
  work: (kept: KeyFingerprints) => Promise<T>,
): Promise<T> {
  const owner = openDatabase({ databaseUrl: ownerUrl, maxConnections: 1, hasTimeLimit: false });
  try {
    return await work(createKeyFingerprints(owner));
  } finally {
    await owner.close();
  }
}
