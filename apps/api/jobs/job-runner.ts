import { EventEmitter } from 'node:events';
import {
  Logger as WorkerLogger,
  run,
  type RunnerOptions,
  runMigrations,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Tracing } from '../ports/tracing.ts';
import type { Outcome } from '../use-cases/write.ts';
import { superviseWorkers, type Workers } from './worker-supervisor.ts';

export type JobHandler = (payload: Readonly<Record<string, string>>) => Promise<Outcome<unknown>>;

export type JobRunnerOptions = {
  databaseUrl: string;
  /** What each kind of job does. A refusal that may pass is tried again later, others end the job. */
  handlers: Readonly<Record<string, JobHandler>>;
  /** Runs every minute; null: these workers do jobs alone. */
  everyMinute: (() => Promise<void>) | null;
  /** Whether this process may do jobs now; it is asked each second. */
  mayWork?: () => boolean;
  /** How many jobs are done at the same time. */
  concurrency: number;
  /** Whether a refused job may succeed when tried again. */
  isWorthRetrying: (outcome: Extract<Outcome<unknown>, { ok: false }>) => boolean;
  /** What may be logged of an error: its kind and place, never its text. */
  describeError: (error: unknown) => object;
  tracing?: Tracing | null;
  log: Logger;
};

/** Not a failure: the job is put back and tried again after a growing pause. */
class TryAgain extends Error {
  override name = 'TryAgain';
}

/**
 * What the library tells of when its connections end. It goes on by itself then, but not always: a pool that ends because the end of
 * a job could not be kept may wait for ever, and its jobs with it. So its workers are let go, and others begin.
 */
const signsOfLoss = ['pool:listen:error', 'pool:fatalError', 'pool:gracefulShutdown'] as const;

/** No statement of the library takes long: without an answer for so long, none will come. */
const answerLimitMs = 20_000;

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

/** Delivers jobs at least once, with growing pauses between tries, and goes on after any end of the database. */
export function startJobs(options: JobRunnerOptions): Promise<{ stop: () => Promise<void> }> {
  const { databaseUrl, mayWork = () => true, log, describeError } = options;
  const taskList = tasksOf(options);
  return superviseWorkers({
    databaseUrl,
    start: () => startWorkers(taskList, options),
    mayWork,
    onTrouble: (error) => log.warn({ jobs: 'interrupted', ...describeError(error) }),
    onReleased: (count) => log.warn({ jobs: 'taken over', deadWorkers: count }),
  });
}

function tasksOf(options: JobRunnerOptions): TaskList {
  const { everyMinute } = options;
  const tasks: TaskList = everyMinute === null ? {} : { 'every-minute': () => everyMinute() };
  for (const [kind, handle] of Object.entries(options.handlers)) {
    tasks[kind] = async (payload) => {
      const outcome = await traced(options, kind, () => handle(payload as Record<string, string>));
      if (outcome.ok) return;
      options.log.info({ job: kind, code: outcome.code });
      if (options.isWorthRetrying(outcome)) throw new TryAgain(`${kind}: ${outcome.code}`);
    };
  }
  return tasks;
}

/** Each job is a trace of its own. */
async function traced<T>(
  { tracing }: JobRunnerOptions,
  kind: string,
  work: () => Promise<Outcome<T>>,
): Promise<Outcome<T>> {
  if (tracing === null || tracing === undefined) return work();
  const step = tracing.begin({ kind: 'job', name: kind });
  try {
    const outcome = await step.run(work);
    step.end({ hasFailed: false, answer: outcome.ok ? 'ok' : outcome.code });
    return outcome;
  } catch (error) {
    step.end({ hasFailed: true });
    throw error;
  }
}

async function startWorkers(taskList: TaskList, options: JobRunnerOptions): Promise<Workers> {
  const pool = new pg.Pool({
    connectionString: options.databaseUrl,
    // One more, to listen on.
    max: options.concurrency + 1,
    connectionTimeoutMillis: 3_000,
    query_timeout: answerLimitMs,
    application_name: 'luwag-jobs',
  });
  // A connection that ends is no reason to fall; the supervisor sees that the database is away.
  const ignoreLostConnection = (): void => options.log.debug({ jobs: 'connection lost' });
  pool.on('error', ignoreLostConnection);
  pool.on('connect', (client) => client.on('error', ignoreLostConnection));
  const events: WorkerEvents = new EventEmitter();
  let workerId = '';
  events.on('pool:create', ({ workerPool }) => {
    workerId = workerPool.id;
  });
  const { promise: lost, resolve: lose } = Promise.withResolvers<void>();
  for (const sign of signsOfLoss) events.once(sign, () => lose());
  const runner = await run(runnerOptions(pool, events, taskList, options)).catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });
  const endPool = (): void => void pool.end().catch(ignoreLostConnection);
  runner.promise.catch((error: unknown) =>
    options.log.warn({ jobs: 'ended', ...options.describeError(error) }),
  );
  const abandon = (): void => {
    runner.stop().catch(() => undefined);
    endPool();
  };
  let isStopping = false;
  return {
    workerId,
    ended: Promise.race([runner.promise, lost]).finally(() => {
      if (!isStopping) abandon();
    }),
    stop: async () => {
      isStopping = true;
      await runner.stop();
      await runner.promise.catch(() => undefined);
      endPool();
    },
    abandon,
  };
}

function runnerOptions(
  pgPool: pg.Pool,
  events: WorkerEvents,
  taskList: TaskList,
  options: JobRunnerOptions,
): RunnerOptions {
  return {
    pgPool,
    events,
    taskList,
    // One queue: a minute that takes longer is not overtaken by the next, on this server or another. A minute that nobody was
    // there to begin is made up for, and none waits behind what others have to do.
    ...(options.everyMinute === null
      ? {}
      : { crontab: '* * * * * every-minute ?fill=2m&queue=every-minute&jobKey=every-minute&priority=-10' }),
    concurrency: options.concurrency,
    pollInterval: 1_000,
    noHandleSignals: true,
    logger: workerLogger(options),
    // Without batches the library leaves a job's end that could not be kept as a rejection that nobody handles.
    preset: {
      worker: {
        completeJobBatchDelay: 0,
        failJobBatchDelay: 0,
        // To find one job costs the database as much as to find some; what comes in between waits for as many at most.
        localQueue: { size: 2 * options.concurrency },
      },
    },
  };
}
