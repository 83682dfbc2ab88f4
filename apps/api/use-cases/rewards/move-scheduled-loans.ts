import type { Context } from '../context.ts';
import { eachInTime } from '../each-in-time.ts';
import { announceScheduledLoan } from './announce-scheduled-loan.ts';
import type { ReloanContext } from './plan-next-loan.ts';
import { sendScheduledLoan } from './send-scheduled-loan.ts';

export type ScheduleContext = ReloanContext &
  Pick<Context, 'directory' | 'maintenance' | 'sms' | 'smsLog' | 'identity' | 'publicOrigin'>;

/** At once; the others wait for the next minute. */
const mostAtOnce = 500;

/**
 * Tells borrowers of loans that are a day away, and sends those whose day of notice is over. Asked every minute. While staff
 * have withdrawing closed none is sent; they go when it opens again, or are announced anew where the day has passed.
 */
export async function moveScheduledLoans(context: ScheduleContext): Promise<void> {
  const areSent = context.maintenance.closedBy('withdrawing', context.now()) === null;
  const due = await context.directory.dueScheduledLoans(context.now(), { most: mostAtOnce, areSent });
  await eachInTime(context, due, async (subject) => {
    await sendScheduledLoan(context, subject);
    await announceScheduledLoan(context, subject);
  });
}
