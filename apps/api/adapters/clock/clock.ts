import type { Clock, MovableClock } from '../../ports/clock.ts';

/** The one place on the server that asks the machine for the time. */
export function machineNow(): number {
  return Date.now();
}

/** Where the sandbox keeps how far its clock was moved. */
export type ClockStore = {
  load: () => Promise<{ offsetMs: number; highestAtMs: number }>;
  /** Adds to the offset and returns the new total. */
  advance: (byMs: number, highestAtMs: number) => Promise<{ offsetMs: number }>;
};

/** The machine's clock. A clock that is set back stands still until time has caught up. */
export function createSystemClock(read: () => number = machineNow): Clock {
  let highest = 0;
  return {
    now: () => {
      highest = Math.max(highest, Math.trunc(read()));
      return highest;
    },
  };
}

/** The machine's clock plus a kept offset; after a restart it goes on from where it had been moved to. */
export async function createSandboxClock(
  store: ClockStore,
  read: () => number = machineNow,
): Promise<MovableClock> {
  const kept = await store.load();
  let { offsetMs } = kept;
  let highest = kept.highestAtMs;
  const now = (): number => {
    highest = Math.max(highest, Math.trunc(read()) + offsetMs);
    return highest;
  };
  return {
    now,
    advance: async (byMs) => {
      if (!Number.isSafeInteger(byMs) || byMs < 0)
        throw new RangeError('the clock moves ahead by whole milliseconds');
      ({ offsetMs } = await store.advance(byMs, now() + byMs));
    },
    refresh: async () => {
      ({ offsetMs } = await store.load());
    },
  };
}
