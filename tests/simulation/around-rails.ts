import { askAboutPayments } from '../../apps/api/use-cases/provider-event/ask-about-payments.ts';
import { setMaintenance } from '../../apps/api/use-cases/maintenance/maintenance.ts';
import { askForBalance } from '../../apps/api/use-cases/payout/watch-balance.ts';
import { adjustmentsOf } from '@luwag/loan-engine/loan/loan-adjustments';
import type { Kept } from './kept.ts';
import type { FaultKind } from './faults.ts';
import type { PayoutRails } from './payout-rails.ts';
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

/** The lender's money with one of the providers is gone, or comes in again. */
export function turnBalance(world: World): void {
  const payer = world.rails.drawn(world.payers) ?? world.payers[0];
  if (payer.isEmpty) return fillUp(world, payer);
  payer.isEmpty = true;
  world.fault('provider has no money for payouts', payer.provider);
}

function fillUp(world: World, payer: PayoutRails): void {
  payer.isEmpty = false;
  world.tell(`the lender sends money to ${payer.provider}`);
}

export async function askBalance(world: World): Promise<void> {
  const empty = world.rails.drawn(world.payers.filter(({ isEmpty }) => isEmpty));
  if (empty !== null && world.numbers.below(3) === 0) fillUp(world, empty);
  return world.run('every minute: asks for the balance', askForBalance);
}

export function askPayments(world: World): Promise<void> {
  return world.run('every minute: asks about payments', (context) => askAboutPayments(context, { most: 50 }));
}

/** What became of loans, each told once. */
export function noteEnds(world: World, kept: readonly Kept[]): void {
  for (const { kind, entryId } of kept.flatMap(({ entries }) => entries)) {
    if (kind === 'coupon-used') noteOnce(world, 'a coupon lowers a loan', entryId);
    if (kind === 'credit-applied') noteOnce(world, 'credit pays what falls due', entryId);
  }
  for (const { reference, purpose, status, failureCode } of kept.flatMap(({ payouts }) => payouts))
    if (purpose === 'refund' && status === 'failed' && failureCode !== null)
      noteOnce(world, 'a refund is refused by its provider', reference);
  for (const { loans } of kept)
    for (const loan of loans) {
      const { status, loanId } = loan;
      const { recoveredCentavos, restructure } = adjustmentsOf(loan);
      if (loan.terms.couponCentavos > 0) noteOnce(world, 'a coupon makes a loan cheaper', loanId);
      if (status === 'written-off' || status === 'recovered') noteOnce(world, 'loan is written off', loanId);
      if (recoveredCentavos > 0) noteOnce(world, 'money comes in on a loan written off', loanId);
      if (status === 'recovered') noteOnce(world, 'loan written off is recovered in full', loanId);
      if (restructure !== undefined) noteOnce(world, 'loan gets a payment plan', loanId);
    }
}

function noteOnce(world: World, kind: FaultKind, about: string): void {
  const note = `${kind} ${about}`;
  if (world.noted.has(note)) return;
  world.noted.add(note);
  world.fault(kind, about);
}

/** Payouts that wait, each told once for each reason. */
export function noteHolds(world: World, kept: readonly Kept[]): void {
  for (const { reference, heldFor } of kept.flatMap(({ payouts }) => payouts)) {
    if (heldFor === null) continue;
    const kind = heldFor === 'balance' ? 'payout waits for money' : 'payout waits for its clearing';
    noteOnce(world, kind, reference);
  }
}
