import { afterAll, beforeAll, expect, test } from 'vitest';
import { createStaffContext, newStaff, value } from '../../../tests/staff-context.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/test-database.ts';
import { createJobQueue } from '../adapters/postgres/job-queue.ts';
import { answerTroubledJob, listTroubledJobs } from '../use-cases/staff/troubled-jobs.ts';

let database: TestDatabase;
let context: Awaited<ReturnType<typeof contextOf>>;

async function contextOf() {
  return { ...(await createStaffContext(database)), jobQueue: createJobQueue(database.database) };
}

beforeAll(async () => {
  database = await createTestDatabase();
  context = await contextOf();
});
afterAll(() => database.remove());

const admin = newStaff('admin');
const customerId = '00000000-0000-4000-8000-000000000001';
const answer = (jobId = '0', step: 'try-again' | 'drop') => answerTroubledJob(context, admin, jobId, step);
const list = async () => value(await listTroubledJobs(context));

/** A job as the queue leaves it after so many failures. */
async function failedJob(kind: string, attempts: number): Promise<void> {
  await database.asOwner((owner) =>
    owner.runScript(`
      SELECT graphile_worker.add_job('${kind}', '{"customerId": "${customerId}"}');
      UPDATE graphile_worker._private_jobs SET attempts = ${attempts}, last_error = 'a name that nobody should read'
      WHERE attempts = 0`),
  );
}

test('a job that fails again and again, and one that was given up, are shown to staff without what it says of the error', async () => {
  await failedJob('tell-message', 3);
  expect(await list()).toMatchObject({ count: 0, jobs: [] });
  await failedJob('send-reminder', 8);
  await failedJob('erase-photos', 25);
  const { count, jobs } = await list();
  expect(count).toBe(2);
  expect(jobs).toMatchObject([
    { kind: 'send-reminder', customerId, isGivenUp: false, attempts: 8 },
    { kind: 'erase-photos', customerId, isGivenUp: true, attempts: 25 },
  ]);
  expect(JSON.stringify(jobs)).not.toContain('nobody should read');
});

test('a job is tried again from its first try, and only one that was given up is taken away, each with who did it', async () => {
  const [failing, givenUp] = (await list()).jobs;
  expect(await answer(failing?.jobId, 'drop')).toMatchObject({ code: 'not_found' });
  value(await answer(failing?.jobId, 'try-again'));
  value(await answer(givenUp?.jobId, 'drop'));
  expect(await list()).toMatchObject({ count: 0 });
  expect(await answer(givenUp?.jobId, 'try-again')).toMatchObject({ code: 'not_found' });
  const lines = await database.database.query(
    { name: 'job-lines', text: `SELECT action FROM audit_log WHERE customer_id = $1 ORDER BY at, audit_id` },
    [customerId],
  );
  expect(lines).toEqual([{ action: 'job-tried-again' }, { action: 'job-dropped' }]);
});

test('the role that serves people reads nothing of the queue but this', async () => {
  const read = database.database.query({
    name: 'queue',
    text: 'SELECT * FROM graphile_worker._private_jobs',
  });
  await expect(read).rejects.toThrow();
});
