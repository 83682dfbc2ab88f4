import { manilaOffsetMs } from '@luwag/loan-engine/money/manila-offset';
import type { MovableClock } from '../../ports/clock.ts';
import type { Context } from '../context.ts';
import { closeBusinessDay } from '../close-of-business/close-business-day.ts';
import { moveScheduledLoans, type ScheduleContext } from '../rewards/move-scheduled-loans.ts';
import { reconcileWaitlist } from '../waitlist-entry/notify-waitlist.ts';
import { askAboutPayouts } from '../payout/ask-about-payouts.ts';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** When borrowers are told of scheduled loans, when loans announced a morning before go out, and midnight. */
const everyDayMs = [8 * hourMs, 9 * hourMs, dayMs];
const mostPayouts = 500;

type MoveContext = ScheduleContext &
  Pick<Context, 'closes' | 'payouts' | 'payoutTimes' | 'photoParts' | 'waitlistEntries'>;

/** Moves the sandbox's clock ahead, stopping at each midnight and at each hour in Manila at which something is told or sent. */
export async function moveClock(context: MoveContext, clock: MovableClock, byMs: number): Promise<void> {
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
    await doWhatIsDue(context);
  }
}

/** Everything that time brings: the close of business, scheduled loans, answers to payouts still open, the end of upload links, and numbers left to be told. */
export async function doWhatIsDue(context: MoveContext): Promise<void> {
  await closeBusinessDay(context);
  await moveScheduledLoans(context);
  await askAboutPayouts(context, { most: mostPayouts });
  await context.photoParts.forgetEnded(context.now());
  await reconcileWaitlist(context);
}
