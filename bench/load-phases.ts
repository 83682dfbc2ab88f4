import { setTimeout as wait } from 'node:timers/promises';
import type { Books } from './load-books.ts';
import type { ConsoleCall } from './load-console.ts';
import type { LenderBook, RunningLender } from './load-lender.ts';
import { type MemoryCourse, watchMemory } from './load-memory.ts';
import {
  atRate,
  countsOf,
  isGood,
  isShed,
  largestRate,
  type Mix,
  spread,
  type TimedCall,
} from './load-rate.ts';
import { type Effort, measureEffort } from './load-effort.ts';
import { memoryMegabytes } from './process-memory.ts';
import { slowest99 } from './reported-repayments.ts';

/* The phases of a load, one after the other. */

export type Surroundings = {
  book: LenderBook;
  lender: RunningLender;
  say: (line: string) => void;
  minutes: number;
};

type Spread = { p50: number; p99: number };

export type SteadyLoad = {
  perSecond: number;
  reads: Spread;
  money: Spread;
  moneyShare: number;
  badCount: number;
  /** How late 99 of 100 calls left, in milliseconds: time of the callers, not of the product. */
  lateMs: number;
  effort: Effort;
  /** Of the product's processes together, each shared page counted once. */
  memoryMiB: number;
  /** Of the whole database, for each borrower of the book. */
  bytesPerBorrower: number;
};

export type Overload = {
  sentPerSecond: number;
  goodPerSecond: number;
  shedPerSecond: number;
  otherCount: number;
  recoverySeconds: number;
};

export type Phases = {
  mostPerSecond: number;
  steady: SteadyLoad;
  overload: Overload;
  memory: MemoryCourse | null;
};
export type MeasuredLoad = Phases & {
  processes: number;
  cores: number;
  /** The slowest first. */
  staffCalls: readonly ConsoleCall[];
  books: Books;
};

const warmUp = { perSecond: 20, seconds: 15 };
const stepSeconds = 8;
/** A call that takes longer waits in a row that grows. */
const mostStepMs = 1_000;
const searchFrom = 60;
const steadyShare = 0.8;
const steadySeconds = 45;
const overloadSeconds = 8;
const quietSeconds = 15;
const restMs = 3_000;
const mostReadMs = 100;
const mostMoneyMs = 150;

/** Finds the largest rate, measures below and above it, and watches memory for so many minutes at half of it. */
export async function measureLoadOn(mix: Mix, around: Surroundings): Promise<Phases> {
  const { say, minutes } = around;
  await atRate(mix, warmUp);
  const mostPerSecond = await largestRate(mix, {
    from: searchFrom,
    stepSeconds,
    keptSeconds: steadySeconds,
    mostMs: mostStepMs,
    say,
  });
  await wait(restMs);
  const steady = await steadyLoad(mix, mostPerSecond * steadyShare, around);
  const overload = await overloaded(mix, mostPerSecond, say);
  const memory = minutes === 0 ? null : await watchMemory(mix, mostPerSecond / 2, around);
  return { mostPerSecond, steady, overload, memory };
}

async function steadyLoad(
  mix: Mix,
  perSecond: number,
  { book, lender, say }: Surroundings,
): Promise<SteadyLoad> {
  const { result: calls, effort } = await measureEffort(book, lender, () =>
    atRate(mix, { perSecond, seconds: steadySeconds }),
  );
  const reads = calls.filter(({ kind }) => kind === 'read');
  const money = calls.filter(({ kind }) => kind === 'money');
  const bad = calls.filter((call) => !isGood(call));
  say(`at ${perSecond.toFixed(0)}/s: ${countsOf(bad)}`);
  for (const [name, some] of Map.groupBy(calls, (call) => call.name)) {
    const { p50, p99 } = spread(some);
    say(`  ${name}: ${some.length}, p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms`);
  }
  return {
    perSecond,
    reads: spread(reads),
    money: spread(money),
    moneyShare: money.length / calls.length,
    badCount: bad.length,
    lateMs: slowest99(calls.map((call) => ({ ...call, tookMs: call.leftMs - call.dueMs }))),
    effort,
    memoryMiB: await memoryMegabytes(lender.processId),
    bytesPerBorrower: effort.databaseBytes / book.borrowers,
  };
}

/** Twice the largest rate for some seconds, then half of it until all is as quick as ever. */
async function overloaded(mix: Mix, mostPerSecond: number, say: (line: string) => void): Promise<Overload> {
  const overloading = atRate(mix, { perSecond: 2 * mostPerSecond, seconds: overloadSeconds });
  // What comes next meets all that is still under way.
  await wait(overloadSeconds * 1_000);
  const after = await atRate(mix, { perSecond: mostPerSecond / 2, seconds: quietSeconds });
  const calls = await overloading;
  const secondsOf = Math.max(...calls.map(({ dueMs, tookMs }) => dueMs + tookMs)) / 1_000;
  const good = calls.filter(isGood);
  const shed = calls.filter(isShed);
  const others = calls.filter((call) => !isGood(call) && !isShed(call));
  say(`at ${(2 * mostPerSecond).toFixed(0)}/s: ${countsOf(calls.filter((call) => !isGood(call)))}`);
  return {
    sentPerSecond: 2 * mostPerSecond,
    goodPerSecond: good.length / secondsOf,
    shedPerSecond: shed.length / secondsOf,
    otherCount: others.length,
    recoverySeconds: secondsUntilQuick(after),
  };
}

/** Full seconds until one in which every call was answered, 99 of 100 in time. */
export function secondsUntilQuick(calls: readonly TimedCall[]): number {
  const bySecond = Map.groupBy(calls, ({ dueMs }) => Math.floor(dueMs / 1_000));
  const found = [...bySecond].find(
    ([, some]) =>
      some.every(isGood) &&
      slowest99(some.filter(({ kind }) => kind !== 'money')) <= mostReadMs &&
      slowest99(some.filter(({ kind }) => kind === 'money')) <= mostMoneyMs,
  );
  return found === undefined ? Infinity : found[0];
}
