import { randomBytes } from 'node:crypto';
import { createSeededInstitutions } from '../../apps/api/adapters/institutions/seeded-institutions.ts';
import { createPersonalData } from '../../apps/api/adapters/personal-data/personal-data.ts';
import { createCloseOfBusiness } from '../../apps/api/adapters/postgres/close-of-business.ts';
import { createCustomerStore } from '../../apps/api/adapters/postgres/customer-store.ts';
import { type Database, openDatabase } from '../../apps/api/adapters/postgres/database.ts';
import { createDirectory } from '../../apps/api/adapters/postgres/directory.ts';
import { createMaintenanceRepository } from '../../apps/api/adapters/postgres/maintenance-repository.ts';
import { createProductList } from '../../apps/api/adapters/postgres/product-list.ts';
import { createRepositories } from '../../apps/api/adapters/postgres/repositories.ts';
import { createStaffStore } from '../../apps/api/adapters/postgres/staff-store.ts';
import type { BookedMovement, Reconciliation } from '../../apps/api/ports/reconciliation.ts';
import type { Context } from '../../apps/api/use-cases/context.ts';

/** What the simulated servers keep their data in, and what a history does to it from outside. */
export type Stores = {
  ports: Pick<Context, StorePort>;
  steady: Pick<Context, 'personalData' | 'institutions' | 'products' | 'maintenance'>;
  /** Grows with all that may change what is kept. For as long as it stays the same, so does what is kept. */
  writes: () => number;
  /** Takes what waits in the outbox, as the relay does. */
  takeJobs: () => Promise<readonly KeptJob[]>;
  quarantined: () => Promise<readonly unknown[]>;
  /** What the account of suspense holds, in centavos. */
  suspenseBalance: () => Promise<number>;
  empty: () => Promise<void>;
  backUp: () => Promise<void>;
  /** Puts back what was backed up, with payouts held. */
  restore: (to: number, at: number) => Promise<void>;
  close: () => Promise<void>;
};
export type StorePort =
  | 'store'
  | 'directory'
  | 'providerEvents'
  | 'payoutPauses'
  | 'closes'
  | 'suspense'
  | 'lenderSteps'
  | 'smsLog'
  | 'payoutBalance'
  | 'staff'
  | 'reconciliation'
  | 'settlementFiles'
  | 'takenBackRows'
  | 'coherence'
  | 'loanFeed';
export type KeptJob = { kind: string; payload: Readonly<Record<string, string>>; afterMs: number };

const statements = {
  tables: {
    name: '',
    text: `SELECT c.relname AS name, (SELECT string_agg(quote_ident(a.attname), ', ') FROM pg_attribute a
        WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
      FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
        AND c.relname <> ALL ($1)`,
  },
  sequences: {
    name: '',
    text: `SELECT s.seqrelid::regclass::text AS name, s.seqstart::text AS start
      FROM pg_sequence s JOIN pg_depend d ON d.classid = 'pg_class'::regclass AND d.objid = s.seqrelid AND d.deptype IN ('a', 'i')
        JOIN pg_class c ON c.oid = d.refobjid AND c.relnamespace = 'public'::regnamespace
      WHERE c.relname <> ALL ($1)`,
  },
  takeJobs: {
    name: 'simulation-take-jobs',
    text: `WITH taken AS (DELETE FROM outbox RETURNING outbox_id, kind, payload, run_at, kept_at)
      SELECT kind, payload, (extract(epoch FROM run_at - kept_at) * 1000)::float8 AS "afterMs" FROM taken ORDER BY outbox_id`,
  },
  quarantined: {
    name: 'simulation-quarantined',
    text: `SELECT subject FROM provider_event WHERE state = 'quarantined'`,
  },
  suspenseBalance: {
    name: 'simulation-suspense-balance',
    text: `SELECT coalesce(-sum(line.amount), 0)::bigint AS centavos
      FROM lender_entry e CROSS JOIN unnest(e.accounts, e.amounts_centavos) AS line (account, amount)
      WHERE line.account = '2200'`,
  },
} as const;

const movementName = (one: BookedMovement): string => JSON.stringify([one.direction, one.reference, one]);

/** What is booked comes in any order. Questions follow from it, so that histories need one. */
export function inOneOrder(reconciliation: Reconciliation): Reconciliation {
  return {
    ...reconciliation,
    booked: async (of) =>
      (await reconciliation.booked(of)).toSorted((one, other) =>
        movementName(one) < movementName(other) ? -1 : 1,
      ),
  };
}

/** What belongs to the lender and not to a history. */
const lasting = ['product_version', 'schema_migration', 'schema_function'];

/** A table of a history has a few rows or none; truncating would make new files for each, which takes ten times as long. */
function emptyingOf(
  tables: readonly string[],
  sequences: readonly { name: string; start: string }[],
): string {
  return [
    ...tables.map((name) => `DELETE FROM ${name};`),
    ...sequences.map(({ name, start }) => `SELECT setval('${name}', ${start}, false);`),
  ].join(' ');
}

/** What only reads, by its name, and is asked most often. All else may write. */
const isReading = (name: string): boolean =>
  name.startsWith('load-customer-') || name === 'payout-pause-current';

/** A database that tells of each statement that may write, before it and after: a look in between saw it half done. */
function noticed(database: Database, onWrite: () => void): Database {
  const around = async <T>(work: () => Promise<T>): Promise<T> => {
    onWrite();
    try {
      return await work();
    } finally {
      onWrite();
    }
  };
  return {
    ...database,
    query: (statement, values) =>
      isReading(statement.name)
        ? database.query(statement, values)
        : around(() => database.query(statement, values)),
    transaction: (work) => around(() => database.transaction(work)),
  };
}

/** A database of PostgreSQL, with the rights of the program that serves; what happens from outside has the owner's. */
export async function openPostgresStores(databaseUrl: string, served: Database): Promise<Stores> {
  let writes = 0;
  const noteWrite = (): void => void (writes += 1);
  const database = noticed(served, noteWrite);
  const owner = openDatabase({ databaseUrl, maxConnections: 1 });
  const tables = await owner.query<{ name: string; columns: string }>(statements.tables, [lasting]);
  const names = tables.map(({ name }) => name);
  // Rules of tables are those of the program; what restores a database goes round them.
  const goRound = async (text: string) => {
    noteWrite();
    await owner.runScript(`BEGIN; SET LOCAL session_replication_role = replica; ${text} COMMIT;`);
  };
  const sequences = await owner.query<{ name: string; start: string }>(statements.sequences, [lasting]);
  const emptying = emptyingOf(names, sequences);
  const maintenance = await createMaintenanceRepository(database);
  await owner.runScript(
    `CREATE SCHEMA backup; ${names.map((name) => `CREATE TABLE backup.${name} AS SELECT * FROM ${name} WITH NO DATA;`).join(' ')}`,
  );
  const repositories = createRepositories(database);
  return {
    ports: {
      ...repositories,
      reconciliation: inOneOrder(repositories.reconciliation),
      store: createCustomerStore(database),
      directory: createDirectory(database),
      closes: createCloseOfBusiness(database),
      staff: createStaffStore(database),
    },
    steady: {
      personalData: createPersonalData({
        dataKeys: [{ keyId: 1, key: randomBytes(32) }],
        indexKey: randomBytes(32),
      }),
      institutions: createSeededInstitutions(),
      products: await createProductList(database),
      maintenance,
    },
    writes: () => writes,
    takeJobs: () => owner.query<KeptJob>(statements.takeJobs),
    quarantined: async () =>
      (await owner.query<{ subject: unknown }>(statements.quarantined)).map(({ subject }) => subject),
    suspenseBalance: async () =>
      (await owner.query<{ centavos: number }>(statements.suspenseBalance))[0]?.centavos ?? 0,
    empty: async () => {
      await goRound(emptying);
      await maintenance.refresh();
    },
    backUp: () =>
      goRound(
        names
          .map((name) => `DELETE FROM backup.${name}; INSERT INTO backup.${name} SELECT * FROM ${name};`)
          .join(' '),
      ),
    restore: async (to, at) => {
      await goRound(
        [
          emptying,
          ...tables.map(
            ({ name, columns }) =>
              `INSERT INTO ${name} (${columns}) OVERRIDING SYSTEM VALUE SELECT ${columns} FROM backup.${name};`,
          ),
          `SELECT pause_payouts(to_timestamp(${to} / 1000.0), to_timestamp(${at} / 1000.0));`,
        ].join(' '),
      );
      await maintenance.refresh();
    },
    close: () => owner.close(),
  };
}
