import {
  addDays,
  daysBetween,
  type LocalDate,
  manilaDateOf,
  startOfDayMs,
} from '@luwag/loan-engine/money/local-date';
import type { ProviderList } from '../../ports/provider-list.ts';
import type { Staff } from '../approval/approval.ts';
import type { Context } from '../context.ts';
import { done, type Outcome, refused } from '../write.ts';

type AskContext = Pick<Context, 'reconciliation' | 'providerLists' | 'now'>;
type StaffContext = AskContext & Pick<Context, 'staff' | 'randomness'>;

/** By then providers have listed the day before. */
const nightHourMs = 2 * 3_600_000;
/** Older days are a matter of the provider's reports. */
const mostDaysBack = 90;

/** In each minute; after a long outage the rest follows in the minutes after it. */
const mostNightsAtOnce = 2;

/**
 * Each night, from two in the morning in Manila: leaves yesterday to be compared, once for each provider. Nights that were missed,
 * because no server ran, are made up for, oldest first and a few at a time.
 */
export async function askEachNight({ reconciliation, providerLists, now }: AskContext): Promise<void> {
  const at = now();
  const today = manilaDateOf(at);
  if (at < startOfDayMs(today) + nightHourMs) return;
  const [from, through] = [addDays(today, -mostDaysBack), addDays(today, -1)];
  for (const list of providerLists) {
    const { provider } = list;
    // The keys of an account that is left may be dead: then one comparison stands for a person, not one more each night.
    const isOneAfterTheOther = isLeft(list);
    const most = isOneAfterTheOther ? 1 : mostNightsAtOnce;
    const days = await reconciliation.nightsMissed({ provider, from, through, most, isOneAfterTheOther });
    for (const businessOn of days) await reconciliation.ask({ provider, businessOn, askedByName: null, at });
  }
}

/** Whether the lender neither takes payments at a provider nor pays out by it any more. */
const isLeft = ({ directions, tookPaymentsBefore = false }: ProviderList): boolean =>
  tookPaymentsBefore && !directions.includes('out');

/** Leaves a day that is over to be compared, again where it was before. */
export async function askForComparison(
  context: StaffContext,
  { staffId, name }: Staff,
  businessOn: LocalDate,
): Promise<Outcome<{ asked: number }>> {
  const { reconciliation, providerLists, staff, randomness, now } = context;
  const at = now();
  const daysBack = daysBetween(businessOn, manilaDateOf(at));
  if (daysBack < 1 || daysBack > mostDaysBack) return refused('request_not_possible');
  let asked = 0;
  for (const { provider } of providerLists)
    if (await reconciliation.ask({ provider, businessOn, askedByName: name, at })) asked += 1;
  await staff.audit({
    auditId: randomness.orderedUuid(),
    at,
    staffId,
    action: 'comparison-asked-for',
    detail: { businessOn },
  });
  return done({ asked });
}
