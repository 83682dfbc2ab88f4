import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { StartRefused } from '../../ports/start-refused.ts';
import { isPassing } from './database.ts';

/** Does work on a connection of its own, outside the pool, and ends it. */
export async function withConnection<T>(
  config: pg.ClientConfig,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionTimeoutMillis: 5_000, ...config });
  // What is asked next says that the connection is lost; unheard, the loss would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

const firstPauseMs = 100;
const longestPauseMs = 1_000;

/**
 * Waits until the database gives a connection, as when both are started together. What waiting does not mend, such as a wrong
 * password, is thrown at once. Errors: `StartRefused` when the time is over.
 */
export async function waitForDatabase(
  databaseUrl: string,
  { limitMs, onWait }: { limitMs: number; onWait: () => void },
): Promise<void> {
  const startedAt = performance.now();
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await withConnection({ connectionString: databaseUrl }, async () => undefined);
    } catch (error) {
      if (!isAway(error)) throw error;
      if (performance.now() - startedAt + pauseMs > limitMs) {
        throw new StartRefused(`the database gave no connection for ${Math.round(limitMs / 1_000)} seconds`, {
          cause: error,
        });
      }
    }
    if (pauseMs === firstPauseMs) onWait();
    await wait(pauseMs);
  }
}

const awayCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** Nobody listens yet, or the database says itself that it is starting or full. */
function isAway(error: unknown): boolean {
  const inner = error instanceof AggregateError ? (error.errors as readonly unknown[])[0] : error;
  const code = inner instanceof Error && 'code' in inner ? inner.code : null;
  return (typeof code === 'string' && awayCodes.has(code)) || isPassing(inner);
}
