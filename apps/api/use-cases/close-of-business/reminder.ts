import { type ReminderDay, reminderDayChoices } from '@luwag/contract/endpoints/settings/own-settings-answer';
import type { MessageCode } from '@luwag/contract/endpoints/messages/message-answer';
import type { Loan } from '@luwag/loan-engine/life/loan';
import { daysBetween, type LocalDate } from '@luwag/loan-engine/money/local-date';
import { manilaOffsetMs } from '@luwag/loan-engine/money/manila-offset';

const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** From 22:00 to 06:00 SEC MC 18-2019 forbids to write to borrowers. */
const firstHour = 6;
const endHour = 22;
/** How many days before a coupon ends its owner is told. */
export const couponReminderDays = 3;

/** Which message goes out how many days before an installment is due. The day after it, charges begin. */
const codeOf: Readonly<Record<ReminderDay | -1, MessageCode>> = {
  3: 'dueInThreeDays',
  1: 'dueTomorrow',
  0: 'dueToday',
  [-1]: 'dueYesterday',
};
const reminderDays = [...reminderDayChoices, -1] as const;
export const reminders = reminderDays.map((daysToDue) => ({ daysToDue, code: codeOf[daysToDue] }));

/** The hour of the day by the clock in Manila. */
export function manilaHourOf(instantMs: number): number {
  return Math.floor(((instantMs + manilaOffsetMs) % dayMs) / hourMs);
}

/** Whether borrowers may be written to at an instant. */
export function isWritingTime(instantMs: number): boolean {
  const hour = manilaHourOf(instantMs);
  return hour >= firstHour && hour < endHour;
}

/** How long it is until borrowers may be written to again, in milliseconds. */
export function untilWritingTimeMs(instantMs: number): number {
  if (isWritingTime(instantMs)) return 0;
  const sinceMidnight = (instantMs + manilaOffsetMs) % dayMs;
  return (firstHour * hourMs - sinceMidnight + dayMs) % dayMs;
}

/**
 * What to remind of on a day: the first installment that is not paid decides. Null when nothing is to be said, or not on one
 * of the days that the borrower chose; of lateness everybody is told.
 */
export function reminderOf(
  loan: Loan,
  on: LocalDate,
  chosenDays: readonly ReminderDay[],
): { code: MessageCode; dueOn: LocalDate } | null {
  if (loan.status !== 'active') return null;
  let principalDue = 0;
  const unpaid = loan.schedule.find((line) => {
    principalDue += line.principalCentavos;
    return principalDue > loan.principalPaidCentavos;
  });
  if (unpaid === undefined) return null;
  const daysToDue = daysBetween(on, unpaid.dueOn);
  const reminder = reminders.find((row) => row.daysToDue === daysToDue);
  if (reminder === undefined) return null;
  const isChosen = reminder.daysToDue === -1 || chosenDays.includes(reminder.daysToDue);
  return isChosen ? { code: reminder.code, dueOn: unpaid.dueOn } : null;
}
