import { askAboutPayments } from '../../apps/api/use-cases/payment/ask-about-payments.ts';
import { setMaintenance } from '../../apps/api/use-cases/maintenance/maintenance.ts';
import { askForBalance } from '../../apps/api/use-cases/payout/watch-balance.ts';
import type { Kept } from './checks.ts';
import type { World } from './world.ts';

/* What happens around the rails: staff close a clearing, the provider runs out of money, an event never comes. */

const hourMs = 3_600_000;

/** Staff close the clearing of payouts, at once or from the next hour, for some hours. */
export async function closeRail(world: World): Promise<void> {
  const { clock, numbers } = world;
  const from = clock.at + numbers.below(2) * hourMs;
  const until = from + (1 + numbers.below(3)) * hourMs;
  world.fault('staff close the clearing of payouts');
  const [fromAt, untilAt] = [from, until].map((at) => new Date(at).toISOString()) as [string, string];
  const window = { fromAt, untilAt, note: 'The clearing is closed.' };
  await setMaintenance(world.outside, world.id(4), 'instapay', window);
}

/** The lender's money with the provider is gone, or comes in again. */
export function turnBalance(world: World): void {
  const { rails } = world;
  if (rails.isEmpty) return fillUp(world);
  rails.isEmpty = true;
  world.fault('provider has no money for payouts');
}

function fillUp(world: World): void {
  world.rails.isEmpty = false;
  world.tell('the lender sends money to the provider');
}

export async function askBalance(world: World): Promise<void> {
  if (world.rails.isEmpty && world.numbers.below(3) === 0) fillUp(world);
  return world.run('every minute: asks for the balance', askForBalance);
}

export function askPayments(world: World): Promise<void> {
  return world.run('every minute: asks about payments', (context) => askAboutPayments(context, { most: 50 }));
}

/** Payouts that wait, each told once for each reason. */
export function noteHolds(world: World, kept: readonly Kept[]): void {
  for (const { reference, heldFor } of kept.flatMap(({ payouts }) => payouts)) {
    if (heldFor === null || world.held.has(`${reference} ${heldFor}`)) continue;
    world.held.add(`${reference} ${heldFor}`);
    world.fault(
      heldFor === 'balance' ? 'payout waits for money' : 'payout waits for its clearing',
      reference,
    );
  }
}
