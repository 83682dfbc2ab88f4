import type { AttemptCount, CountedAttempt } from '../../ports/attempt-counter.ts';
import type { Queryable } from './database.ts';

const count = {
  name: 'attempt-count',
  text: `INSERT INTO attempt_counter AS c (counter_key, started_at, attempts)
    SELECT k.key, to_timestamp($3 / 1000.0), 1
    FROM unnest($1::bytea[], $2::bigint[]) AS k (key, window_ms) ORDER BY k.key
    ON CONFLICT (counter_key) DO UPDATE SET
      attempts = CASE WHEN c.started_at <= excluded.started_at - make_interval(secs => (
        SELECT k.window_ms / 1000.0 FROM unnest($1::bytea[], $2::bigint[]) AS k (key, window_ms) WHERE k.key = c.counter_key
      )) THEN 1 ELSE c.attempts + 1 END,
      started_at = CASE WHEN c.started_at <= excluded.started_at - make_interval(secs => (
        SELECT k.window_ms / 1000.0 FROM unnest($1::bytea[], $2::bigint[]) AS k (key, window_ms) WHERE k.key = c.counter_key
      )) THEN excluded.started_at ELSE c.started_at END
    RETURNING counter_key, started_at, attempts`,
};
const find = {
  name: 'attempt-find',
  text: `SELECT counter_key, started_at, attempts FROM attempt_counter c
    JOIN unnest($1::bytea[], $2::bigint[]) AS k (key, window_ms) ON k.key = c.counter_key
    WHERE c.started_at > to_timestamp(($3 - k.window_ms) / 1000.0)`,
};
type Row = { counter_key: Buffer; started_at: number; attempts: number };

/** Counts a try against each counter, in one statement, and answers where each stands with it. */
export async function countAttempt(database: Queryable, counts: readonly AttemptCount[], now: number) {
  return standing(counts, await database.query<Row>(count, valuesOf(counts, now)));
}

/** Where the counters stand; one that nothing was counted against in its window is left out. */
export async function findAttempts(database: Queryable, counts: readonly AttemptCount[], now: number) {
  return standing(counts, await database.query<Row>(find, valuesOf(counts, now)));
}

function valuesOf(counts: readonly AttemptCount[], now: number): unknown[] {
  return [counts.map(({ key }) => key), counts.map((one) => one.windowMs), now];
}

function standing(counts: readonly AttemptCount[], rows: readonly Row[]): CountedAttempt[] {
  return counts.flatMap((one) => {
    const row = rows.find(({ counter_key: key }) => key.equals(one.key));
    return row === undefined ? [] : [{ ...one, attempts: row.attempts, startedAt: row.started_at }];
  });
}
