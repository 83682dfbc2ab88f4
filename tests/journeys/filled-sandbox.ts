import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { findRunningDatabase } from '../../apps/api/adapters/embedded-postgres/embedded-postgres.ts';
import { until } from '../api/test-borrower.ts';
import { makeQuickFolder } from '../quick-folder.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { startCopiedProduct } from './copied-product.ts';

declare module 'vitest' {
  // An interface, because only interfaces can be added to.
  export interface ProvidedContext {
    filledSandbox: string;
    sharedProduct: string;
  }
}

/**
 * Starts the product once as a newcomer does, in an empty folder, and ends it. Its data folder is where each product of the
 * journeys begins. Several runs share one folder where `FILLED_SANDBOX` names it, because filling takes a core for 15 seconds.
 * Then starts the product that most files share: each start costs ten seconds of a core.
 */
export async function setup(testProject: TestProject): Promise<() => Promise<void>> {
  const given = process.env['FILLED_SANDBOX'];
  const folder = given ?? (await makeQuickFolder('luwag-sandbox-'));
  const dataDir = path.join(folder, 'data');
  if (!existsSync(dataDir)) await fill(dataDir);
  const shared = await startCopiedProduct(dataDir);
  testProject.provide('filledSandbox', dataDir);
  testProject.provide('sharedProduct', shared.origin);
  return async () => {
    await shared.end();
    if (given === undefined) await rm(folder, { recursive: true, force: true });
  };
}

async function fill(dataDir: string): Promise<void> {
  let product: ServerProcess | null = null;
  try {
    product = await startServerProcess({ DATA_DIR: dataDir, SANDBOX_PEOPLE: 'true' });
    await product.ready();
    await untilAtRest(dataDir);
  } catch (error) {
    // Half a sandbox is none: the next run begins anew.
    await product?.end();
    await rm(dataDir, { recursive: true, force: true });
    throw error;
  }
  await product.end();
}

/**
 * Waits until nothing is left to do for the people of the sandbox. Their faces are looked at behind the start: what were left of
 * it would take each product that begins here ten seconds of a core anew.
 */
async function untilAtRest(dataDir: string): Promise<void> {
  const connectionString = await findRunningDatabase(dataDir);
  if (connectionString === null) throw new Error('the sandbox has no database');
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const isAtRest = async () => ((await client.query(workLeft)).rows.length === 0 ? true : null);
    await until('the sandbox is at rest', isAtRest, 120_000);
  } finally {
    await client.end();
  }
}

const workLeft = `SELECT FROM outbox UNION ALL
  (SELECT FROM graphile_worker._private_jobs WHERE run_at <= now() AND attempts < max_attempts) LIMIT 1`;
