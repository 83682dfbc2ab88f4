import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Context } from '../context.ts';
import { sendNotice } from '../send-notice.ts';
import { done, type Outcome, refused } from '../write.ts';
import { isReminderTime, reminderOf } from './reminder.ts';

/**
 * Reminds a borrower of an installment, by what is true at the moment of sending: who has paid since, or asked for more
 * days, hears nothing, and neither does anybody at night or a day late.
 */
export async function sendReminder(
  context: Pick<Context, 'store' | 'sms' | 'personalData' | 'identity' | 'now'>,
  { customerId, loanId, on }: { customerId: string; loanId: string; on: string },
): Promise<Outcome<null>> {
  const today = manilaDateOf(context.now());
  if (today !== on || !isReminderTime(context.now())) return done(null);
  const { loans } = await context.store.load({ customerId, parts: ['loans'] });
  const loan = loans.find((row) => row.loanId === loanId);
  if (loan === undefined) return refused('not_found');
  const text = reminderOf(loan, today);
  return text === null ? done(null) : sendNotice(context, { customerId, text });
}
