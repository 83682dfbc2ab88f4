import type { PayoutRow } from '../../ports/customer-store.ts';
import type { PayoutAnswer, PayoutDestination } from '../../ports/payout-provider.ts';
import type { Context } from '../context.ts';
import { type Decision, done, type Outcome, refused, write } from '../write.ts';
import { hasFinalAnswer } from './failed-payout.ts';
import { railFor } from '../figures/payout-rail.ts';
import { holdOf, type Hold, notHeld } from './payout-hold.ts';
import { settlePayout } from './settle-payout.ts';
import { freeBalance } from './watch-balance.ts';
import { sealPlaces } from '../../ports/seal-places.ts';

export type PayoutContext = Pick<
  Context,
  | 'store'
  | 'now'
  | 'personalData'
  | 'randomness'
  | 'payouts'
  | 'payoutTimes'
  | 'payoutPauses'
  | 'maintenance'
  | 'payoutBalance'
>;
type Subject = { customerId: string; payoutId: string };

/**
 * Sends a payout that was asked for. That an attempt begins is kept before the provider is called, so that a crash in
 * between is followed by a question ("did you pay?"), never by a second order under another reference. While payouts are held
 * after a restore, or while staff have its clearing closed or the provider has too little left, it stays as it is; the work of every minute sends it afterwards.
 */
export async function sendPayout(
  context: PayoutContext,
  subject: Subject,
): Promise<Outcome<PayoutRow['status']>> {
  if (await arePayoutsHeld(context)) return done('requested');
  const free = await freeBalance(context);
  const begun = await beginAttempt(context, subject, (row) => holdOf(context, row, free));
  if (!begun.ok) return begun;
  const payout = begun.value;
  if (payout.status === 'requested') return done('requested');
  const { personalData } = context;
  const opened = personalData
    .open(sealPlaces.payoutAccount(payout.payoutId), payout.accountSealed)
    .toString();
  const answer = await definite(() =>
    context.payouts.send({
      reference: payout.reference,
      amountCentavos: payout.amountCentavos,
      rail: railFor(payout.amountCentavos),
      destination: JSON.parse(opened) as PayoutDestination,
    }),
  );
  return settlePayout(context, subject, answer, { shouldCheckLater: true });
}

/**
 * Asks the provider what became of a payout, of one that failed as well: it may have been paid after all. An unfinished one stays
 * as it is. One that was paid is asked about only where there is a reason, since its money seldom comes back; without an answer
 * that reason stays, and the refusal says to ask again.
 */
export async function checkPayout(
  context: PayoutContext,
  subject: Subject,
  { evenIfSettled = false }: { evenIfSettled?: boolean } = {},
): Promise<Outcome<PayoutRow['status']>> {
  const asked = await noteQuestion(context, subject);
  if (!asked.ok) return asked;
  const payout = asked.value;
  if (payout.status === 'requested') {
    return (await arePayoutsHeld(context))
      ? adoptIfSent(context, subject, payout)
      : sendPayout(context, subject);
  }
  if (isSettled(payout) && !evenIfSettled) return done(payout.status);
  const answer = await definite(() => context.payouts.find(payout.reference));
  const settled = await settlePayout(context, subject, answer, { shouldCheckLater: false });
  return evenIfSettled && settled.ok && saysLess(answer, settled.value) ? refused('busy_try_again') : settled;
}

/** The provider said nothing, or less than is known: whatever was the reason to ask is still a reason. */
function saysLess({ outcome }: PayoutAnswer, status: PayoutRow['status']): boolean {
  if (outcome === 'unknown' || outcome === 'not-found') return true;
  return outcome === 'pending' && hasFinalAnswer(status);
}

async function arePayoutsHeld({ payoutPauses }: PayoutContext): Promise<boolean> {
  return (await payoutPauses.current()) !== null;
}

/** A payout that the restored database has as not sent may have been sent since: then the provider's answer is booked. */
async function adoptIfSent(
  context: PayoutContext,
  subject: Subject,
  { reference }: PayoutRow,
): Promise<Outcome<PayoutRow['status']>> {
  const answer = await definite(() => context.payouts.find(reference));
  if (answer.outcome === 'not-found') return done('requested');
  const begun = await beginAttempt(context, subject, () => notHeld);
  if (!begun.ok) return begun;
  return settlePayout(context, subject, answer, { shouldCheckLater: false });
}

/** Kept before the provider is asked, so that a question that fails has had its turn as well. */
function noteQuestion(
  context: PayoutContext,
  { customerId, payoutId }: Subject,
): Promise<Outcome<PayoutRow>> {
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: ['payouts'] },
    ({ payouts }): Outcome<Decision<PayoutRow>> => {
      const payout = payouts.find((row) => row.payoutId === payoutId);
      if (payout === undefined) return refused('not_found');
      if (isSettled(payout)) return done({ changes: {}, answer: payout });
      const asked: PayoutRow = { ...payout, askedAt: context.now() };
      return done({ changes: { payouts: [asked] }, answer: asked });
    },
  );
}

/** Nothing more is to be learned about it: paid, or paid after it had failed. */
function isSettled({ status, providerReference }: PayoutRow): boolean {
  return hasFinalAnswer(status) && providerReference !== null;
}

/** Keeps that an attempt begins, or what holds the payout. The row says which: one that is held is still `requested`. */
function beginAttempt(
  context: PayoutContext,
  { customerId, payoutId }: Subject,
  heldBy: (payout: PayoutRow) => Hold,
): Promise<Outcome<PayoutRow>> {
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: ['payouts'] },
    ({ payouts }): Outcome<Decision<PayoutRow>> => {
      const payout = payouts.find((row) => row.payoutId === payoutId);
      if (payout?.status !== 'requested') return refused('not_found');
      const hold = heldBy(payout);
      if (hold.heldFor !== null) {
        const held = { ...payout, ...hold };
        const isKnown = payout.heldFor === hold.heldFor && payout.heldUntilAt === hold.heldUntilAt;
        return done({ changes: isKnown ? {} : { payouts: [held] }, answer: held });
      }
      const sending: PayoutRow = { ...payout, ...notHeld, status: 'sending', attemptedAt: context.now() };
      return done({ changes: { payouts: [sending] }, answer: sending });
    },
  );
}

/** A provider that throws, times out or answers nonsense has said nothing: the payout may or may not be paid. */
async function definite(ask: () => Promise<PayoutAnswer>): Promise<PayoutAnswer> {
  try {
    return await ask();
  } catch {
    return { outcome: 'unknown' };
  }
}
