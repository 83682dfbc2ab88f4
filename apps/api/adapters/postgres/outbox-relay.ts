import { setTimeout as wait } from 'node:timers/promises';
import type { Queryable } from './database.ts';

const relay = { name: 'outbox-relay', text: 'SELECT relay_outbox($1) AS count' };
const place = { name: 'outbox-place-events', text: 'SELECT place_loan_events($1) AS count' };
const mostAtOnce = 500;
/** Between two relays of a busy server, so that many rows go in one statement: at 25 ms they cost a sixth of all its writes. */
const pauseMs = 100;
/** Rows of a server that ended before it relayed them, and of functions that no save is part of. */
const lookEveryMs = 1_000;

export type OutboxRelay = {
  /** Rows were kept; they are relayed at once. */
  nudge: () => void;
  stop: () => Promise<void>;
};

/**
 * Gives events of loans their place among all and addresses them to receivers, then brings what waits in the outbox to the job
 * queue. Returns the number of rows taken from the outbox.
 */
export async function relayOutbox(database: Queryable): Promise<number> {
  while (((await database.query<{ count: number }>(place, [mostAtOnce]))[0]?.count ?? 0) === mostAtOnce);
  for (let sum = 0; ;) {
    const [row] = await database.query<{ count: number }>(relay, [mostAtOnce]);
    const count = row?.count ?? 0;
    sum += count;
    if (count < mostAtOnce) return sum;
  }
}

/** Relays after each nudge and once a second. Several servers may do so; one relays at a time, and each row is taken once. */
export function startOutboxRelay(database: Queryable, onTrouble: (error: unknown) => void): OutboxRelay {
  const stopping = new AbortController();
  const { signal } = stopping;
  let wake: (() => void) | null = null;
  let isNudged = false;
  const nudged = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
      if (isNudged) resolve();
    });
  const running = (async () => {
    while (!signal.aborted) {
      isNudged = false;
      await relayOutbox(database).catch(onTrouble);
      await wait(pauseMs, undefined, { signal, ref: false }).catch(() => undefined);
      const looking = new AbortController();
      const stop = AbortSignal.any([signal, looking.signal]);
      const later = wait(lookEveryMs, undefined, { signal: stop, ref: false }).catch(() => undefined);
      await Promise.race([nudged(), later]);
      looking.abort();
    }
  })();
  return {
    nudge: () => {
      isNudged = true;
      wake?.();
    },
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}
