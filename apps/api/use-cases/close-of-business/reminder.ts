import { type ReminderDay, reminderDayChoices } from '@luwag/contract/endpoints/settings/own-settings-answer';
import type { MessageCode } from '@luwag/contract/endpoints/messages/message-answer';
import type { DraftValues } from '@luwag/contract/profile/sections';
import type { Loan } from '@luwag/loan-engine/loan/loan';
import { openInstallments } from '@luwag/loan-engine/loan/schedule';
import { addDays, daysBetween, type LocalDate } from '@luwag/loan-engine/money/local-date';
import { installmentAmount } from '@luwag/loan-engine/pricing/fees-timing';
import { paydaysAhead } from '../loan/paydays.ts';

/** How many days before a coupon ends its owner is told. */
export const couponReminderDays = 3;

/**
 * For so many days lateness is told that was not told on its first day, because nothing ran then or a complaint held it. A complaint
 * is settled within as many.
 */
const daysToTellOfLateness = 30;
/** The first due day of which lateness may still be told. */
export const lateFromOn = (on: LocalDate): LocalDate => addDays(on, -daysToTellOfLateness);

/** Which message goes out how many days before an installment is due. The day after it, charges begin. */
const codeOf: Readonly<Record<ReminderDay | -1, MessageCode>> = {
  3: 'dueInThreeDays',
  1: 'dueTomorrow',
  0: 'dueToday',
  [-1]: 'paymentLate',
};
const reminderDays = [...reminderDayChoices, -1] as const;
const reminders = reminderDays.map((daysToDue) => ({ daysToDue, code: codeOf[daysToDue] }));

/** The last payday before a due date counts for as long as its money lasts. */
const mostDaysFromPayday = 7;

/** So many days before and after an installment is due there may be something to say. */
export const daysToLookAt = Array.from({ length: mostDaysFromPayday + 2 }, (_, index) => index - 1);

/**
 * What to remind of on a day: the first installment that is not paid and about whose date there is something to say. Arrears of
 * an earlier one say nothing of those that follow. Null when nothing is to be said, or not on one
 * of the days that the borrower chose or the last payday before the due date; of lateness everybody is told, and later where it was
 * not told on its first day: a message is kept once.
 */
export function reminderOf(
  loan: Loan,
  on: LocalDate,
  { chosenDays, work }: { chosenDays: readonly ReminderDay[]; work: DraftValues },
): { code: MessageCode; dueOn: LocalDate } | null {
  if (loan.status !== 'active') return null;
  const unpaid = openInstallments(loan).filter((line) => installmentAmount(line) > 0);
  for (const { dueOn } of unpaid) {
    const code = codeOn(on, dueOn, chosenDays, work);
    if (code !== null) return { code, dueOn };
  }
  const oldestOn = unpaid[0]?.dueOn ?? on;
  const isLate = oldestOn < on && oldestOn >= lateFromOn(on);
  return isLate ? { code: 'paymentLate', dueOn: oldestOn } : null;
}

function codeOn(
  on: LocalDate,
  dueOn: LocalDate,
  chosenDays: readonly ReminderDay[],
  work: DraftValues,
): MessageCode | null {
  const daysToDue = daysBetween(on, dueOn);
  const chosen = reminders.find(
    (row) => row.daysToDue === daysToDue && (row.daysToDue === -1 || chosenDays.includes(row.daysToDue)),
  );
  if (chosen !== undefined) return chosen.code;
  const isNear = daysToDue > 0 && daysToDue <= mostDaysFromPayday;
  return isNear && isLastPayday(work, on, dueOn) ? 'paydayBeforeDue' : null;
}

/** Whether a borrower is paid on this day and not again up to the due date. */
function isLastPayday(work: DraftValues, on: LocalDate, dueOn: LocalDate): boolean {
  const paydays = paydaysAhead(work, addDays(on, -1), daysBetween(on, dueOn) + 1);
  return paydays?.isCertain === true && paydays.on.length === 1 && paydays.on[0] === on;
}
