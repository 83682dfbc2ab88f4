import type { Context } from '../context.ts';
import { announceScheduledLoan } from './announce-scheduled-loan.ts';
import type { ReloanContext } from './plan-next-loan.ts';
import { sendScheduledLoan } from './send-scheduled-loan.ts';

export type ScheduleContext = ReloanContext &
  Pick<Context, 'directory' | 'sms' | 'personalData' | 'identity' | 'institutions' | 'publicOrigin'>;

/** At once, so that one minute is enough for them; the others wait for the next. */
const mostAtOnce = 500;

/** Tells borrowers of loans that are a day away, and sends those whose day of notice is over. Asked every minute. */
export async function moveScheduledLoans(context: ScheduleContext): Promise<void> {
  for (const subject of await context.directory.dueScheduledLoans(context.now(), mostAtOnce)) {
    await sendScheduledLoan(context, subject);
    await announceScheduledLoan(context, subject);
  }
}
