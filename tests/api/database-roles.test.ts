import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeKeysOnce } from '../../apps/api/adapters/keys/key-file.ts';
import { startProduct } from '../../apps/api/main.ts';
import type { RunningProduct } from '../../apps/api/run-process.ts';
import { readSettings } from '../../apps/api/settings.ts';
import { createExternalDatabase, type ExternalDatabase } from '../external-database.ts';
import { freePort } from '../free-port.ts';
import { lenderVariables, openIdleWorld } from '../production.ts';
import { doubleVariables } from '../provider-doubles.ts';
import { until } from './test-borrower.ts';

/* A lender's database: its owner may make roles and is no superuser; the servers never hold the owner's address. */

let cluster: ExternalDatabase;
let environment: Record<string, string>;
let ownerUrl: string;
const addressOf = (role: string) => {
  const url = new URL(cluster.databaseUrl);
  [url.username, url.password, url.pathname] = [role, `password of ${role}`, '/lender'];
  return url.href;
};

beforeAll(async () => {
  cluster = await createExternalDatabase();
  await cluster.start();
  await cluster.query("CREATE ROLE lender LOGIN CREATEROLE PASSWORD 'password of lender'");
  await cluster.query('CREATE DATABASE lender OWNER lender');
  ownerUrl = addressOf('lender');
  const keysFile = path.join(cluster.dataFolder, 'keys.json');
  await makeKeysOnce(keysFile);
  environment = {
    ...lenderVariables,
    ...doubleVariables({ origin: 'http://127.0.0.1:9' }),
    PORT: String(await freePort()),
    DATA_DIR: cluster.dataFolder,
    DATABASE_APP_URL: addressOf('luwag_app'),
    DATABASE_JOBS_URL: addressOf('luwag_jobs'),
    KEYS_FILE: keysFile,
  };
}, 60_000);
afterAll(async () => {
  await cluster.remove();
  await rm(cluster.dataFolder, { recursive: true, force: true });
});

const start = (more: Record<string, string> = {}): Promise<RunningProduct> =>
  startProduct(readSettings({ ...environment, ...more }), () => undefined, { openWorld: openIdleWorld });
const migrate = async () => {
  const program = path.join(import.meta.dirname, '../../apps/api/migrate-database.ts');
  const { PATH = '' } = process.env;
  const env = { PATH, ...environment, DATABASE_URL: ownerUrl };
  return (await promisify(execFile)(process.execPath, [program], { env })).stdout;
};
async function as<R extends pg.QueryResultRow>(address: string, text: string): Promise<readonly R[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    return (await client.query<R>(text)).rows;
  } finally {
    await client.end();
  }
}

test('script/migrate makes both roles, the tables and the marks of the keys, and may be run again', async () => {
  await expect(start()).rejects.toThrow();
  expect(await migrate()).toContain('applied 0001-schema.sql');
  expect(await migrate()).toContain('the database is up to date');
});

test('a server of production is refused the address of the owner', async () => {
  await expect(start({ DATABASE_URL: ownerUrl })).rejects.toThrow('script/migrate takes it');
});

test('a server does its jobs without the rights of the owner', async () => {
  const product = await start();
  try {
    await as(
      environment['DATABASE_APP_URL'] ?? '',
      `INSERT INTO outbox (customer_id, kind, payload)
        SELECT id, 'notify-waitlist-entry', json_build_object('numberId', id) FROM gen_random_uuid() id`,
    );
    const isDone = async () => {
      const [row] = await as<{ workers: number; waiting: number }>(
        ownerUrl,
        `SELECT (SELECT count(*)::integer FROM job_worker) AS workers, (SELECT count(*)::integer FROM outbox)
          + (SELECT count(*)::integer FROM graphile_worker.jobs WHERE task_identifier = 'notify-waitlist-entry') AS waiting`,
      );
      return row !== undefined && row.workers > 0 && row.waiting === 0 ? true : null;
    };
    await until('the job', isDone);
  } finally {
    await product.stop();
  }
});

test('the role of the jobs sees no customer, and the role that serves people no job', async () => {
  const [app = '', jobs = ''] = [environment['DATABASE_APP_URL'], environment['DATABASE_JOBS_URL']];
  await expect(as(jobs, 'SELECT FROM customer')).rejects.toThrow('permission denied');
  await expect(as(jobs, 'SELECT relay_outbox(1)')).rejects.toThrow('permission denied');
  await expect(as(jobs, 'CREATE SCHEMA another')).rejects.toThrow('permission denied');
  await expect(as(jobs, 'CREATE TABLE another ()')).rejects.toThrow('permission denied');
  await expect(as(app, 'SELECT FROM graphile_worker.jobs')).rejects.toThrow('permission denied');
  await expect(as(app, `DELETE FROM job_worker`)).rejects.toThrow('permission denied');
  await expect(as(app, 'SET ROLE luwag_jobs')).rejects.toThrow('permission denied');
});
