import { addDays, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Context } from '../context.ts';
import { type AccrualContext, postAccruals } from './post-accruals.ts';
import { isWritingTime, manilaHourOf } from '../messages/writing-time.ts';
import { couponReminderDays, daysToLookAt, lateFromOn } from './reminder.ts';

export type CloseContext = AccrualContext & Pick<Context, 'closes'>;

/**
 * Does what is still to be done of today's close: charges once the day has begun in Manila, with the records whose time
 * is over and the sums of the days before, and reminders at the hour that each borrower chose. Asked every minute; a close that was missed or cut off goes on at the next time of asking, and the charges of
 * missed days come with it, each under its own day.
 */
export async function closeBusinessDay(context: CloseContext): Promise<void> {
  const { closes, now } = context;
  const on = manilaDateOf(now());
  const found = await closes.find(on);
  if (found === null) await closes.begin(on, now());
  if ((found?.accruedAt ?? null) === null) {
    await closes.eraseRecordsBefore(on);
    const posted = await postAccruals(context, on);
    // Today's own entries are still to come, so the ledger closes through yesterday.
    await closes.closeLedger(addDays(on, -1), now());
    await closes.queueOverdue(on);
    await closes.finishAccruals(on, posted, now());
  }
  const hour = manilaHourOf(now());
  if (isWritingTime(now()) && (found?.remindedHour ?? 0) < hour) {
    const dueOn = daysToLookAt.map((days) => addDays(on, days));
    const couponEndsOn = addDays(on, couponReminderDays);
    const lateFrom = lateFromOn(on);
    await closes.queueReminders({ on, dueOn, lateFromOn: lateFrom, couponEndsOn, hour, remindedAt: now() });
  }
}
