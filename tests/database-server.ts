import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../apps/api/adapters/embedded-postgres/embedded-postgres.ts';
import { makeQuickFolder } from './quick-folder.ts';
import { migrateDatabase } from '../apps/api/migrate-database.ts';

/* One real database server for a whole test run, with one migrated database that each test file copies. */

export const templateName = 'template_for_tests';

declare module 'vitest' {
  // An interface, because only interfaces can be added to.
  export interface ProvidedContext {
    databaseServerUrl: string;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await makeQuickFolder('luwag-tests-');
  const server = await startEmbeddedPostgres({ dataFolder: path.join(folder, 'data') });
  const stop = async (): Promise<void> => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await makeTemplate(server.databaseUrl);
  } catch (error) {
    await stop();
    throw error;
  }
  project.provide('databaseServerUrl', server.databaseUrl);
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

export function addressOf(serverUrl: string, databaseName: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${databaseName}`;
  return url.href;
}
