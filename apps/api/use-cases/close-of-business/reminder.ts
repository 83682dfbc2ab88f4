import type { Loan } from '@luwag/loan-engine/life/loan';
import { daysBetween, type LocalDate } from '@luwag/loan-engine/money/local-date';
import type { SmsText } from '../../texts/sms.ts';

const manilaOffsetMs = 8 * 3_600_000;
const dayMs = 86_400_000;
const hourMs = 3_600_000;
/** Inside 06:00 to 22:00, outside of which SEC MC 18-2019 forbids to write to borrowers. */
const firstHour = 8;
const endHour = 20;

/** Which message goes out how many days before an installment is due. */
export const reminders: readonly { daysToDue: number; text: SmsText }[] = [
  { daysToDue: 3, text: 'dueInThreeDays' },
  { daysToDue: 1, text: 'dueTomorrow' },
  { daysToDue: 0, text: 'dueToday' },
  { daysToDue: -1, text: 'dueYesterday' },
];

/** Whether a borrower may be reminded at an instant, by the clock in Manila. */
export function isReminderTime(instantMs: number): boolean {
  const hour = Math.floor(((instantMs + manilaOffsetMs) % dayMs) / hourMs);
  return hour >= firstHour && hour < endHour;
}

/** What to remind of on a day: the first installment that is not paid decides. Null when nothing is to be said. */
export function reminderOf(loan: Loan, on: LocalDate): SmsText | null {
  if (loan.status !== 'active') return null;
  let principalDue = 0;
  const unpaid = loan.schedule.find((line) => {
    principalDue += line.principalCentavos;
    return principalDue > loan.principalPaidCentavos;
  });
  if (unpaid === undefined) return null;
  const daysToDue = daysBetween(on, unpaid.dueOn);
  return reminders.find((reminder) => reminder.daysToDue === daysToDue)?.text ?? null;
}
