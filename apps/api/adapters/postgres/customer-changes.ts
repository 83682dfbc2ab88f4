import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { CustomerChanges } from '../../ports/customer-changes.ts';

const channel = 'customer_changed';
const firstPauseMs = 200;
const longestPauseMs = 2_000;
/** Between two notifications, each of which is a transaction of its own. A screen at another server changes later by no more than this. */
const tellingPauseMs = 50;
/** Ids in one notification, which holds less than 8,000 bytes. */
const mostInOne = 200;

export type ChangesOptions = {
  databaseUrl: string;
  /** Told when the connection was lost; another is made. */
  onConnectionLost: (error: unknown) => void;
};

/**
 * One connection for all who listen on this server, and for what it tells other servers: never within a write, since a
 * notification locks the whole database until its transaction is on disk. While the connection is away nothing is heard,
 * so once it is back everybody is told to look.
 */
export function listenForChanges({ databaseUrl, onConnectionLost }: ChangesOptions): CustomerChanges & {
  stop: () => Promise<void>;
} {
  const followers = new Map<string, Set<() => void>>();
  const stopping = new AbortController();
  const tellHere = (customerId: string): void => followers.get(customerId)?.forEach((onChange) => onChange());
  const others = createOthers();
  const listen = async (): Promise<void> => {
    for (
      let pauseMs = firstPauseMs;
      !stopping.signal.aborted;
      pauseMs = Math.min(pauseMs * 2, longestPauseMs)
    ) {
      try {
        await listenOnce(databaseUrl, stopping.signal, {
          onListening: (client) => {
            pauseMs = firstPauseMs;
            for (const customerId of followers.keys()) tellHere(customerId);
            others.connect(client);
          },
          onChange: tellHere,
        });
      } catch (error) {
        onConnectionLost(error);
      }
      others.connect(null);
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
    tell: (customerIds) => {
      for (const customerId of customerIds) tellHere(customerId);
      others.tell(customerIds);
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

/** What other servers are told: one notification at a time, with all that has come together since the one before. */
function createOthers() {
  const waiting = new Set<string>();
  let connection: pg.Client | null = null;
  let isTelling = false;
  const notify = async (): Promise<void> => {
    if (isTelling) return;
    isTelling = true;
    try {
      for (let client = connection; client !== null && waiting.size > 0; client = connection) {
        const next = [...waiting].slice(0, mostInOne);
        for (const customerId of next) waiting.delete(customerId);
        await client.query({
          name: 'notify',
          text: 'SELECT pg_notify($1, $2)',
          values: [channel, next.join()],
        });
        await wait(tellingPauseMs, undefined, { ref: false });
      }
    } catch {
      // The connection is lost, which its listener reports. Screens on other servers look by themselves as well.
      connection = null;
    } finally {
      isTelling = false;
    }
  };
  return {
    connect: (client: pg.Client | null): void => {
      connection = client;
      if (client !== null) void notify();
    },
    tell: (customerIds: readonly string[]): void => {
      // While nobody can be told, nothing is kept for later: those who come back look by themselves.
      if (connection === null) return;
      for (const customerId of customerIds) waiting.add(customerId);
      void notify();
    },
  };
}

/** Listens until the connection ends, by itself or because it is to stop. */
async function listenOnce(
  databaseUrl: string,
  stop: AbortSignal,
  {
    onListening,
    onChange,
  }: { onListening: (client: pg.Client) => void; onChange: (customerId: string) => void },
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
    const own = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    client.on('notification', ({ processId, payload }) => {
      // What this server told itself was told here directly.
      if (processId === own.rows[0]?.pid) return;
      for (const customerId of (payload ?? '').split(',')) onChange(customerId);
    });
    await client.query(`LISTEN ${channel}`);
    onListening(client);
    await ended;
  } finally {
    stop.removeEventListener('abort', end);
    end();
  }
}
