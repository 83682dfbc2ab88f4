import type { MovableClock } from '../../ports/clock.ts';
import type { Context } from '../context.ts';
import { closeBusinessDay } from '../close-of-business/close-business-day.ts';
import { checkPayout } from '../payout/send-payout.ts';

const dayMs = 86_400_000;
const manilaOffsetMs = 8 * 3_600_000;
/** When reminders go out. */
const morningMs = 8 * 3_600_000;
const mostPayouts = 500;

type MoveContext = Pick<
  Context,
  'store' | 'directory' | 'closes' | 'now' | 'randomness' | 'personalData' | 'payouts'
>;

/** Moves the sandbox's clock ahead, stopping at each midnight and each morning in Manila to do what that day brings. */
export async function moveClock(context: MoveContext, clock: MovableClock, byMs: number): Promise<void> {
  let left = byMs;
  while (left > 0) {
    const sinceMidnight = (clock.now() + manilaOffsetMs) % dayMs;
    const stop = sinceMidnight < morningMs ? morningMs : dayMs;
    const step = Math.min(left, stop - sinceMidnight);
    await clock.advance(step);
    left -= step;
    await doWhatIsDue(context);
  }
}

/** Everything that time brings: the close of business, and answers to payouts still open. */
export async function doWhatIsDue(context: MoveContext): Promise<void> {
  await closeBusinessDay(context);
  for (const subject of await context.directory.unfinishedPayouts(mostPayouts)) {
    await checkPayout(context, subject);
  }
}
