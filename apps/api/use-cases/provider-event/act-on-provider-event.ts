import type { EventState, EventSubject } from '../../ports/provider-events.ts';
import type { KeptSuspenseItem } from '../../ports/suspense.ts';
import type { CollectedPayment } from '../../ports/collection-provider.ts';
import type { PaymentRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { Unavailable } from '../../ports/unavailable.ts';
import { askNames } from './ask-about-payments.ts';
import { type CollectionContext, receiveCollection } from '../payment/receive-collection.ts';
import { learnOfText } from '../messages/ask-about-texts.ts';
import { checkPayout, type PayoutContext } from '../payout/send-payout.ts';
import { done, type Outcome, refused } from '../write.ts';
import { followSuspense, holdInSuspense } from './hold-in-suspense.ts';
import { isByHand, isRecordedByHand, recordedUnderName } from './recorded-by-hand.ts';

type ActContext = PayoutContext &
  CollectionContext &
  Pick<Context, 'providerEvents' | 'directory' | 'collections' | 'suspense' | 'sms' | 'smsLog'>;
type End = { state: EventState; outcome: string };

/**
 * Asks the provider about what an event names, and books its answer. So it does not matter in which order events come, how often,
 * or what they say. Money that no loan takes goes to suspense; what else cannot be booked is left to a person; without an answer the event waits and is tried again.
 */
export async function actOnProviderEvent(
  context: ActContext,
  { provider, eventId }: { provider: string; eventId: string },
): Promise<Outcome<string>> {
  const event = await context.providerEvents.find(provider, eventId);
  if (event === null) return refused('not_found');
  if (event.state !== 'waiting') return done(event.state);
  const ended = await act(context, event);
  if (!ended.ok) return ended;
  await context.providerEvents.settle({ provider, eventId, ...ended.value, at: context.now() });
  return done(ended.value.outcome);
}

function act(
  context: ActContext,
  { provider, subject, name }: { provider: string; subject: EventSubject; name: string },
): Promise<Outcome<End>> | Outcome<End> {
  switch (subject.kind) {
    case 'payout':
      return askAboutNamedPayout(context, subject.reference);
    case 'payment':
      return isAsk(name)
        ? bookAsked(context, provider, subject, name === askNames.lastAsk)
        : bookPayments(context, provider, subject);
    case 'text-message':
      return learnOfNamedText(context, provider, subject.messageId);
    case 'refund':
      return done({ state: 'quarantined', outcome: 'refund-told' });
    case 'none':
      return done({ state: 'done', outcome: 'nothing-to-do' });
    default:
      return subject satisfies never;
  }
}

/** The lender has no account any more with who opened a payment, or told of it: a person asks there. */
const ofNoAccount: End = { state: 'quarantined', outcome: 'no-account' };

const isAsk = (name: string): boolean => Object.values(askNames).some((one) => one === name);

/**
 * Books what the provider answers of a payment that we ask about by ourselves. Nothing paid is an answer. One that is not there yet comes
 * at the next turn; after the last turn it is for a person.
 */
async function bookAsked(
  context: ActContext,
  provider: string,
  named: Extract<EventSubject, { kind: 'payment' }>,
  isLast: boolean,
): Promise<Outcome<End>> {
  const payments = await context.collections.findPayments({ ...named, provider }).catch((error: unknown) => {
    if (isLast || !(error instanceof Unavailable)) throw error;
    return 'no-answer' as const;
  });
  if (payments === 'no-answer') return done({ state: 'done', outcome: payments });
  if (payments === null) return done(ofNoAccount);
  const answered = payments.filter(({ outcome }) => outcome !== 'pending');
  const booked =
    answered.length > 0
      ? await bookAll(context, provider, answered)
      : done<End>({ state: 'done', outcome: 'nothing-paid' });
  if (!booked.ok || booked.value.state === 'quarantined' || answered.length === payments.length)
    return booked;
  return done({ state: isLast ? 'quarantined' : 'done', outcome: 'still-pending' });
}

async function askAboutNamedPayout(context: ActContext, reference: string): Promise<Outcome<End>> {
  const subject = await context.directory.payoutByReference(reference);
  if (subject === null) return done({ state: 'quarantined', outcome: 'unknown-payout' });
  const asked = await checkPayout(context, subject, { evenIfSettled: true });
  if (asked.ok) return done({ state: 'done', outcome: `payout-${asked.value}` });
  if (asked.code !== 'loan_action_refused') return asked;
  return done({ state: 'quarantined', outcome: 'payout-not-reversible' });
}

/** Without a report the work of every minute asks again, so that an event never waits for it. */
async function learnOfNamedText(
  context: ActContext,
  provider: string,
  messageId: string,
): Promise<Outcome<End>> {
  return done({ state: 'done', outcome: `text-${await learnOfText(context, { provider, messageId })}` });
}

async function bookPayments(
  context: ActContext,
  provider: string,
  named: Extract<EventSubject, { kind: 'payment' }>,
): Promise<Outcome<End>> {
  const payments = await context.collections.findPayments({ ...named, provider });
  if (payments === null) return done(ofNoAccount);
  if (payments.length === 0) return done({ state: 'quarantined', outcome: 'unknown-payment' });
  return bookAll(context, provider, payments);
}

/** Money that arrived comes first: no other try of the same page holds it up. What is under way comes last, and the event waits for it. */
const turns = { success: 0, reversed: 1, fail: 2, pending: 3 } as const;

async function bookAll(
  context: ActContext,
  provider: string,
  payments: readonly CollectedPayment[],
): Promise<Outcome<End>> {
  const inTurn = payments.toSorted((one, other) => turns[one.outcome] - turns[other.outcome]);
  const ends: End[] = [];
  for (const payment of inTurn) {
    const booked = await bookOne(context, provider, payment);
    if (!booked.ok) return booked;
    ends.push(booked.value);
  }
  const forPerson = ends.find(({ state }) => state === 'quarantined');
  return done(forPerson ?? ends[0] ?? { state: 'done', outcome: 'nothing-to-do' });
}

/**
 * What the provider says again of money in suspense: a reversal ends it. What went back to its payer and is taken back too needs a
 * person; so does what was taken back and is there again, and what staff booked by hand at the moment it was held.
 */
async function followed(
  context: ActContext,
  held: KeptSuspenseItem,
  payment: CollectedPayment,
): Promise<Outcome<End>> {
  const isReturned = held.state === 'returned';
  if (held.state === 'reversed' && payment.outcome === 'success')
    return done(
      (await isRecordedByHand(context, payment))
        ? { state: 'done', outcome: 'recorded-by-staff' }
        : { state: 'quarantined', outcome: 'reversed-and-paid' },
    );
  if (payment.outcome !== 'reversed')
    return done(await endOfHeld(context, payment, isReturned ? 'suspense-returned' : 'in-suspense'));
  if (isReturned) return done({ state: 'quarantined', outcome: 'returned-and-reversed' });
  await followSuspense(context, held, payment.outcome);
  return done({ state: 'done', outcome: 'suspense-reversed' });
}

/** Money that staff assigned to a loan is that loan's payment from then on. */
async function bookAssigned(
  context: ActContext,
  { outcome, amountCentavos }: CollectedPayment,
  { provider, providerPaymentId, closing }: KeptSuspenseItem,
): Promise<Outcome<End>> {
  if (outcome === 'pending' || closing === null || !('paymentReference' in closing))
    return refused('busy_try_again');
  const from = { provider, providerPaymentId };
  const reference = closing.paymentReference;
  const booked = await receiveCollection(context, { reference, outcome, amountCentavos, from });
  if (booked.ok) return done({ state: 'done', outcome: `payment-${booked.value.status}` });
  if (booked.code === 'busy_try_again') return booked;
  return done({ state: 'quarantined', outcome: 'payment-not-booked' });
}

/** Why what was told is a person's, where the answer of its loan says it. */
const notBookedAs: Readonly<Record<string, string>> = {
  not_found: 'unknown-reference',
  payment_already_recorded: 'failed-beside-staff',
};

/**
 * Money that is booked. Staff may have booked it before, by hand: on the loan of somebody else, or under our number as well as under
 * its name.
 */
async function endOfBooked(
  context: ActContext,
  { providerPaymentId, outcome, reference }: CollectedPayment,
  bookedAs: string,
): Promise<End> {
  const known = outcome === 'success' ? await recordedUnderName(context, providerPaymentId) : null;
  if (known === null) return { state: 'done', outcome: bookedAs };
  const { recorded, payments } = known;
  if (isByHand(recorded)) return { state: 'quarantined', outcome: 'booked-elsewhere' };
  const isTwice = recorded.status === 'success' && payments.filter(isByHand).some(isOf(reference));
  return isTwice ? { state: 'quarantined', outcome: 'booked-twice' } : { state: 'done', outcome: bookedAs };
}

/** Money on no loan, which staff may have booked by hand between the look and the booking, under either of its names. */
async function endOfHeld(context: ActContext, payment: CollectedPayment, heldAs: string): Promise<End> {
  return payment.outcome === 'success' && (await isRecordedByHand(context, payment))
    ? { state: 'quarantined', outcome: 'held-and-recorded' }
    : { state: 'done', outcome: heldAs };
}

const isOf =
  (reference: string) =>
  (payment: PaymentRow): boolean =>
    payment.reference === reference;

/** Books one payment on its loan. Money that no loan takes goes to suspense, and stays the same money however often it is told. */
async function bookOne(
  context: ActContext,
  provider: string,
  payment: CollectedPayment,
): Promise<Outcome<End>> {
  // The provider will know more: the event waits.
  if (payment.outcome === 'pending') return refused('busy_try_again');
  const { reference, outcome, amountCentavos, providerPaymentId, paidAt } = payment;
  const held = await context.suspense.find(provider, providerPaymentId);
  if (held !== null) {
    if (held.state === 'assigned') return bookAssigned(context, payment, held);
    return followed(context, held, payment);
  }
  const booked = await receiveCollection(context, {
    reference,
    outcome,
    amountCentavos,
    from: { provider, providerPaymentId },
    ...(paidAt === null ? {} : { paidAt }),
  });
  if (booked.ok) return done(await endOfBooked(context, payment, `payment-${booked.value.status}`));
  if (booked.code === 'busy_try_again') return booked;
  const isUnknown = booked.code === 'not_found';
  const byStaff = isUnknown ? (await recordedUnderName(context, providerPaymentId))?.recorded : undefined;
  if (byStaff !== undefined && byStaff.reference !== reference)
    return bookOne(context, provider, { ...payment, reference: byStaff.reference });
  // Nothing was paid, and nobody here waits for it.
  if (isUnknown && outcome === 'fail') return done({ state: 'done', outcome: 'nothing-to-do' });
  if (outcome !== 'success' || amountCentavos === 0)
    return done({ state: 'quarantined', outcome: notBookedAs[booked.code] ?? 'payment-not-booked' });
  const reason = isUnknown ? 'unknown-reference' : 'not-bookable';
  // Another event of the same money was quicker: what it booked is looked at anew.
  if (!(await holdInSuspense(context, provider, payment, reason))) return refused('busy_try_again');
  return done(await endOfHeld(context, payment, 'in-suspense'));
}
