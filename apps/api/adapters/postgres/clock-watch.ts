import type { Clock, ClockWatch } from '../../ports/clock.ts';
import { StartRefused } from '../../ports/start-refused.ts';
import { createSystemClock } from '../clock/clock.ts';
import type { Queryable } from './database.ts';

/** Machines that ask a time server differ by milliseconds; a day of interest must not hang on more than this. */
const mostDifferenceMs = 10_000;

export type ClockWatchOptions = {
  /** The machine's; a sandbox's clock may be moved as it likes. */
  clock?: Clock;
  /** Told of each comparison, in milliseconds that the machine is ahead. */
  onCompared?: (differenceMs: number) => void;
};

/**
 * Compares the machine's clock with the database's, which all processes share. Errors: `StartRefused` where they differ from
 * the start.
 */
export async function startClockWatch(
  database: Queryable,
  { clock = createSystemClock(), onCompared = () => undefined }: ClockWatchOptions = {},
): Promise<ClockWatch> {
  let differenceMs = 0;
  const refresh = async (): Promise<void> => {
    const askedAt = clock.now();
    const [row] = await database.query<{ ms: string }>({
      name: 'clock-watch',
      text: 'SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint AS ms',
    });
    const found = leastBetween(askedAt - Number(row?.ms), clock.now() - Number(row?.ms));
    differenceMs = found;
    onCompared(found);
  };
  const isWrong = (): boolean => Math.abs(differenceMs) > mostDifferenceMs;
  await refresh();
  if (isWrong()) throw new StartRefused(`${wordsOf(differenceMs)}: let a time server set both`);
  return { refresh, trouble: () => (isWrong() ? wordsOf(differenceMs) : null) };
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
