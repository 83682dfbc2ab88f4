import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { type Database, openDatabase } from '../apps/api/adapters/postgres/database.ts';
import { addressOf, templateName } from './database-server.ts';
import { servingAddress } from './pooled-address.ts';

export type TestDatabase = {
  /** The address of the database's owner. */
  databaseUrl: string;
  /** With the rights that the program has when it serves people. */
  database: Database;
  /** What the program itself may not do: look into the job queue, make tables, touch the journal. */
  asOwner: <T>(work: (owner: Database) => Promise<T>) => Promise<T>;
  /** Names of the statements sent since the list was last emptied, one per round trip. */
  roundTrips: string[];
  /** Ends the connections and removes the copy. */
  remove: () => Promise<void>;
};

/** A migrated database of the caller's own, copied in some tens of milliseconds. */
export async function createTestDatabase(options: { isEmpty?: boolean } = {}): Promise<TestDatabase> {
  const serverUrl = inject('databaseServerUrl');
  const name = `test_${randomBytes(6).toString('hex')}`;
  // Copied as files: to write each page into the log as well costs ten times the work.
  await asServer(
    serverUrl,
    `CREATE DATABASE ${name} TEMPLATE ${options.isEmpty ? 'template0' : templateName} STRATEGY FILE_COPY`,
  );
  const roundTrips: string[] = [];
  const databaseUrl = addressOf(serverUrl, name);
  const database = openDatabase({
    ...servingAddress(databaseUrl),
    maxConnections: 8,
    onQuery: (statementName) => roundTrips.push(statementName),
  });
  return {
    databaseUrl,
    database,
    roundTrips,
    asOwner: async (work) => {
      const owner = openDatabase({ databaseUrl, maxConnections: 2 });
      try {
        return await work(owner);
      } finally {
        await owner.close();
      }
    },
    remove: async () => {
      await database.close();
      await asServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function asServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
