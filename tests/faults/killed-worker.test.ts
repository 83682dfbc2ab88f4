import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { until } from '../api/test-borrower.ts';
import { type ServerProcess, startServerProcess } from '../server-process.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

/* A server is killed while it works on jobs; another takes them over. */

let database: TestDatabase;
let folder: string;
const started: ServerProcess[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'luwag-killed-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  for (const server of started) await server.end();
  await database.remove();
  await rm(folder, { recursive: true, force: true });
});

async function start(): Promise<ServerProcess> {
  const server = await startServerProcess({
    DATABASE_URL: database.databaseUrl,
    DATA_DIR: path.join(folder, 'data'),
  });
  started.push(server);
  await server.ready();
  return server;
}

const ask = <R extends Record<string, unknown>>(text: string, values: readonly unknown[] = []) =>
  database.asOwner((owner) => owner.query<R>({ name: '', text }, values));

const lockedJobs = () =>
  ask<{ identifier: string }>(
    `SELECT identifier FROM graphile_worker._private_jobs jobs JOIN graphile_worker._private_tasks tasks
      ON tasks.id = jobs.task_id WHERE locked_by IS NOT NULL`,
  );
/** Who holds the work of every minute. Its key is no help: a job that is added again takes the key from the one at work. */
const locks = () =>
  ask<{ locked_by: string }>(
    `SELECT locked_by FROM graphile_worker._private_jobs jobs JOIN graphile_worker._private_tasks tasks
      ON tasks.id = jobs.task_id WHERE locked_by IS NOT NULL AND identifier = 'every-minute'`,
  );
const addEveryMinute = () =>
  ask(
    `SELECT FROM graphile_worker.add_job('every-minute', queue_name => 'every-minute', job_key => 'every-minute')`,
  );
const ageOfRun = async () =>
  (
    await ask<{ is_fresh: boolean }>(
      `SELECT ran_at > clock_timestamp() - interval '10 seconds' AS is_fresh FROM background_run`,
    )
  )[0];

test('a killed server’s jobs, the every-minute job among them, are done by the next within a minute', async () => {
  const first = await start();
  const holder = new pg.Client({ connectionString: database.databaseUrl });
  await holder.connect();
  try {
    // The work of every minute waits for this lock, in the middle of its job.
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE background_run');
    await addEveryMinute();
    await until('the job is begun', async () => ((await lockedJobs()).length > 0 ? true : null));
    await first.end('SIGKILL');
  } finally {
    await holder.end();
  }
  expect(await lockedJobs()).toEqual([{ identifier: 'every-minute' }]);

  // Half a minute passes, and a little more.
  const later = `- interval '31 seconds'`;
  await ask(`UPDATE job_worker SET seen_at = seen_at ${later}`);
  for (const table of ['_private_jobs', '_private_job_queues'])
    await ask(
      `UPDATE graphile_worker.${table} SET locked_at = locked_at ${later} WHERE locked_at IS NOT NULL`,
    );
  await ask(`UPDATE background_run SET ran_at = ran_at - interval '1 hour'`);

  await start();
  await until('the work of the minute is done', async () => ((await ageOfRun())?.is_fresh ? true : null));
  await until('no lock is left', async () => ((await lockedJobs()).length === 0 ? true : null));
});

test('a living server keeps the job it is busy with', async () => {
  const holder = new pg.Client({ connectionString: database.databaseUrl });
  await holder.connect();
  try {
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE background_run');
    await addEveryMinute();
    await until('the job is begun', async () => ((await locks()).length > 0 ? true : null));
    const [held] = await locks();
    // The lock is old, its holder lives.
    await ask(
      `UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 hour' WHERE locked_by IS NOT NULL`,
    );
    const second = await start();
    await until('the second server has looked', async () => {
      const [row] = await ask<{ count: number }>(
        `SELECT count(*)::integer AS count FROM job_worker WHERE seen_at > now() - interval '20 seconds'`,
      );
      // Each server has two pools of workers.
      return (row?.count ?? 0) > 3 ? true : null;
    });
    expect(await locks()).toEqual([held]);
    await second.end();
  } finally {
    await holder.end();
  }
});
