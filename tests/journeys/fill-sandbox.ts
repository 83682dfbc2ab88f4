import pg from 'pg';
import { rm } from 'node:fs/promises';
import { findRunningDatabase } from '../../apps/api/adapters/embedded-postgres/embedded-postgres.ts';
import { until } from '../api/test-borrower.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';

/** Fills a data folder with the people of the sandbox, as its first start does, and leaves none where that fails. */
export async function fillSandbox(dataDir: string): Promise<void> {
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
