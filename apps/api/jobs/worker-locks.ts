import type pg from 'pg';

/* A worker's lock on a job holds as long as its process shows that it lives. */

/** How often a process shows that its workers live, and looks for the locks of others that do not. */
export const showEveryMs = 10_000;
/** A worker that was not seen for so long is dead; longer than a slow database keeps a living one from showing itself. */
const deadAfterSeconds = 30;

/** Shows that a pool of workers lives. */
export async function showWorker(pool: pg.Pool, workerId: string): Promise<void> {
  await pool.query({
    name: 'job-worker-show',
    text: `INSERT INTO job_worker (worker_id, seen_at) VALUES ($1, clock_timestamp())
      ON CONFLICT (worker_id) DO UPDATE SET seen_at = excluded.seen_at`,
    values: [workerId],
  });
}

/**
 * Takes jobs and queues from workers that are dead, so that the next worker does them. A fresh lock stays, because its worker
 * may not have shown itself yet. Returns how many workers lost their locks.
 */
export async function releaseLocksOfDeadWorkers(pool: pg.Pool): Promise<number> {
  const released = await pool.query<{ count: number }>({
    name: 'job-worker-release',
    text: `WITH dead AS (
        SELECT coalesce(array_agg(DISTINCT locked_by), '{}') AS ids FROM (
          SELECT locked_by, locked_at FROM graphile_worker._private_jobs WHERE locked_by IS NOT NULL
          UNION ALL
          SELECT locked_by, locked_at FROM graphile_worker._private_job_queues WHERE locked_by IS NOT NULL
        ) held
        WHERE locked_at < clock_timestamp() - make_interval(secs => $1)
          AND NOT EXISTS (SELECT FROM job_worker
            WHERE worker_id = locked_by AND seen_at >= clock_timestamp() - make_interval(secs => $1))
      )
      SELECT cardinality(ids) AS count, graphile_worker.force_unlock_workers(ids) FROM dead WHERE ids <> '{}'`,
    values: [deadAfterSeconds],
  });
  await pool.query({
    name: 'job-worker-forget',
    text: `DELETE FROM job_worker WHERE seen_at < clock_timestamp() - interval '1 day'`,
  });
  return released.rows[0]?.count ?? 0;
}
