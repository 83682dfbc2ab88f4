import type { Clock, ClockWatch } from '../../ports/clock.ts';
import { StartRefused } from '../../ports/start-refused.ts';
import { machineNow } from '../clock/clock.ts';
import type { Queryable } from './database.ts';

/** Machines that ask a time server differ by milliseconds; a day of interest must not hang on more than this. */
const mostByDefaultMs = 10_000;

export type ClockWatchOptions = {
  /** The machine's clock, which may be set. */
  read?: () => number;
  /** Milliseconds that pass evenly, whatever the clock is set to. */
  passed?: () => number;
  /** How far both may differ, in milliseconds. */
  mostDifferenceMs?: number;
  /** Told of each comparison, in milliseconds that the machine is ahead. */
  onCompared?: (differenceMs: number) => void;
};

/**
 * Compares the machine's clock with the database's, which all processes share. A clock that was set is not believed: until the
 * database agrees with it, time goes on from the last moment at which both agreed. Errors: `StartRefused` where they differ from
 * the start.
 */
export async function startClockWatch(
  database: Queryable,
  {
    read = machineNow,
    passed = () => performance.now(),
    mostDifferenceMs = mostByDefaultMs,
    onCompared = () => undefined,
  }: ClockWatchOptions = {},
): Promise<ClockWatch & { clock: Clock }> {
  const isFar = (ms: number): boolean => Math.abs(ms) > mostDifferenceMs;
  let differenceMs = 0;
  let agreed = { at: read(), after: passed() };
  let highest = 0;
  const expected = (): number => agreed.at + passed() - agreed.after;
  const believed = (): number => (isFar(read() - expected()) ? expected() : read());
  const refresh = async (): Promise<void> => {
    const askedAt = read();
    const [row] = await database.query<{ ms: string }>({
      name: 'clock-watch',
      text: 'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS ms',
    });
    const at = read();
    differenceMs = leastBetween(askedAt - Number(row?.ms), at - Number(row?.ms));
    onCompared(differenceMs);
    if (!isFar(differenceMs)) agreed = { at, after: passed() };
  };
  await refresh();
  if (isFar(differenceMs)) throw new StartRefused(`${wordsOf(differenceMs)}: let a time server set both`);
  return {
    clock: {
      now: () => {
        highest = Math.max(highest, Math.trunc(believed()));
        return highest;
      },
    },
    refresh,
    trouble: () => {
      const setByMs = read() - expected();
      if (isFar(setByMs)) return wordsOf(setByMs);
      return isFar(differenceMs) ? wordsOf(differenceMs) : null;
    },
  };
}

/** The database read its clock at some moment between asking and answering: the least difference that fits, so that a slow answer blames nobody. */
function leastBetween(lowMs: number, highMs: number): number {
  if (lowMs > 0) return lowMs;
  return highMs < 0 ? highMs : 0;
}

function wordsOf(differenceMs: number): string {
  const seconds = Math.round(Math.abs(differenceMs) / 1_000);
  return `the clock of this machine is ${seconds} s ${differenceMs > 0 ? 'ahead of' : 'behind'} the database's`;
}
