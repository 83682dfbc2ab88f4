import type { CallOutput } from '@luwag/contract/endpoint';
import type { listTextDays as endpoint } from '@luwag/contract/endpoints/staff/list-text-days';
import { addDays, localDate, manilaDateOf, startOfDayMs } from '@luwag/loan-engine/money/local-date';
import { centavos } from '@luwag/loan-engine/money/money';
import type { Context } from '../context.ts';
import { done, type Outcome } from '../write.ts';

/** Days that staff see, today among them. */
const shownDays = 14;

/** What text messages of the last two weeks cost, and whether they arrived. */
export async function listTextDays({
  smsLog,
  now,
}: Pick<Context, 'smsLog' | 'now'>): Promise<Outcome<CallOutput<typeof endpoint>>> {
  const days = await smsLog.byDay(startOfDayMs(addDays(manilaDateOf(now()), 1 - shownDays)));
  return done({
    days: days.map((day) => ({ ...day, on: localDate(day.on), costCentavos: centavos(day.costCentavos) })),
  });
}
