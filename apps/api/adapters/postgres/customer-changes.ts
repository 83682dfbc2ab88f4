import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { CustomerChanges } from '../../ports/customer-changes.ts';

/* The name in save_customer. */
const channel = 'customer_changed';
const firstPauseMs = 200;
const longestPauseMs = 2_000;

export type ChangesOptions = {
  databaseUrl: string;
  /** Told when the connection was lost; another is made. */
  onConnectionLost: (error: unknown) => void;
};

/**
 * One connection for all who listen on this server. While it is away nothing is heard, so once it is back everybody is told
 * to look.
 */
export function listenForChanges({ databaseUrl, onConnectionLost }: ChangesOptions): CustomerChanges & {
  stop: () => Promise<void>;
} {
  const followers = new Map<string, Set<() => void>>();
  const stopping = new AbortController();
  const tell = (customerId: string): void => followers.get(customerId)?.forEach((onChange) => onChange());
  const listen = async (): Promise<void> => {
    for (
      let pauseMs = firstPauseMs;
      !stopping.signal.aborted;
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    ) {
      try {
        await listenOnce(databaseUrl, stopping.signal, {
          onListening: () => {
            pauseMs = firstPauseMs;
            for (const customerId of followers.keys()) tell(customerId);
          },
          onChange: tell,
        });
      } catch (error) {
        onConnectionLost(error);
      }
      await wait(pauseMs, undefined, { signal: stopping.signal, ref: false }).catch(() => undefined);
    }
  };
  const running = listen();
  return {
    follow: (customerId, onChange) => {
      const known = followers.get(customerId) ?? new Set();
      followers.set(customerId, known.add(onChange));
      return () => {
        known.delete(onChange);
        if (known.size === 0 && followers.get(customerId) === known) followers.delete(customerId);
      };
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** Listens until the connection ends, by itself or because it is to stop. */
async function listenOnce(
  databaseUrl: string,
  stop: AbortSignal,
  { onListening, onChange }: { onListening: () => void; onChange: (customerId: string) => void },
): Promise<void> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'luwag-changes',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  const ended = new Promise<void>((resolve, reject) => {
    client.once('end', resolve);
    // A connection may report more than one error, and one that nobody hears would end the process.
    client.on('error', reject);
  });
  // The await below may begin after the error.
  ended.catch(() => undefined);
  const end = (): void => void client.end().catch(() => undefined);
  stop.addEventListener('abort', end, { once: true });
  try {
    await client.connect();
    client.on('notification', ({ payload }) => onChange(payload ?? ''));
    await client.query(`LISTEN ${channel}`);
    onListening();
    await ended;
  } finally {
    stop.removeEventListener('abort', end);
    end();
  }
}
