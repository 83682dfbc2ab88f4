import type { MovableClock } from '../../ports/clock.ts';
import type { Context } from '../context.ts';
import { closeBusinessDay } from '../close-of-business/close-business-day.ts';
import { moveScheduledLoans, type ScheduleContext } from '../rewards/move-scheduled-loans.ts';
import { checkPayout } from '../payout/send-payout.ts';

const dayMs = 86_400_000;
const manilaOffsetMs = 8 * 3_600_000;
/** When reminders go out, when the loans announced a morning before go out, and midnight. */
const stopsMs = [8 * 3_600_000, 9 * 3_600_000, dayMs];
const mostPayouts = 500;

type MoveContext = ScheduleContext & Pick<Context, 'closes' | 'payouts'>;

/** Moves the sandbox's clock ahead, stopping at each midnight and twice each morning in Manila to do what that day brings. */
export async function moveClock(context: MoveContext, clock: MovableClock, byMs: number): Promise<void> {
  let left = byMs;
  while (left > 0) {
    const sinceMidnight = (clock.now() + manilaOffsetMs) % dayMs;
    const stop = stopsMs.find((stopMs) => stopMs > sinceMidnight) ?? dayMs;
    const step = Math.min(left, stop - sinceMidnight);
    await clock.advance(step);
    left -= step;
    await doWhatIsDue(context);
  }
}

/** Everything that time brings: the close of business, scheduled loans, and answers to payouts still open. */
export async function doWhatIsDue(context: MoveContext): Promise<void> {
  await closeBusinessDay(context);
  await moveScheduledLoans(context);
  for (const subject of await context.directory.unfinishedPayouts(mostPayouts)) {
    await checkPayout(context, subject);
  }
}
