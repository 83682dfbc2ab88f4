import { Logger as WorkerLogger, type Runner, run, runMigrations, type TaskList } from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Outcome } from '../use-cases/write.ts';

export type JobHandler = (payload: Readonly<Record<string, string>>) => Promise<Outcome<unknown>>;

export type JobRunnerOptions = {
  databaseUrl: string;
  /** What each kind of job does. A refusal that may pass is tried again later, others end the job. */
  handlers: Readonly<Record<string, JobHandler>>;
  /** Runs every minute. */
  everyMinute: () => Promise<void>;
  /** Whether a refused job may succeed when tried again. */
  isWorthRetrying: (outcome: Extract<Outcome<unknown>, { ok: false }>) => boolean;
  /** What may be logged of an error: its kind and place, never its text. */
  describeError: (error: unknown) => object;
  log: Logger;
};

/** Not a failure: the job is put back and tried again after a growing pause. */
class TryAgain extends Error {
  override name = 'TryAgain';
}

const silent = new WorkerLogger(() => () => undefined);

/** The worker's own lines, with its level and without what it worked on: payloads stay out of the log. */
function workerLogger({ log, describeError }: JobRunnerOptions): WorkerLogger {
  return new WorkerLogger(() => (level, _text, meta) => {
    const error = meta?.['error'];
    if (error instanceof TryAgain) return;
    if (level === 'error') log.error({ worker: level, ...describeError(error) });
    else if (level === 'warning') log.warn({ worker: level });
  });
}

/** Makes the job tables; the write path puts jobs there inside its own transaction. */
export async function prepareJobs(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl, logger: silent });
}

/** Delivers jobs at least once, with growing pauses between tries. */
export async function startJobs(options: JobRunnerOptions): Promise<{ stop: () => Promise<void> }> {
  const tasks: TaskList = { 'every-minute': () => options.everyMinute() };
  for (const [kind, handle] of Object.entries(options.handlers)) {
    tasks[kind] = async (payload) => {
      const outcome = await handle(payload as Record<string, string>);
      if (outcome.ok) return;
      options.log.info({ job: kind, code: outcome.code });
      if (options.isWorthRetrying(outcome)) throw new TryAgain(`${kind}: ${outcome.code}`);
    };
  }
  const pool = new pg.Pool({ connectionString: options.databaseUrl, max: 4, application_name: 'luwag-jobs' });
  // A connection that ends while the server stops is no reason to fall; the worker opens another when it needs one.
  const ignoreLostConnection = (): void => options.log.debug({ jobs: 'connection lost' });
  pool.on('error', ignoreLostConnection);
  pool.on('connect', (client) => client.on('error', ignoreLostConnection));
  const runner: Runner = await run({
    pgPool: pool,
    taskList: tasks,
    // One queue: a minute that takes longer is not overtaken by the next, on this server or another.
    crontab: '* * * * * every-minute ?queue=every-minute&jobKey=every-minute',
    concurrency: 4,
    pollInterval: 1_000,
    noHandleSignals: true,
    logger: workerLogger(options),
  });
  return {
    stop: async () => {
      await runner.stop();
      await pool.end();
    },
  };
}
