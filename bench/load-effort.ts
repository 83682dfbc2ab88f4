import { availableParallelism } from 'node:os';
import type { Database } from '../apps/api/adapters/postgres/database.ts';
import type { LenderBook, RunningLender } from './load-lender.ts';
import { familyOf, type ProcessTime, processTimes, secondsOf } from './process-cpu.ts';

/* What a load takes of the machine: processors by whose time it was, and bytes by where they went. */

export type Effort = {
  /** Shares of all processors of the machine, from 0 to 1. */
  callers: number;
  product: number;
  database: number;
  others: number;
  /** Of the write-ahead log, a second. */
  logBytesPerSecond: number;
  /** By which the database grew, a second. */
  grownBytesPerSecond: number;
  /** How large the database is in the end. */
  databaseBytes: number;
};

type Taken = {
  callers: number;
  product: number;
  database: number;
  all: number;
  logBytes: number;
  bytes: number;
};

export async function measureEffort<T>(
  { owner, postgresId }: LenderBook,
  { processId }: RunningLender,
  work: () => Promise<T>,
): Promise<{ result: T; effort: Effort }> {
  const take = async (): Promise<Taken> => {
    const times = await processTimes();
    return { ...timesOf(times, processId, postgresId), ...(await bytesOf(owner)) };
  };
  const before = await take();
  const startedAtMs = performance.now();
  const result = await work();
  const seconds = (performance.now() - startedAtMs) / 1_000;
  const after = await take();
  const share = (name: 'callers' | 'product' | 'database' | 'all'): number =>
    (after[name] - before[name]) / (seconds * availableParallelism());
  const [callers, product, database] = [share('callers'), share('product'), share('database')];
  return {
    result,
    effort: {
      callers,
      product,
      database,
      others: Math.max(0, share('all') - callers - product - database),
      logBytesPerSecond: (after.logBytes - before.logBytes) / seconds,
      grownBytesPerSecond: (after.bytes - before.bytes) / seconds,
      databaseBytes: after.bytes,
    },
  };
}

/** The providers' doubles run in the process of the callers and count with them. */
function timesOf(times: readonly ProcessTime[], productId: number, postgresId: number) {
  return {
    callers: secondsOf(times.filter((one) => one.processId === process.pid)),
    product: secondsOf(familyOf(times, productId)),
    database: secondsOf(familyOf(times, postgresId)),
    // Children that ended were counted by their parents, so the sum of all processes never falls.
    all: secondsOf(times),
  };
}

async function bytesOf(owner: Database): Promise<{ logBytes: number; bytes: number }> {
  const [row] = await owner.query<{ logBytes: number; bytes: number }>({
    name: 'bench-bytes',
    text: `SELECT pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 AS "logBytes",
      pg_database_size(current_database())::float8 AS bytes`,
  });
  return row ?? { logBytes: 0, bytes: 0 };
}
