import { createHash } from 'node:crypto';
import type { EntryRow } from '../../apps/api/ports/customer-store.ts';
import { canonicalJson } from './canonical-json.ts';
import { Checks } from './checks.ts';
import type { FaultTally } from './faults.ts';
import { giveCoupon, openWithCoupon } from './coupons.ts';
import { act, letPayoutsGo } from './act.ts';
import { askPayments, noteEnds, noteHolds } from './around-rails.ts';
import { checkBreaks } from './night-checks.ts';
import type { Kept } from './kept.ts';
import { lastNight, mostBreaks } from './nights.ts';
import { askProvider, closeDay, repeatAll, sendEvent, takeLoan } from './operations.ts';
import { railsName } from './rails.ts';
import { answerStep, takeStep } from './staff-steps.ts';
import { actOnSuspense } from './suspense-steps.ts';
import type { Stores } from './stores.ts';
import { World } from './world.ts';

export type HistoryOptions = { seed: number; length: number; stores: Stores; tally: FaultTally };
/** `hash` is of all that happened and of the state at the end; the same seed gives the same one. */
export type HistoryResult = {
  seed: number;
  hash: string;
  violation: string | null;
  story: readonly string[];
  loans: number;
};

const minuteMs = 60_000;
const dayMs = 86_400_000;
const hourMs = 61 * minuteMs;

/** Lives one history, checks it after every step, and at its end when everything that was under way is done. */
export async function runHistory({ seed, length, stores, tally }: HistoryOptions): Promise<HistoryResult> {
  const world = new World(seed, stores, tally);
  const checks = new Checks(world);
  let violation: string | null = null;
  let loans = 0;
  const hash = createHash('sha256');
  try {
    await world.begin();
    if (world.numbers.below(3) === 0) await beginLate(world);
    for (let count = 0; count < length; count += 1) {
      await act(world, checks);
      const steps = world.numbers.below(2) === 0 ? 1_000 : world.numbers.below(8);
      for (let step = 0; step < steps && (await world.scheduler.step()); step += 1);
      await world.relay();
      const kept = await checks.look();
      noteHolds(world, kept);
      noteEnds(world, kept);
      checks.check(kept);
    }
    await comeToRest(world);
    if (world.numbers.below(2) === 0) {
      await settleLeft(world);
      await comeToRest(world);
    }
    const days = await lastNight(world);
    const kept = await checks.look();
    checks.check(kept);
    await checks.checkEnd(kept);
    await checkBreaks(world, kept, days);
    await repeatAll(world);
    loans = kept.flatMap((one) => one.loans).length;
    hash.update(canonicalJson([...kept.map(figuresOf), await breaksOf(world)]));
  } catch (error) {
    violation = error instanceof Error ? error.message : String(error);
  }
  hash.update(world.story.join('\n'));
  return { seed, hash: hash.digest('hex'), violation, story: world.story, loans };
}

/** All that is kept of a borrower and is no secret: sealed values differ each time. */
function figuresOf({ customer, loans, entries, payments, payouts, requests }: Kept): unknown {
  const sent = payouts.map((payout) => ({ ...payout, accountSealed: null }));
  return [customer?.version, loans, entries.map(entryOf).toSorted(), payments, sent, requests];
}

async function breaksOf({ outside }: World): Promise<unknown> {
  const { oldest } = await outside.reconciliation.openBreaks(mostBreaks);
  return oldest.map(({ breakId: _breakId, ...one }) => canonicalJson(one)).toSorted();
}

function entryOf(entry: EntryRow): string {
  const { kind, loanId, entryId, recordedAt, businessOn, valueOn, reference, reversalOf, postings } = entry;
  const lines = postings.map(({ account, amountCentavos }) => [account, amountCentavos]);
  return JSON.stringify([
    kind,
    loanId,
    entryId,
    recordedAt,
    businessOn,
    valueOn,
    reference,
    reversalOf,
    lines,
  ]);
}

/** A borrower begins with a loan that is long overdue, since getting there would take a whole history. */
async function beginLate(world: World): Promise<void> {
  const { scheduler, payers, clock, borrowers } = world;
  const calm = [scheduler, world.rails, ...payers];
  for (const one of calm) one.isCalm = true;
  const [borrower] = borrowers;
  if (borrower !== undefined) await takeLoan(world, borrower, false);
  while (await scheduler.step());
  // Paid before the loan's own money has arrived, it is credit, which pays what falls due.
  if (borrower !== undefined && world.numbers.below(3) === 0)
    await takeStep(world, borrower, 'record-payment');
  for (let round = 0; round < 2; round += 1) {
    while (await scheduler.step());
    await world.relay();
    for (const job of world.jobs) {
      await world.work(job);
      while (await scheduler.step());
    }
    for (const payer of payers) payer.finishAll();
    await askProvider(world);
  }
  while (await scheduler.step());
  clock.at += (45 + world.numbers.below(60)) * dayMs;
  await closeDay(world);
  while (await scheduler.step());
  if (borrower !== undefined && world.numbers.below(4) === 0)
    for (const work of [giveCoupon, openWithCoupon, openWithCoupon]) {
      await work(world, borrower);
      while (await scheduler.step());
    }
  for (const one of calm) one.isCalm = false;
}

/** Two people settle what was paid late, as far as one of them does not refuse it. */
async function settleLeft(world: World): Promise<void> {
  const { scheduler } = world;
  for (const borrower of world.borrowers) {
    await takeStep(world, borrower, 'settle-late-payout');
    while (await scheduler.step());
    for (let round = 0; round < 6; round += 1) {
      await answerStep(world);
      while (await scheduler.step());
    }
  }
  for (let round = 0; round < 6; round += 1) {
    await actOnSuspense(world);
    while (await scheduler.step());
  }
}

const mostRounds = 80;

/** Nothing goes wrong any more; everything that was begun is brought to its end. */
async function comeToRest(world: World): Promise<void> {
  const { scheduler, rails, payers } = world;
  world.tell('from here on nothing goes wrong');
  scheduler.isCalm = true;
  rails.isCalm = true;
  for (const payer of payers) Object.assign(payer, { isCalm: true, isEmpty: false });
  scheduler.letAllGo();
  let restingRounds = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    while (await scheduler.step());
    for (const payer of payers) payer.finishAll();
    const request = world.unanswered.shift();
    if (request !== undefined) await world.ask(request);
    if (world.untold.length > 0) await sendEvent(world);
    await askPayments(world);
    await askProvider(world);
    while (await scheduler.step());
    await letPayoutsGo(world);
    await world.relay();
    for (const job of world.jobs) {
      await world.work(job);
      while (await scheduler.step());
    }
    await world.relay();
    // Failed payouts are asked about once an hour, so one hour more goes by before the end.
    if (await isAtRest(world)) restingRounds += 1;
    if (restingRounds > 1) return;
    world.clock.at += restingRounds === 0 ? 20 * minuteMs : hourMs;
  }
}

/** Money whose event does not come waits until the product asks: then it is on a loan or in suspense. */
async function isMoneyLost({ events, outside, rails }: World): Promise<boolean> {
  for (const { lostFor = null } of events) {
    if (lostFor === null) continue;
    const { payments } = await outside.store.loadByPayment({ reference: lostFor, parts: ['payments'] });
    const money = rails.payments.find(({ requestReference }) => requestReference === lostFor);
    const name = money?.providerPaymentId ?? '';
    const isOnLoan = payments.some(({ providerPaymentId }) => providerPaymentId === name);
    if (!isOnLoan && (await outside.suspense.find(railsName, name)) === null) return true;
  }
  return false;
}

async function isAtRest(world: World): Promise<boolean> {
  const { directory, payoutPauses } = world.outside;
  const isWaiting =
    world.jobs.length > 0 ||
    world.unanswered.length > 0 ||
    world.untold.length > 0 ||
    (await isMoneyLost(world)) ||
    (await payoutPauses.current()) !== null;
  if (isWaiting) return false;
  const open = await directory.payoutsToAskAbout(50, world.clock.at);
  const { store } = world.outside;
  for (const { customerId, payoutId } of open) {
    const { payouts } = await store.load({ customerId, parts: ['payouts'] });
    if (payouts.find((row) => row.payoutId === payoutId)?.status !== 'failed') return false;
  }
  return true;
}

/** A history that broke an invariant, as it is read, with the command that lives it again. */
export function describeResult({ seed, violation, story }: HistoryResult): string {
  const again = `node tests/simulation/run.ts --seed ${seed} --histories 1`;
  return [...story, `VIOLATION ${violation ?? 'none'}`, `again: ${again}`].join('\n');
}
