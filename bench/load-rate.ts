import { setTimeout as wait } from 'node:timers/promises';
import { slowest99 } from './reported-repayments.ts';

/* Calls at a steady rate, no matter how many are answered. */

/** `money` is a write that books money or asks for it. */
export type CallKind = 'read' | 'money' | 'other';
export type MixedCall = {
  name: string;
  kind: CallKind;
  run: () => Promise<{ status: number; code: string }>;
};
export type Mix = { next: () => MixedCall };

/** When a call was due after the first, when it left, how long its answer took from when it was due, and which it was. */
export type TimedCall = {
  name: string;
  kind: CallKind;
  dueMs: number;
  leftMs: number;
  tookMs: number;
  status: number;
  code: string;
};

export const isGood = ({ status }: Pick<TimedCall, 'status'>): boolean => status >= 200 && status < 300;
/** Refused because the server has enough to do. */
export const isShed = ({ status }: Pick<TimedCall, 'status'>): boolean => status === 429 || status === 503;

export async function atRate(
  mix: Mix,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<readonly TimedCall[]> {
  const running: Promise<TimedCall>[] = [];
  const startedAtMs = performance.now();
  const sinceStart = (): number => performance.now() - startedAtMs;
  const timed = async (dueMs: number): Promise<TimedCall> => {
    const { name, kind, run } = mix.next();
    const leftMs = sinceStart();
    const { status, code } = await run();
    return { name, kind, dueMs, leftMs, tookMs: sinceStart() - dueMs, status, code };
  };
  for (let number = 0; number < perSecond * seconds; number += 1) {
    const dueMs = (number / perSecond) * 1_000;
    while (sinceStart() < dueMs) await wait(1);
    running.push(timed(dueMs));
  }
  return Promise.all(running);
}

/** The time that half of the calls stay below, and the one that 99 of 100 do, in milliseconds. */
export function spread(calls: readonly TimedCall[]): { p50: number; p99: number } {
  const times = calls.map(({ tookMs }) => tookMs).toSorted((one, other) => one - other);
  return { p50: times[Math.floor(times.length / 2)] ?? 0, p99: slowest99(calls) };
}

type Search = {
  from: number;
  stepSeconds: number;
  /** For how long the largest rate has to be kept up with. */
  keptSeconds: number;
  /** Above this a rate is not kept up with, even where every call is answered. */
  mostMs: number;
  say: (line: string) => void;
};

/**
 * The largest rate at which every call was answered with what it asked for, within a second: half as much more from step to step,
 * then by halves. A short step only begins the row that a rate above it makes, so what was found is tried for longer.
 */
export async function largestRate(mix: Mix, search: Search): Promise<number> {
  const { from, stepSeconds, keptSeconds, mostMs, say } = search;
  const isKept = async (perSecond: number, seconds = stepSeconds): Promise<boolean> => {
    const calls = await atRate(mix, { perSecond, seconds });
    const bad = calls.filter((call) => !isGood(call));
    const { p50, p99 } = spread(calls);
    say(
      `${perSecond.toFixed(0)}/s for ${seconds} s: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, ${countsOf(bad)}`,
    );
    // What piled up is worked off before the next step.
    if (bad.length > 0 || p99 > mostMs) await wait(restMs);
    return bad.length === 0 && p99 <= mostMs;
  };
  let [good, bad] = [0, from];
  while (await isKept(bad)) [good, bad] = [bad, bad * stepFactor];
  for (let halving = 0; halving < halvings; halving += 1) {
    const middle = (good + bad) / 2;
    if (await isKept(middle)) good = middle;
    else bad = middle;
  }
  while (good >= 1 && !(await isKept(good, keptSeconds))) good *= lowering;
  if (good < 1) throw new Error('no rate was found that is kept up with');
  return good;
}

const restMs = 3_000;
const stepFactor = 1.5;
const halvings = 3;
const lowering = 0.9;

/** Which answers there were besides good ones, such as `503 service_unavailable getHome 12`. */
export function countsOf(calls: readonly TimedCall[]): string {
  if (calls.length === 0) return 'all answered';
  const byAnswer = Map.groupBy(calls, ({ status, code, name }) => `${status} ${code} ${name}`);
  return [...byAnswer].map(([answer, some]) => `${answer} ${some.length}`).join(', ');
}
