import { movementBreakKinds } from '@luwag/contract/break-kinds';
import {
  addDays,
  localDate,
  type LocalDate,
  manilaDateOf,
  startOfDayMs,
} from '@luwag/loan-engine/money/local-date';
import type { ListedMovement, ProviderList } from '../../ports/provider-list.ts';
import type { BookedMovement, Break } from '../../ports/reconciliation.ts';
import { Unavailable } from '../../ports/unavailable.ts';
import type { Context } from '../context.ts';
import { done, type Outcome, refused } from '../write.ts';
import { payoutProviderNamed } from '../payout/payout-providers.ts';
import { compareTakenBack } from './compare-taken-back.ts';
import { compareWithBank } from './compare-with-bank.ts';
import { findBreaks } from './find-breaks.ts';

export type ReconcileContext = Pick<
  Context,
  | 'reconciliation'
  | 'settlementFiles'
  | 'takenBackRows'
  | 'providerLists'
  | 'payouts'
  | 'secondPayouts'
  | 'collections'
  | 'randomness'
  | 'now'
>;

/** Wallets settle after two banking days, which a weekend and a holiday stretch. */
export const settlesWithinDays = 6;
/** The provider's clock and ours may place one movement on either side of midnight. */
const marginMs = 60 * 60_000;
/** A payment of a settlement file that no day of ours has is found when the file comes, and stays until a person has looked. */
const kindsOfADay = movementBreakKinds.filter((kind) => kind !== 'settled-unknown');

/**
 * Compares the books of one day with the provider's list and its settlement files, and once more those of the day whose payments
 * have to be settled by now, since money that was paid may have been taken back meanwhile. Errors: `service_unavailable` where the
 * provider gives no list or no answer; the job is tried again, and is a person's after that.
 */
export async function reconcileDay(
  context: ReconcileContext,
  { provider, businessOn }: { provider: string; businessOn: string },
): Promise<Outcome<{ breaks: number }>> {
  const on = localDate(businessOn);
  const list = context.providerLists.find((one) => one.provider === provider);
  if (list === undefined) return refused('not_found');
  const { reconciliation, settlementFiles, randomness, now } = context;
  const days = [on, addDays(on, -settlesWithinDays - 1)];
  const compared = [];
  for (const day of days) compared.push(await sidesOf(context, list, day).catch(nullWhereUnavailable));
  if (compared.some((sides) => sides === null)) return refused('service_unavailable');
  const sides = compared.filter((one) => one !== null);
  const listed = sides.flatMap((one) => one.listed);
  const booked = sides.flatMap((one) => one.booked);
  const isSettled = await settlementFiles.isSettled(provider);
  const settled = await reconciliation.settled(provider, idsIn([...listed, ...booked]));
  const found = findBreaks({
    listed,
    booked,
    settled,
    on,
    // Counted back from today: a day that is compared again much later is as late as it is now.
    settledThrough: isSettled ? addDays(manilaDateOf(now()), -settlesWithinDays - 1) : null,
  }).filter((one) => days.includes(one.businessOn));
  const breaks = await withoutFoundElsewhere(context, provider, booked, found).catch(nullWhereUnavailable);
  if (breaks === null) return refused('service_unavailable');
  const at = now();
  await reconciliation.keepBreaks({
    provider,
    days,
    kinds: kindsOfADay,
    breaks: breaks.map((one) => ({ ...one, breakId: randomness.orderedUuid() })),
    at,
  });
  const otherBreaks =
    (await compareTakenBack(context, provider)) + (await compareWithBank(context, provider));
  const ofThisDay = (movements: readonly { at: number }[]): number =>
    movements.filter((movement) => manilaDateOf(movement.at) === on).length;
  const counts = { listed: ofThisDay(listed), booked: ofThisDay(booked) };
  await reconciliation.end({ provider, businessOn: on, ...counts, at });
  return done({ breaks: breaks.length + otherBreaks });
}

function nullWhereUnavailable(error: unknown): null {
  if (error instanceof Unavailable) return null;
  throw error;
}

type DaySides = { listed: readonly ListedMovement[]; booked: readonly BookedMovement[] };

/**
 * What the provider lists of a day, with a margin, and what we have of that day and of all that is listed. A break of what only the
 * margin brought is told on its own day.
 */
async function sidesOf(
  { reconciliation }: ReconcileContext,
  { provider, directions: all, list, tookPaymentsBefore = false }: ProviderList,
  day: LocalDate,
): Promise<DaySides> {
  // What else the lender does with an account that is left is no matter of its loans.
  const isForeign = tookPaymentsBefore && !(await reconciliation.hasCollected(provider));
  const directions = isForeign ? all.filter((direction) => direction !== 'in') : all;
  const [fromMs, toMs] = [startOfDayMs(day), startOfDayMs(addDays(day, 1))];
  const moved = await list(fromMs - marginMs, toMs + marginMs);
  const listed = moved.filter(({ direction }) => directions.includes(direction));
  const booked = await reconciliation.booked({
    provider,
    directions,
    fromMs,
    toMs,
    references: listed.map(({ reference }) => reference),
    providerIds: idsIn(listed),
  });
  return { listed, booked };
}

function idsIn(movements: readonly { direction: 'in' | 'out'; providerId: string | null }[]): string[] {
  return movements.flatMap(({ direction, providerId }) =>
    direction === 'in' && providerId !== null ? [providerId] : [],
  );
}

/** Before money counts as missing at the provider, the provider is asked about it: a list goes by another time than we do. */
async function withoutFoundElsewhere(
  context: ReconcileContext,
  provider: string,
  booked: readonly BookedMovement[],
  breaks: readonly Break[],
): Promise<readonly Break[]> {
  const missing: Break[] = [];
  for (const one of breaks) {
    if (one.kind !== 'not-at-provider' || !(await isAtProvider(context, provider, booked, one)))
      missing.push(one);
  }
  return missing;
}

async function isAtProvider(
  context: ReconcileContext,
  provider: string,
  booked: readonly BookedMovement[],
  { direction, subject, bookedCentavos }: Break,
): Promise<boolean> {
  if (direction === 'out') {
    const asked = payoutProviderNamed(context, provider);
    const outcome = asked === null ? 'unknown' : (await asked.find(subject)).outcome;
    if (outcome === 'unknown') throw new Unavailable('a provider says nothing of a payout');
    return outcome === 'succeeded';
  }
  const partnerReference = booked.find(({ providerId }) => providerId === subject)?.partnerReference ?? null;
  const named = { provider, providerPaymentId: subject, partnerReference };
  const payments = await context.collections.findPayments(named);
  return (payments ?? []).some(
    ({ outcome, amountCentavos }) => outcome === 'success' && amountCentavos === bookedCentavos,
  );
}
