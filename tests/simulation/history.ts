import { createHash } from 'node:crypto';
import type { EntryRow } from '../../apps/api/ports/customer-store.ts';
import { canonicalJson } from './canonical-json.ts';
import { Checks, type Kept } from './checks.ts';
import type { FaultTally } from './faults.ts';
import {
  askProvider,
  closeDay,
  correctAccount,
  movePayout,
  openPayment,
  payAtPartner,
  repeatAll,
  reuseKey,
  sendEvent,
  takeBack,
  takeLoan,
} from './operations.ts';
import { reconcileRestored } from '../../apps/api/use-cases/payout/reconcile-restored.ts';
import { serverNames } from './scheduler.ts';
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
const hourMs = 61 * minuteMs;
const dayMs = 86_400_000;
/** What a history does, as often as it stands here. */
const choices = [
  ...many(10, 'take loan'),
  ...many(18, 'open payment'),
  ...many(20, 'pay'),
  ...many(14, 'event'),
  ...many(28, 'job'),
  ...many(16, 'payout'),
  ...many(6, 'ask'),
  ...many(5, 'close'),
  ...many(10, 'clock'),
  ...many(5, 'correct account'),
  ...many(6, 'ask again'),
  ...many(3, 'pause'),
  ...many(3, 'let go'),
  ...many(3, 'take back'),
  ...many(2, 'reuse key'),
  ...many(2, 'back up'),
  ...many(1, 'restore'),
  ...many(2, 'staff'),
] as const;

function many<const T extends string>(count: number, one: T): readonly T[] {
  return Array.from({ length: count }, () => one);
}

/** Lives one history, checks it after every step, and at its end when everything that was under way is done. */
export async function runHistory({ seed, length, stores, tally }: HistoryOptions): Promise<HistoryResult> {
  const world = new World(seed, stores, tally);
  const checks = new Checks(world);
  let violation: string | null = null;
  let loans = 0;
  const hash = createHash('sha256');
  try {
    await world.begin();
    for (let count = 0; count < length; count += 1) {
      await act(world, checks);
      const steps = world.numbers.below(2) === 0 ? 1_000 : world.numbers.below(8);
      for (let step = 0; step < steps && (await world.scheduler.step()); step += 1);
      await world.relay();
      checks.check(await checks.look());
    }
    await comeToRest(world);
    const kept = await checks.look();
    checks.check(kept);
    await checks.checkEnd(kept);
    await repeatAll(world);
    loans = kept.flatMap((one) => one.loans).length;
    hash.update(canonicalJson(kept.map(figuresOf)));
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

async function act(world: World, checks: Checks): Promise<void> {
  const { numbers, rails } = world;
  const borrower = rails.drawn(world.borrowers);
  if (borrower === null) return;
  const choice = choices[numbers.below(choices.length)] ?? 'job';
  switch (choice) {
    case 'take loan':
      return takeLoan(world, borrower, numbers.below(6) === 0);
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

function moveClock(world: World): void {
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
  world.fault(kind);
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
  const { backup, clock, rails } = world;
  if (backup === null) return;
  for (const server of serverNames) world.scheduler.crash(server);
  await world.stores.restore(backup.at, clock.at);
  world.fault('database is restored from a backup');
  world.jobs = backup.jobs.map((job) => ({ ...job, isTaken: false }));
  world.answers = new Map(backup.answers);
  world.unanswered = [];
  checks.forget();
  for (const event of world.events)
    if (event.toldAt !== null && event.toldAt >= backup.at) event.toldAt = null;
  const kept = await checks.look();
  const known = new Set(
    kept.flatMap((one) => [...one.payouts, ...one.payments]).map(({ reference }) => reference),
  );
  for (const reference of [...rails.payouts.keys(), ...rails.requests.keys()])
    if (!known.has(reference)) world.lostReferences.add(reference);
}

/** Two members of staff let payouts go, once the provider has said what became of each. */
async function letPayoutsGo(world: World): Promise<void> {
  const { payoutPauses, payouts } = world.outside;
  const now = (): number => world.clock.at;
  await reconcileRestored({ payoutPauses, payouts, secondPayouts: null, now });
  const pause = await payoutPauses.current();
  if (pause === null || (await payoutPauses.countUnclear(pause.pausedAt)) > 0) return;
  const [maker, checker] = [world.id(4), world.id(4)];
  await payoutPauses.propose(pause.pauseId, { staffId: maker, name: 'Maker' }, now());
  if (!(await payoutPauses.lift(pause.pauseId, checker, now()))) throw new Error('payouts are held for ever');
  world.tell('two people let payouts go');
}

const mostRounds = 80;

/** Nothing goes wrong any more; everything that was begun is brought to its end. */
async function comeToRest(world: World): Promise<void> {
  const { scheduler, rails } = world;
  world.tell('from here on nothing goes wrong');
  scheduler.isCalm = true;
  rails.isCalm = true;
  scheduler.letAllGo();
  let restingRounds = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    while (await scheduler.step());
    for (const payout of rails.payouts.values()) if (payout.state === 'pending') payout.state = 'paid';
    const request = world.unanswered.shift();
    if (request !== undefined) await world.ask(request);
    if (world.events.some(({ toldAt }) => toldAt === null)) await sendEvent(world);
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

async function isAtRest(world: World): Promise<boolean> {
  const { directory, payoutPauses } = world.outside;
  const isWaiting =
    world.jobs.length > 0 ||
    world.unanswered.length > 0 ||
    world.events.some(({ toldAt }) => toldAt === null) ||
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
