import { findRunningDatabase } from './adapters/embedded-postgres/embedded-postgres.ts';
import { createSandboxClock, createSystemClock } from './adapters/clock/clock.ts';
import { createSeededInstitutions } from './adapters/institutions/seeded-institutions.ts';
import { createPersonalData, type PersonalDataKeys } from './adapters/personal-data/personal-data.ts';
import { createBookStore } from './adapters/postgres/book-store.ts';
import { createCloseOfBusiness } from './adapters/postgres/close-of-business.ts';
import { createCustomerStore } from './adapters/postgres/customer-store.ts';
import { type Database, openDatabase } from './adapters/postgres/database.ts';
import { createKeyReaders } from './adapters/postgres/key-readers.ts';
import { createProductList } from './adapters/postgres/product-list.ts';
import { createSandboxClockStore } from './adapters/postgres/sandbox-clock-store.ts';
import { isSpread } from './adapters/postgres/spread.ts';
import { createStaffStore } from './adapters/postgres/staff-store.ts';
import { createAddressBook } from './adapters/psgc/address-book.ts';
import { createRandomness } from './adapters/randomness/randomness.ts';
import { keepFresh } from './jobs/keep-fresh.ts';
import { StartRefused } from './ports/start-refused.ts';
import type { Settings } from './settings.ts';
import { openKeys } from './start-keys.ts';
import type { ImportContext } from './use-cases/book/import-book.ts';

/**
 * Opens the database, its keys and its clock for work on the whole book, and closes them afterwards.
 * Errors: `StartRefused` where the database does not run, is spread over machines, or belongs to other keys.
 */
export async function withBook<T>(
  settings: Settings,
  work: (context: ImportContext) => Promise<T>,
): Promise<T> {
  const databaseUrl =
    settings.databaseAppUrl ?? settings.databaseUrl ?? (await findRunningDatabase(settings.dataFolder));
  if (databaseUrl === null)
    throw new StartRefused('the database is not running: start script/server first, or set DATABASE_URL');
  const { preparesStatements } = settings;
  const database = openDatabase({ databaseUrl, maxConnections: 4, preparesStatements });
  try {
    return await withKeys(settings, databaseUrl, database, async (keys) =>
      work(await contextOf(settings, database, keys)),
    );
  } finally {
    await database.close();
  }
}

/** Opens the keys, and tells while the work lasts which they are: a new key is not sealed with before this process opens with it. */
async function withKeys<T>(
  settings: Settings,
  appUrl: string,
  database: Database,
  work: (keys: PersonalDataKeys) => Promise<T>,
): Promise<T> {
  const readers = createKeyReaders(database);
  const opened = await openKeys(settings, { ownerUrl: null, appUrl }, () => undefined, readers);
  const stopTelling = keepFresh([opened], () => undefined);
  try {
    return await work(opened.keys);
  } finally {
    await stopTelling();
    // Where the database is away, the row counts no more after some seconds.
    await opened.leave().catch(() => undefined);
  }
}

async function contextOf(
  settings: Settings,
  database: Database,
  keys: PersonalDataKeys,
): Promise<ImportContext> {
  if (await isSpread(database))
    throw new StartRefused('the database is spread over machines; import the book before script/distribute');
  const clock = await clockOf(settings, database);
  return {
    bookStore: createBookStore(database),
    store: createCustomerStore(database),
    closes: createCloseOfBusiness(database),
    staff: createStaffStore(database),
    personalData: createPersonalData(keys),
    randomness: createRandomness(clock),
    products: await createProductList(database),
    addresses: createAddressBook(),
    institutions: createSeededInstitutions(),
    now: clock.now,
  };
}

/** The sandbox may live on another day. */
async function clockOf({ mode }: Settings, database: Database) {
  return mode === 'sandbox' ? createSandboxClock(createSandboxClockStore(database)) : createSystemClock();
}
