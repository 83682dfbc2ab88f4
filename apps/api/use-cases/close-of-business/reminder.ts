import { type ReminderDay, reminderDayChoices } from '@luwag/contract/endpoints/settings/own-settings-answer';
import type { MessageCode } from '@luwag/contract/endpoints/messages/message-answer';
import type { Loan } from '@luwag/loan-engine/loan/loan';
import { daysBetween, type LocalDate } from '@luwag/loan-engine/money/local-date';

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
