import { assertThat } from '@luwag/loan-engine/assertion';
import type { CustomerRow, PayoutRow } from '../../ports/customer-store.ts';
import type { PayoutAnswer, PayoutDestination } from '../../ports/payout-provider.ts';
import type { Context } from '../context.ts';
import { type Decision, done, type Outcome, refused, write } from '../write.ts';
import { hasFinalAnswer } from './failed-payout.ts';
import { railFor } from '../figures/payout-rail.ts';
import { notHeld, type Route, routeOf } from './payout-hold.ts';
import { payoutProviderNamed, payoutProviders, type ProvidersContext } from './payout-providers.ts';
import { settlePayout } from './settle-payout.ts';
import { freeBalances } from './watch-balance.ts';
import { sealPlaces } from '../../ports/seal-places.ts';

export type PayoutContext = Pick<
  Context,
  | 'store'
  | 'now'
  | 'personalData'
  | 'randomness'
  | 'payouts'
  | 'secondPayouts'
  | 'payoutTimes'
  | 'payoutPauses'
  | 'maintenance'
  | 'payoutBalance'
>;
type Subject = { customerId: string; payoutId: string };

/**
 * Sends a payout that was asked for. That an attempt begins is kept before the provider is called, so that a crash in
 * between is followed by a question ("did you pay?"), never by a second order under another reference. While payouts are held
 * after a restore, or while its owner's account is locked, staff have its clearing closed or the provider has too little left, it
 * stays as it is; the work of every minute sends it afterwards.
 * One that waited for long is asked about first, unless `isAsked`: books that were restored may have lost that it was sent.
 */
export async function sendPayout(
  context: PayoutContext,
  subject: Subject,
  { isAsked = false }: { isAsked?: boolean } = {},
): Promise<Outcome<PayoutRow['status']>> {
  if (await arePayoutsHeld(context)) return done('requested');
  const free = await freeBalances(context);
  const isToBeAsked = (row: PayoutRow) => !isAsked && row.attemptedAt === null && hasWaitedLong(context, row);
  const begun = await beginAttempt(context, subject, (row, owner) =>
    isToBeAsked(row) ? null : routeOf(context, owner, row, free),
  );
  if (!begun.ok) return begun;
  const { payout, isRepeat } = begun.value;
  if (payout.status === 'requested') {
    if (!isToBeAsked(payout)) return done('requested');
    const known = await adoptIfSent(context, subject, payout);
    return known.ok && known.value === 'requested' ? sendPayout(context, subject, { isAsked: true }) : known;
  }
  const provider = payout.provider === null ? null : payoutProviderNamed(context, payout.provider);
  assertThat(provider !== null, 'a payout is sent by a provider that the lender has');
  const { personalData } = context;
  const opened = personalData
    .open(sealPlaces.payoutAccount(payout.payoutId), payout.accountSealed)
    .toString();
  const send = (): Promise<PayoutAnswer> =>
    provider.send({
      reference: payout.reference,
      amountCentavos: payout.amountCentavos,
      rail: railFor(payout.amountCentavos),
      destination: JSON.parse(opened) as PayoutDestination,
    });
  // Between the answer "no such order" and the repeat days may have passed. By then the first order may have come to light, and its
  // provider may have forgotten the key by which it would know the second one again.
  const before = isRepeat ? await definite(() => provider.find(payout.reference)) : null;
  const answer = before === null || before.outcome === 'not-found' ? await definite(send) : before;
  return settlePayout(context, subject, answer, { shouldCheckLater: true });
}

/** Providers know an order again by its reference for a day. What our books have unsent for longer than half of it is asked about first. */
const longWaitMs = 12 * 3_600_000;
const hasWaitedLong = ({ now }: PayoutContext, { requestedAt }: PayoutRow): boolean =>
  now() - requestedAt > longWaitMs;

/**
 * Asks the provider what became of a payout, of one that failed as well: it may have been paid after all. An unfinished one stays
 * as it is. One that is not sent by our books goes out, unless an event tells of it or it waited for long: books that were restored may
 * have lost that it was sent. One that was paid is asked about only where there is a reason, since its money seldom comes back; without an answer
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
    const isHeld = await arePayoutsHeld(context);
    const isAskedFirst = isHeld || evenIfSettled || hasWaitedLong(context, payout);
    const known = isAskedFirst ? await adoptIfSent(context, subject, payout) : done(payout.status);
    if (isHeld && known.ok && known.value === 'requested') return noteNotFound(context, subject, payout);
    // What an event tells of is an order that left before, so nothing is sent for it.
    if (isHeld || evenIfSettled || !known.ok || known.value !== 'requested') return known;
    return sendPayout(context, subject, { isAsked: true });
  }
  if (isSettled(payout) && !evenIfSettled) return done(payout.status);
  const { answer, provider } = await askWhatBecame(context, payout);
  const settled = await settlePayout(context, subject, answer, { shouldCheckLater: false, provider });
  if (!evenIfSettled || !settled.ok) return settled;
  // A transfer that the bank sends back may be told as one that failed: a person looks whether the money is there.
  if (answer.outcome === 'failed' && settled.value === 'succeeded')
    return refused('loan_action_refused', { rule: 'PAYOUT_NOT_PAID' });
  return saysLess(answer, settled.value) ? refused('busy_try_again') : settled;
}

/** As a job: an unfinished payout is asked about again, later and later. */
export async function checkUntilFinal(
  context: PayoutContext,
  subject: Subject,
): Promise<Outcome<PayoutRow['status']>> {
  const checked = await checkPayout(context, subject);
  return !checked.ok || hasFinalAnswer(checked.value) ? checked : refused('busy_try_again');
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
  payout: PayoutRow,
): Promise<Outcome<PayoutRow['status']>> {
  const { answer, provider } = await askWhatBecame(context, payout);
  if (answer.outcome === 'not-found') return done('requested');
  const begun = await beginAttempt(context, subject, () => ({ ...notHeld, provider }));
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

/** Kept while payouts are held, which go once nobody has an order of those that are not sent by our books. */
function noteNotFound(
  context: PayoutContext,
  { customerId, payoutId }: Subject,
  { askedAt }: PayoutRow,
): Promise<Outcome<PayoutRow['status']>> {
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: ['payouts'] },
    ({ payouts }): Outcome<Decision<PayoutRow['status']>> => {
      const payout = payouts.find((row) => row.payoutId === payoutId);
      if (payout === undefined) return refused('not_found');
      const isUnsent = payout.status === 'requested';
      const changes = isUnsent ? { payouts: [{ ...payout, notFoundAt: askedAt }] } : {};
      return done({ changes, answer: payout.status });
    },
  );
}

/** Nothing more is to be learned about it: paid, or paid after it had failed. */
function isSettled({ status, providerReference }: PayoutRow): boolean {
  return hasFinalAnswer(status) && providerReference !== null;
}

/** A payout as it is kept now, and whether an order under its reference may have left before. */
type Attempt = { payout: PayoutRow; isRepeat: boolean };

/** Keeps that an attempt begins and with whom, or what holds the payout. The row says which: one that is held is still `requested`. */
function beginAttempt(
  context: PayoutContext,
  { customerId, payoutId }: Subject,
  routeFor: (payout: PayoutRow, owner: CustomerRow) => Route | null,
): Promise<Outcome<Attempt>> {
  return write(
    context,
    { caller: { kind: 'system', customerId }, parts: ['payouts'] },
    ({ customer, payouts }): Outcome<Decision<Attempt>> => {
      const payout = payouts.find((row) => row.payoutId === payoutId);
      if (payout?.status !== 'requested') return refused('not_found');
      const isRepeat = payout.attemptedAt !== null;
      const route = routeFor(payout, customer);
      if (route === null) return done({ changes: {}, answer: { payout, isRepeat } });
      const { provider, ...hold } = route;
      if (hold.heldFor !== null) {
        const held = { ...payout, ...hold };
        const isKnown = payout.heldFor === hold.heldFor && payout.heldUntilAt === hold.heldUntilAt;
        const changes = isKnown ? {} : { payouts: [held] };
        return done({ changes, answer: { payout: held, isRepeat } });
      }
      const attemptedAt = context.now();
      const sending: PayoutRow = {
        ...payout,
        ...notHeld,
        status: 'sending',
        provider,
        attemptedAt,
        notFoundAt: null,
      };
      return done({ changes: { payouts: [sending] }, answer: { payout: sending, isRepeat } });
    },
  );
}

/** The answers in the order of how much they say of what became of money. */
const weights: readonly PayoutAnswer['outcome'][] = [
  'succeeded',
  'reversed',
  'pending',
  'unknown',
  'failed',
  'not-found',
];

/** What was answered of a payout, and by whom; null where nobody can be named. */
type AnswerOf = { answer: PayoutAnswer; provider: string | null };

/**
 * Asks what became of a payout: the provider that was asked to pay it and no other, since "not found" elsewhere says nothing. Where
 * our books do not say who that was (after a restore), all are asked, and what says most of the money counts. A provider that the
 * lender has no more gives no answer, so that its payouts wait for a person.
 */
async function askWhatBecame(
  context: ProvidersContext,
  { provider, reference }: Pick<PayoutRow, 'provider' | 'reference'>,
): Promise<AnswerOf> {
  const asked = payoutProviders(context).filter((one) => provider === null || one.provider === provider);
  const answers = await Promise.all(
    asked.map(async (one) => ({
      provider: one.provider,
      answer: await definite(() => one.find(reference)),
    })),
  );
  const [most] = answers.toSorted((one, other) => weightOf(one) - weightOf(other));
  if (most === undefined) return { answer: { outcome: 'unknown' }, provider };
  const isNamed = asked.length === 1 || most.answer.outcome !== 'unknown';
  return isNamed ? most : { ...most, provider: null };
}

const weightOf = ({ answer: { outcome } }: AnswerOf): number => weights.indexOf(outcome);

/** A provider that throws, times out or answers nonsense has said nothing: the payout may or may not be paid. */
async function definite(ask: () => Promise<PayoutAnswer>): Promise<PayoutAnswer> {
  try {
    return await ask();
  } catch {
    return { outcome: 'unknown' };
  }
}
