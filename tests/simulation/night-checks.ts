import { assertThat } from '@luwag/loan-engine/assertion';
import { type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { PaymentRow } from '../../apps/api/ports/customer-store.ts';
import type { MovementDirection } from '../../apps/api/ports/provider-list.ts';
import { ownBooks } from '../../apps/api/use-cases/reconciliation/check-coherence.ts';
import { numberTyped } from './by-hand.ts';
import type { Kept } from './kept.ts';
import { mostBreaks } from './nights.ts';
import type { PayoutRails } from './payout-rails.ts';
import { railsName, type TruePayment } from './rails.ts';
import type { World } from './world.ts';

/* After the last night every unexplained peso has a break, and no break stands for what agrees. */

/** One movement of which a provider and our books say something else. */
type Difference = { provider: string; direction: MovementDirection; subject: string; on: LocalDate };

const nameOf = ({ provider, direction, subject }: Omit<Difference, 'on'>): string =>
  `${provider} ${direction} ${subject}`;

/** Holds the breaks against all that is true at the providers of the days that were compared. */
export async function checkBreaks(
  world: World,
  kept: readonly Kept[],
  days: ReadonlySet<LocalDate>,
): Promise<void> {
  const { oldest } = await world.outside.reconciliation.openBreaks(mostBreaks);
  const own = oldest.find(({ provider }) => provider === ownBooks);
  assertThat(own === undefined, `I30 the night finds our own books at odds: ${own?.kind}`);
  const payouts = kept.flatMap((one) => one.payouts);
  const different = [
    ...world.payers.flatMap((payer) => payoutDifferences(payer, payouts)),
    ...(await paymentDifferences(world, kept)),
  ];
  const told = new Set(oldest.map(nameOf));
  for (const one of different)
    assertThat(!days.has(one.on) || told.has(nameOf(one)), `I29 nothing tells of ${nameOf(one)}`);
  const real = new Set(different.map(nameOf));
  for (const one of oldest)
    assertThat(
      !days.has(one.businessOn) || real.has(nameOf(one)),
      `I29 a break stands for what agrees: ${one.kind} of ${nameOf(one)}`,
    );
}

/** Orders that were paid and are not booked as paid, or the other way round. */
function payoutDifferences(payer: PayoutRails, payouts: Kept['payouts']): Difference[] {
  const { provider } = payer;
  return [...payer.payouts.values()].flatMap(({ reference, amountCentavos, state, orderedAt }) => {
    const row = payouts.find(
      (one) => one.reference === reference && (one.provider === provider || one.provider === null),
    );
    const booked = row?.status === 'succeeded' ? row.amountCentavos : 0;
    if (booked === (state === 'paid' ? amountCentavos : 0)) return [];
    return [{ provider, direction: 'out', subject: reference, on: manilaDateOf(orderedAt) }];
  });
}

/** Payments that are not booked with what was paid, on a loan or in suspense. */
async function paymentDifferences(world: World, kept: readonly Kept[]): Promise<Difference[]> {
  const { rails, outside } = world;
  const payments = kept.flatMap((one) => one.payments);
  const differences: Difference[] = [];
  for (const payment of rails.payments) {
    const { providerPaymentId: subject, outcome, amountCentavos, paidAt } = payment;
    const held = await outside.suspense.find(railsName, subject);
    const row =
      payments.find((one) => isUnderName(one, subject) && one.status === 'success') ??
      (await bookedByHand(world, payments, payment));
    const isHeld = held?.state === 'open' || held?.state === 'returned';
    const booked = (row?.receivedCentavos ?? 0) + (isHeld ? held.amountCentavos : 0);
    const isOnDay = row === undefined || isSameDay(row.paidAt, payment);
    if (booked === (outcome === 'success' ? amountCentavos : 0) && isOnDay) continue;
    differences.push({ provider: railsName, direction: 'in', subject, on: manilaDateOf(paidAt) });
  }
  return differences;
}

/** Whether a payment is booked under the provider's name of it, told by the provider or typed by staff. */
const isUnderName = ({ providerPaymentId, reference }: PaymentRow, name: string): boolean =>
  (providerPaymentId ?? numberTyped(reference)) === name;

const isSameDay = (booked: number | null, { paidAt }: Pick<TruePayment, 'paidAt'>): boolean =>
  booked !== null && manilaDateOf(booked) === manilaDateOf(paidAt);

/** What staff booked under our own number stands for one payment of it on its day: one that our books have under no name. */
export async function bookedByHand(
  { rails, outside }: Pick<World, 'rails' | 'outside'>,
  payments: readonly PaymentRow[],
  { requestReference, paidAt, providerPaymentId }: TruePayment,
): Promise<PaymentRow | undefined> {
  const row = payments.find(
    (one) => one.reference === requestReference && one.status === 'success' && one.providerPaymentId === null,
  );
  if (row === undefined || !isSameDay(row.paidAt, { paidAt })) return undefined;
  const unnamed: TruePayment[] = [];
  for (const one of rails.payments) {
    // What staff typed and took back says nothing of that money any more.
    const isNamed = payments.some(
      (other) =>
        isUnderName(other, one.providerPaymentId) &&
        (other.providerPaymentId !== null || other.status === 'success'),
    );
    const fits = one.requestReference === requestReference && isSameDay(row.paidAt, one);
    if (fits && !isNamed && (await outside.suspense.find(railsName, one.providerPaymentId)) === null)
      unnamed.push(one);
  }
  const paid = unnamed.filter(({ outcome }) => outcome === 'success');
  const stoodFor =
    paid.find(({ amountCentavos }) => amountCentavos === row.receivedCentavos) ??
    paid[0] ??
    unnamed.find(({ outcome }) => outcome === 'reversed');
  return stoodFor?.providerPaymentId === providerPaymentId ? row : undefined;
}
