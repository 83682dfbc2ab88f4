import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { type AttemptCount, type CountedAttempt, retryAtOf } from '../../ports/attempt-counter.ts';
import type { LoginState } from '../../ports/login-store.ts';
import type { Context } from '../context.ts';
import { isoInstant } from '../iso-instant.ts';
import { type Outcome, refused } from '../write.ts';
import {
  freshLoginState,
  type LoginLimits,
  type LoginSituation,
  strangersWaitUntil,
  wearOffPerDay,
} from './login-rules.ts';

export type Judged<T> = { state: LoginState; outcome: Outcome<T>; isWrongGuess: boolean };
type Judge<T> = (state: LoginState, situation: Pick<LoginSituation, 'now' | 'isKnownDevice'>) => Judged<T>;

/** Where a guess comes from. A known device counts for itself, whatever others do at its address; it may leave it out. */
export type GuessPlace =
  | { isKnownDevice: true; remoteAddress?: string }
  | { isKnownDevice: boolean; remoteAddress: string };

type JudgeContext = Pick<Context, 'logins' | 'personalData' | 'now'>;

const mostAttempts = 6;
const hourMs = 3_600_000;

/**
 * Judges one guess of a code for a number and keeps what it leads to, so that no two guesses are judged on the same count. A
 * stranger's wrong guess also counts against its address; who guesses right never waits for others behind the same address
 * below its limit.
 */
export async function judgeAndCount<T>(
  context: JudgeContext,
  limits: LoginLimits,
  guess: { phone: string } & GuessPlace,
  judge: Judge<T>,
): Promise<Outcome<T>> {
  if (guess.isKnownDevice) return (await judgeInTurn(context, limits, guess, judge)).outcome;
  const { logins, now } = context;
  const counts = addressCounts(context, limits, guess.remoteAddress ?? '');
  const retryAt = retryAtOf(withOneMore(await logins.findAttempts(counts, now())));
  if (retryAt !== null) return refused('security_wait', { retryAt: isoInstant(retryAt) });
  const { outcome, isWrongGuess } = await judgeInTurn(context, limits, guess, judge);
  if (isWrongGuess) await logins.countAttempt(counts, now());
  return outcome;
}

/** Where counters would stand with one more try. */
export function withOneMore(found: readonly CountedAttempt[]): CountedAttempt[] {
  return found.map((one) => ({ ...one, attempts: one.attempts + 1 }));
}

/** What a guess at an address counts against. */
export function addressCounts(
  { personalData }: Pick<Context, 'personalData'>,
  { wrongPerAddressHour, wrongPerAddressDay }: LoginLimits,
  remoteAddress: string,
): [hour: AttemptCount, day: AttemptCount] {
  const key = (window: string) => personalData.blindIndex('log-in-guess', `${window} ${remoteAddress}`);
  return [
    { key: key('hour'), most: wrongPerAddressHour, windowMs: hourMs },
    { key: key('day'), most: wrongPerAddressDay, windowMs: 24 * hourMs },
  ];
}

async function judgeInTurn<T>(
  { logins, personalData, now }: JudgeContext,
  limits: LoginLimits,
  { phone, isKnownDevice }: { phone: string; isKnownDevice: boolean },
  judge: Judge<T>,
): Promise<Pick<Judged<T>, 'outcome' | 'isWrongGuess'>> {
  const phoneIndex = personalData.blindIndex('phone', phone);
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const nowMs = now();
    const at = { now: nowMs, day: manilaDateOf(nowMs), wearOffPerDay: wearOffPerDay(limits) };
    const { version, state, load } = await logins.load(phoneIndex, at);
    const waitUntil = isKnownDevice ? null : strangersWaitUntil(load, nowMs, limits);
    if (waitUntil !== null) return unjudged(refused('security_wait', { retryAt: isoInstant(waitUntil) }));
    const judged = judge(state ?? freshLoginState, { now: nowMs, isKnownDevice });
    if (judged.state === state || state === null) return unjudged(judged.outcome);
    const wrongGuesses = judged.isWrongGuess && !isKnownDevice ? 1 : 0;
    const saved = await logins.save({
      phoneIndex,
      expectedVersion: version,
      state: judged.state,
      at,
      added: { wrongGuesses, codesSent: 0 },
    });
    if (saved === 'saved') return judged;
  }
  return unjudged(refused('too_frequent'));
}

const unjudged = <T>(outcome: Outcome<T>) => ({ outcome, isWrongGuess: false });
