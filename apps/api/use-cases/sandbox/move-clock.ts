import { manilaOffsetMs } from '@luwag/loan-engine/money/manila-offset';
import type { MovableClock } from '../../ports/clock.ts';
import type { Context } from '../context.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** When borrowers are told of scheduled loans, when loans announced a morning before go out, and midnight. */
const everyDayMs = [8 * hourMs, 9 * hourMs, dayMs];

type ClockMove = {
  clock: MovableClock;
  /** The work of every minute, which also runs at each stop. */
  everyMinute: () => Promise<void>;
};

/** Moves the sandbox's clock ahead, stopping at each midnight and at each hour in Manila at which something is told or sent. */
export async function moveClock(
  context: Pick<Context, 'directory'>,
  { clock, everyMinute }: ClockMove,
  byMs: number,
): Promise<void> {
  const reminderHours = await context.directory.reminderHours();
  const stopsMs = [...everyDayMs, ...reminderHours.map((hour) => hour * hourMs)].toSorted(
    (one, other) => one - other,
  );
  let left = byMs;
  while (left > 0) {
    const sinceMidnight = (clock.now() + manilaOffsetMs) % dayMs;
    const stop = stopsMs.find((stopMs) => stopMs > sinceMidnight) ?? dayMs;
    const step = Math.min(left, stop - sinceMidnight);
    await clock.advance(step);
    left -= step;
    await everyMinute();
  }
}
