import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../apps/api/adapters/embedded-postgres/embedded-postgres.ts';
import { roleAddresses } from '../apps/api/adapters/postgres/database-roles.ts';
import { type Pgbouncer, startPgbouncer } from './pgbouncer.ts';
import { makeQuickFolder } from './quick-folder.ts';
import { migrateDatabase } from '../apps/api/migrate-database.ts';

/* One real database server for a whole test run, with one migrated database that each test file copies. */

export const templateName = 'template_for_tests';

declare module 'vitest' {
  // An interface, because only interfaces can be added to.
  export interface ProvidedContext {
    databaseServerUrl: string;
    /** The port of a pooler in front of it; null where tests come directly. */
    poolerPort: number | null;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeQuickFolder('luwag-tests-');
  // In memory the log waits for no disk, so that squeezing its pages is work for nothing.
  const server = await startEmbeddedPostgres({
    dataFolder: path.join(folder, 'data'),
    settings: { wal_compression: 'off' },
  });
  let pooler: Pgbouncer | null = null;
  const stop = async (): Promise<void> => {
    if (pooler !== null) {
      const count = await pooler.transactions();
      process.stdout.write(`${count} transactions went through ${pooler.version} in transaction mode\n`);
    }
    await pooler?.stop();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await makeTemplate(server.databaseUrl);
    if (process.env['THROUGH_PGBOUNCER'] === 'true') pooler = await startPooler(server.databaseUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('databaseServerUrl', server.databaseUrl);
  project.provide('poolerPort', pooler?.port ?? null);
  return stop;
}

async function makeTemplate(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${templateName}`);
  await client.end();
  const databaseUrl = addressOf(serverUrl, templateName);
  await migrateDatabase(databaseUrl, { databaseAppUrl: null, databaseJobsUrl: null });
}

function startPooler(serverUrl: string): Promise<Pgbouncer> {
  const { appUrl } = roleAddresses(serverUrl, { databaseAppUrl: null, databaseJobsUrl: null });
  const { username, password } = new URL(appUrl);
  const { hostname, port } = new URL(serverUrl);
  return startPgbouncer({ host: hostname, port: Number(port), users: new Map([[username, password]]) });
}

export function addressOf(serverUrl: string, databaseName: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${databaseName}`;
  return url.href;
}
