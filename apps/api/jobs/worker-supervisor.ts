import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { releaseLocksOfDeadWorkers, showEveryMs, showWorker } from './worker-locks.ts';

/* Keeps workers running over any end of the database: lets them go when it is away and starts others when it is back. */

/** Workers on connections of their own. */
export type Workers = {
  /** The name under which they lock jobs. */
  workerId: string;
  /** Settles when they have ended, by themselves or because they were stopped. */
  ended: Promise<void>;
  /** Lets each finish its job. */
  stop: () => Promise<void>;
  /** Lets go of them without waiting; their locks are taken over later. */
  abandon: () => void;
};

export type SupervisorOptions = {
  databaseUrl: string;
  start: () => Promise<Workers>;
  /** Whether this process may do jobs now. While it may not, its workers are let go. */
  mayWork: () => boolean;
  /** Told of what failed; it is tried again. */
  onTrouble: (error: unknown) => void;
  /** Told how many dead workers lost their locks. */
  onReleased: (count: number) => void;
};

const lookEveryMs = 1_000;

/** Starts workers and keeps workers running. The first start must succeed. */
export async function superviseWorkers(options: SupervisorOptions): Promise<{ stop: () => Promise<void> }> {
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    max: 1,
    connectionTimeoutMillis: 3_000,
    query_timeout: 5_000,
    application_name: 'luwag-jobs-watch',
  });
  // A connection that ends is noticed by the next look.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const stopping = new AbortController();
  const supervision = createSupervision(pool, options);
  await supervision.look();
  const running = (async () => {
    for (;;) {
      await wait(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      await supervision.look().catch(options.onTrouble);
    }
  })();
  return {
    stop: async () => {
      stopping.abort();
      await running;
      await supervision.stop();
      await pool.end();
    },
  };
}

/** A server that takes no writes leads no longer: the next look connects anew. */
async function refuseFollower(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  let isLeader = false;
  try {
    const found = await client.query<{ is_leader: boolean }>(
      `SELECT current_setting('transaction_read_only') = 'off' AS is_leader`,
    );
    isLeader = found.rows[0]?.is_leader === true;
  } finally {
    client.release(!isLeader);
  }
  if (!isLeader) throw new Error('the database takes no writes');
}

function createSupervision(pool: pg.Pool, options: SupervisorOptions) {
  let workers: Workers | null = null;
  let shownAt = Number.NEGATIVE_INFINITY;
  const letGo = (): void => {
    workers?.abandon();
    workers = null;
  };
  const startWorkers = async (): Promise<Workers> => {
    const started = await options.start();
    shownAt = Number.NEGATIVE_INFINITY;
    const forget = (): void => {
      if (workers === started) workers = null;
    };
    started.ended.then(forget, forget);
    return started;
  };
  return {
    look: async (): Promise<void> => {
      try {
        await refuseFollower(pool);
      } catch (error) {
        // The library waits up to a minute before it looks for the database again; new workers begin at once.
        letGo();
        throw error;
      }
      if (!options.mayWork()) return letGo();
      workers ??= await startWorkers();
      if (performance.now() - shownAt < showEveryMs) return;
      await showWorker(pool, workers.workerId);
      shownAt = performance.now();
      const count = await releaseLocksOfDeadWorkers(pool);
      if (count > 0) options.onReleased(count);
    },
    stop: async (): Promise<void> => {
      await workers?.stop();
    },
  };
}
