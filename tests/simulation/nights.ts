import {
  addDays,
  daysBetween,
  type LocalDate,
  manilaDateOf,
  startOfDayMs,
} from '@luwag/loan-engine/money/local-date';
import type { Staff } from '../../apps/api/use-cases/approval/approval.ts';
import {
  askEachNight,
  askForComparison,
} from '../../apps/api/use-cases/reconciliation/ask-for-comparison.ts';
import { askForCoherence } from '../../apps/api/use-cases/reconciliation/check-coherence.ts';
import { askProvider } from './operations.ts';
import type { World } from './world.ts';

/* The comparison of the night: each provider's list with our books, and our books with themselves. */

const accountant: Staff = {
  staffId: '00000000-0000-4000-8000-00000000000e',
  name: 'Accountant',
  role: 'finance',
};
/** Staff may have as many days compared again. */
const mostDaysBack = 90;
/** More than any history has. */
export const mostBreaks = 1_000;

/** What every minute leaves to be done from two in the morning. */
export async function nightComes(world: World): Promise<void> {
  await noteBreaks(world);
  await world.run('every minute: leaves yesterday to be compared', async (context) => {
    await askEachNight(context);
    await askForCoherence(context);
  });
}

/** A member of staff has a day compared on which something moved. */
export async function compareByHand(world: World): Promise<void> {
  await noteBreaks(world);
  const day = world.rails.drawn(await daysToCompare(world));
  if (day === null) return;
  world.fault('staff have a day compared', day);
  await world.run(`staff have ${day} compared`, (context) => askForComparison(context, accountant, day));
}

/** Tells what was found since the last look, and what a later comparison found no more. */
async function noteBreaks(world: World): Promise<void> {
  const { oldest } = await world.outside.reconciliation.openBreaks(mostBreaks);
  const open = new Set(oldest.map((one) => `${one.kind} of ${one.provider} ${one.subject}`));
  for (const one of open) if (!world.breaks.has(one)) world.fault('night finds a break', one);
  for (const one of world.breaks) if (!open.has(one)) world.fault('break is gone', one);
  world.breaks = open;
}

/** After the end of a history: at night all days are compared on which something moved. Answers which. */
export async function lastNight(world: World): Promise<ReadonlySet<LocalDate>> {
  const { clock, outside } = world;
  const tomorrow = addDays(manilaDateOf(clock.at), 1);
  // Whatever a provider hid is shown by then, and failed payouts are asked about once more.
  clock.at = startOfDayMs(addDays(tomorrow, 1)) + 3 * 3_600_000;
  await askProvider(world);
  await nightComes(world);
  while (await world.scheduler.step());
  const days = await daysToCompare(world);
  for (const day of days) await askForComparison(outside, accountant, day);
  for (let round = 0; round < 5; round += 1) {
    await world.relay();
    for (const job of world.jobs) {
      await world.work(job);
      while (await world.scheduler.step());
    }
    if (world.jobs.length === 0) break;
  }
  await noteBreaks(world);
  return new Set(days);
}

/** Days that are over, and not too old, on which something moved at a provider, or of which a break is open. */
async function daysToCompare({ clock, rails, payers, outside }: World): Promise<readonly LocalDate[]> {
  const today = manilaDateOf(clock.at);
  const ats = [
    ...rails.payments.map(({ paidAt }) => paidAt),
    ...payers.flatMap(({ payouts }) => [...payouts.values()].map(({ orderedAt }) => orderedAt)),
  ];
  const { oldest } = await outside.reconciliation.openBreaks(mostBreaks);
  const days = new Set([...ats.map((at) => manilaDateOf(at)), ...oldest.map(({ businessOn }) => businessOn)]);
  return [...days]
    .filter((day) => daysBetween(day, today) >= 1 && daysBetween(day, today) <= mostDaysBack)
    .toSorted();
}
