import type { JobQueue, TroubledJob } from '../../ports/job-queue.ts';
import type { Queryable } from './database.ts';

const troubled = {
  name: 'job-queue-troubled',
  text: `SELECT job_id::text AS "jobId", kind, customer_id AS "customerId", is_given_up AS "isGivenUp", attempts,
      created_at AS "createdAt", tried_at AS "triedAt", count FROM troubled_jobs($1, $2)`,
};
const waiting = {
  name: 'job-queue-outbox',
  text: `SELECT count(*) AS count FROM outbox o WHERE o.kept_at < now() - make_interval(secs => $1)`,
};
const subject = `SELECT kind, customer_id AS "customerId" FROM`;
const tryAgain = { name: 'job-queue-try-again', text: `${subject} try_job_again($1::bigint)` };
const drop = { name: 'job-queue-drop', text: `${subject} drop_job($1::bigint)` };

/** The queue as far as the role that serves people may see it: functions of its owner, without what a job carries. */
export function createJobQueue(database: Queryable): JobQueue {
  const one = async (statement: typeof drop, jobId: string) =>
    (await database.query<{ kind: string; customerId: string | null }>(statement, [jobId]))[0] ?? null;
  return {
    waitingInOutbox: async (seconds) =>
      (await database.query<{ count: number }>(waiting, [seconds]))[0]?.count ?? 0,
    troubled: async (leastAttempts, most) => {
      const rows = await database.query<TroubledJob & { count: number }>(troubled, [leastAttempts, most]);
      return { count: rows[0]?.count ?? 0, oldest: rows.map(({ count: _all, ...job }) => job) };
    },
    tryAgain: (jobId) => one(tryAgain, jobId),
    drop: (jobId) => one(drop, jobId),
  };
}
