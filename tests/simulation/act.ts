import type { Staff } from '../../apps/api/use-cases/approval/approval.ts';
import { liftPayoutPause } from '../../apps/api/use-cases/payout/payout-pause.ts';
import { reconcileRestored } from '../../apps/api/use-cases/payout/reconcile-restored.ts';
import { askBalance, askPayments, closeRail, turnBalance } from './around-rails.ts';
import { giveCoupon, openWithCoupon } from './coupons.ts';
import type { Borrower } from './borrower.ts';
import type { Checks } from './checks.ts';
import type { Kept } from './kept.ts';
import {
  askProvider,
  closeDay,
  correctAccount,
  movePayout,
  openPayment,
  payAtPartner,
  payBeside,
  reuseKey,
  sendEvent,
  takeBack,
  takeLoan,
} from './operations.ts';
import { compareByHand, nightComes } from './nights.ts';
import { serverNames } from './scheduler.ts';
import { answerStep, askStaff, takeStep } from './staff-steps.ts';
import { actOnSuspense } from './suspense-steps.ts';
import type { World } from './world.ts';

const dayMs = 86_400_000;
/** What a history does, as often as it stands here. */
const choices = [
  ...many(16, 'take loan'),
  ...many(30, 'open payment'),
  ...many(34, 'pay'),
  ...many(24, 'event'),
  ...many(44, 'job'),
  ...many(26, 'payout'),
  ...many(6, 'ask'),
  ...many(5, 'close'),
  ...many(10, 'clock'),
  ...many(5, 'correct account'),
  ...many(6, 'ask again'),
  ...many(5, 'pause'),
  ...many(3, 'let go'),
  ...many(6, 'take back'),
  ...many(2, 'reuse key'),
  ...many(3, 'back up'),
  ...many(2, 'restore'),
  ...many(2, 'staff'),
  ...many(4, 'ask about payments'),
  ...many(1, 'close rail'),
  ...many(1, 'turn balance'),
  ...many(4, 'ask balance'),
  ...many(8, 'ask staff'),
  ...many(28, 'take step'),
  ...many(24, 'answer step'),
  ...many(8, 'night'),
  ...many(6, 'compare'),
  ...many(10, 'pay beside'),
  ...many(5, 'give coupon'),
  ...many(18, 'open with coupon'),
  ...many(34, 'suspense'),
] as const;

function many<const T extends string>(count: number, one: T): readonly T[] {
  return Array.from({ length: count }, () => one);
}

type Choice = (typeof choices)[number];

const deskChoices = [
  'ask staff',
  'take step',
  'answer step',
  'night',
  'compare',
  'give coupon',
  'open with coupon',
  'suspense',
] as const satisfies readonly Choice[];
type DeskChoice = (typeof deskChoices)[number];

const isAtDesk = (choice: Choice): choice is DeskChoice => deskChoices.some((one) => one === choice);

/** Does one thing, which the seed draws. */
export async function act(world: World, checks: Checks): Promise<void> {
  const { numbers, rails } = world;
  const borrower = rails.drawn(world.borrowers);
  if (borrower === null) return;
  const choice = choices[numbers.below(choices.length)] ?? 'job';
  return isAtDesk(choice) ? performAtDesk(world, borrower, choice) : perform(world, checks, borrower, choice);
}

function perform(
  world: World,
  checks: Checks,
  borrower: Borrower,
  choice: Exclude<Choice, DeskChoice>,
): void | Promise<void> {
  switch (choice) {
    case 'take loan':
      return takeLoan(world, borrower, world.numbers.below(6) === 0);
    case 'open payment':
      return openPayment(world, borrower);
    case 'pay':
      return payAtPartner(world);
    case 'event':
      return sendEvent(world);
    case 'job':
      return workOnOne(world);
    case 'payout':
      return movePayout(world);
    case 'ask':
      return askProvider(world);
    case 'close':
      return closeDay(world);
    case 'clock':
      return moveClock(world);
    case 'correct account':
      return correctAccount(world, borrower);
    case 'ask again':
      return askAgain(world);
    case 'pause':
      return pauseWorker(world);
    case 'let go':
      return world.scheduler.letAllGo();
    case 'take back':
      return takeBack(world);
    case 'reuse key':
      return reuseKey(world);
    case 'back up':
      return backUp(world);
    case 'restore':
      return restore(world, checks);
    case 'staff':
      return letPayoutsGo(world);
    case 'ask about payments':
      return askPayments(world);
    case 'close rail':
      return closeRail(world);
    case 'turn balance':
      return turnBalance(world);
    case 'ask balance':
      return askBalance(world);
    case 'pay beside':
      return payBeside(world, borrower);
    default:
      return choice satisfies never;
  }
}

/** What members of staff do, and borrowers who turn to them. */
function performAtDesk(world: World, borrower: Borrower, choice: DeskChoice): Promise<void> {
  switch (choice) {
    case 'ask staff':
      return askStaff(world, borrower);
    case 'take step':
      return takeStep(world, borrower);
    case 'answer step':
      return answerStep(world);
    case 'night':
      return nightComes(world);
    case 'compare':
      return compareByHand(world);
    case 'give coupon':
      return giveCoupon(world, borrower);
    case 'open with coupon':
      return openWithCoupon(world, borrower);
    case 'suspense':
      return actOnSuspense(world);
    default:
      return choice satisfies never;
  }
}

async function workOnOne(world: World): Promise<void> {
  await world.relay();
  const job = world.rails.drawn(
    world.jobs.filter(({ isTaken, readyAt }) => !isTaken && readyAt <= world.clock.at),
  );
  if (job !== null) await world.work(job);
}

async function moveClock(world: World): Promise<void> {
  const moves = [
    ['clock goes on a second', 1_000],
    ['clock goes on an hour', 3_600_000],
    ['clock goes on an hour', 3_600_000],
    ['clock goes on a day', dayMs],
    ['clock goes on a day', dayMs],
    ['clock goes on forty days', 40 * dayMs],
  ] as const;
  const move = moves[world.numbers.below(moves.length)];
  if (move === undefined) return;
  const [kind, byMs] = move;
  world.clock.at += byMs;
  // Nobody asks for so long: what did not come is found by the comparison of the night.
  if (byMs >= dayMs) world.bringLost();
  world.fault(kind);
  // Before anything else is charged: most days of most loans are charged by the close.
  if (byMs >= dayMs && world.numbers.below(3) > 0) await closeDay(world);
}

async function askAgain(world: World): Promise<void> {
  const request = world.unanswered.shift();
  if (request === undefined) return;
  world.fault('request is sent again after no answer', request.about);
  await world.ask(request);
}

/** A process stands still in the middle of a job; after a while another takes the job, and the first goes on some day. */
async function pauseWorker(world: World): Promise<void> {
  const paused = world.scheduler.pauseOne(({ name }) => name.startsWith('job '));
  const job = world.jobs.find(({ jobId }) => paused?.name.endsWith(` ${jobId}`));
  if (paused === null || job === undefined) return;
  world.fault('worker pauses while another takes its job', paused.name);
  await world.work(job, paused.server === 'north' ? 'south' : 'north');
}

async function backUp(world: World): Promise<void> {
  await world.relay();
  await world.stores.backUp();
  const { clock, jobs, answers } = world;
  world.backup = { at: clock.at, jobs: jobs.map((job) => ({ ...job })), answers: new Map(answers) };
  world.tell('a backup is made');
}

/** All servers end, the database goes back to its backup, and payouts are held. What the provider had told since is sent again. */
async function restore(world: World, checks: Checks): Promise<void> {
  const { backup, clock, payers, rails } = world;
  if (backup === null) return;
  for (const server of serverNames) world.scheduler.crash(server);
  // That takes a while.
  clock.at += 1_000;
  await world.stores.restore(backup.at, clock.at);
  world.fault('database is restored from a backup');
  world.jobs = backup.jobs.map((job) => ({ ...job, isTaken: false }));
  world.answers = new Map(backup.answers);
  world.unanswered = [];
  checks.forget();
  world.bringLost();
  for (const event of world.events)
    if (event.toldAt !== null && event.toldAt >= backup.at) event.toldAt = null;
  const kept = await checks.look();
  showInTime(world, kept);
  const known = new Set(
    kept.flatMap((one) => [...one.payouts, ...one.payments]).map(({ reference }) => reference),
  );
  const orders = payers.flatMap(({ payouts }) => [...payouts.keys()]);
  for (const reference of [...orders, ...rails.requests.keys()])
    if (!known.has(reference)) world.lostReferences.add(reference);
}

/**
 * An order that the restored books do not have with its provider is shown before payouts go again at the earliest: nobody can know
 * of one that comes to light later.
 */
function showInTime({ payers, clock, outside }: World, kept: readonly Kept[]): void {
  const latest = clock.at + outside.payoutTimes.quietMs;
  const rows = kept.flatMap(({ payouts }) => payouts);
  for (const { provider, payouts } of payers)
    for (const order of payouts.values()) {
      const row = rows.find(({ reference }) => reference === order.reference);
      if (row?.provider !== provider) order.hiddenUntil = Math.min(order.hiddenUntil, latest);
    }
}

const maker: Staff = { staffId: '00000000-0000-4000-8000-00000000000a', name: 'Maker', role: 'finance' };
const checker: Staff = { staffId: '00000000-0000-4000-8000-00000000000b', name: 'Checker', role: 'finance' };

/** Two members of staff let payouts go, once the provider has said what became of each. */
export async function letPayoutsGo(world: World): Promise<void> {
  await reconcileRestored(world.outside);
  const pause = await world.outside.payoutPauses.current();
  if (pause === null) return;
  if (!(await liftPayoutPause(world.outside, maker, pause.pauseId)).ok) return;
  if (!(await liftPayoutPause(world.outside, checker, pause.pauseId)).ok)
    throw new Error('payouts are held for ever');
  world.tell('two people let payouts go');
}
