import { timingSafeEqual } from 'node:crypto';
import { codeLifeMinutes } from '@luwag/contract/code-life';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { manilaOffsetMs } from '@luwag/loan-engine/money/manila-offset';
import type { Challenge, HandOff, LoginState, StrangerLoad } from '../../ports/login-store.ts';
import { isoInstant } from '../iso-instant.ts';
import { done, type Outcome, refused } from '../write.ts';

/* How often a code may be asked for and guessed (ruling 18). Pure: state in, state or refusal out. */

export type LoginLimits = {
  codeLength: number;
  codeLifeMs: number;
  triesPerCode: number;
  resendAfterMs: number;
  sendsPerDay: number;
  /** Wrong guesses in a row from unknown devices after which a code alone no longer suffices. */
  wrongBeforeStepUp: number;
  /** Wrong guesses of one number within a day after which unknown devices must copy a graphic code. */
  wrongBeforeGraphicCode: number;
  /**
   * Wrong guesses in any 24 hours from unknown devices, over all numbers. Half of them may come at once; the other half
   * comes back evenly over the day.
   */
  dailyWrongBudget: number;
  /**
   * Wrong guesses from unknown devices at one address, in an hour and in a day, after which that address waits; many people
   * may share it. After half of them it copies a graphic code.
   */
  wrongPerAddressHour: number;
  wrongPerAddressDay: number;
  /** Codes per day to unknown devices, over all numbers: each costs the lender a message. */
  dailySendBudget: number;
  /** Codes per day to unknown devices at one address, which many people may share; after half of them it copies a graphic code. */
  sendsPerAddressDay: number;
};

export const defaultLoginLimits: LoginLimits = {
  codeLength: 4,
  codeLifeMs: codeLifeMinutes * 60_000,
  triesPerCode: 3,
  resendAfterMs: 60_000,
  sendsPerDay: 5,
  wrongBeforeStepUp: 20,
  wrongBeforeGraphicCode: 6,
  dailyWrongBudget: 1_000,
  wrongPerAddressHour: 60,
  wrongPerAddressDay: 200,
  dailySendBudget: 10_000,
  sendsPerAddressDay: 1_000,
};

export const freshLoginState: LoginState = {
  challenges: [],
  handOff: null,
  sends: { known: { on: null, count: 0, lastSentAt: 0 }, unknown: { on: null, count: 0, lastSentAt: 0 } },
  wrongOn: null,
  wrongToday: 0,
  wrongInRowUnknownDevice: 0,
  wrongInRowKnownDevice: 0,
};

export type LoginSituation = {
  now: number;
  isKnownDevice: boolean;
  load: StrangerLoad;
  /** Whether more codes are asked for, or guessed wrong, at this address than by people who share one. */
  isBusyAddress: boolean;
  hasPassedGraphicCode: boolean;
};

const dayMs = 86_400_000;

/** How many wrong guesses of strangers may stand at once. */
const mostWrongAtOnce = ({ dailyWrongBudget }: Pick<LoginLimits, 'dailyWrongBudget'>): number =>
  dailyWrongBudget / 2;

/** How many wrong guesses wear off in a day: with those that may stand at once, the budget of any 24 hours. */
export const wearOffPerDay = mostWrongAtOnce;

/** When strangers may guess again, in milliseconds since 1970; null where they may now. */
export function strangersWaitUntil(
  { wrongGuesses }: StrangerLoad,
  now: number,
  limits: Pick<LoginLimits, 'dailyWrongBudget'>,
): number | null {
  const over = wrongGuesses + 1 - mostWrongAtOnce(limits);
  return over <= 0 ? null : now + Math.ceil((over / wearOffPerDay(limits)) * dayMs);
}

/** Whether devices of either kind guessed wrong so often that the number's owner calls customer service first. */
export function isLogInBlocked(
  { wrongInRowKnownDevice, wrongInRowUnknownDevice }: LoginState,
  { wrongBeforeStepUp }: LoginLimits,
): boolean {
  return Math.max(wrongInRowKnownDevice, wrongInRowUnknownDevice) >= wrongBeforeStepUp;
}

/** The state once staff made sure who calls. What counts for a day stays, so that a day's limits hold for the next guesses. */
export function logInReopened(state: LoginState): LoginState {
  return { ...state, wrongInRowKnownDevice: 0, wrongInRowUnknownDevice: 0 };
}

/** Whether a code may be sent now; the state counts the send. */
export function recordSend(
  state: LoginState,
  situation: LoginSituation,
  limits: LoginLimits,
): Outcome<LoginState> {
  const { now, isKnownDevice, load } = situation;
  const today = manilaDateOf(now);
  const waitUntil = isKnownDevice ? null : strangersWaitUntil(load, now, limits);
  if (waitUntil !== null) return refused('security_wait', { retryAt: isoInstant(waitUntil) });
  const wrongInRow = isKnownDevice ? state.wrongInRowKnownDevice : state.wrongInRowUnknownDevice;
  if (wrongInRow >= limits.wrongBeforeStepUp) return refused('step_up_required');
  const kind = isKnownDevice ? 'known' : 'unknown';
  const before = state.sends[kind];
  const resendAt = before.lastSentAt + limits.resendAfterMs;
  if (now < resendAt) return refused('too_frequent', { retryAt: isoInstant(resendAt) });
  const sent = before.on === today ? before.count : 0;
  const isSpent = !isKnownDevice && load.codesSent >= limits.dailySendBudget;
  if (sent >= limits.sendsPerDay || isSpent)
    return refused('sms_limit_reached', { retryAt: isoInstant(startOfTomorrow(now)) });
  const isAbnormal =
    situation.isBusyAddress ||
    (state.wrongOn === today && state.wrongToday >= limits.wrongBeforeGraphicCode) ||
    load.wrongGuesses * 2 >= mostWrongAtOnce(limits) ||
    load.codesSent * 2 >= limits.dailySendBudget;
  if (!isKnownDevice && isAbnormal && !situation.hasPassedGraphicCode)
    return refused('graphic_code_required');
  return done({
    ...state,
    challenges: state.challenges.filter(({ expiresAt }) => now < expiresAt),
    sends: { ...state.sends, [kind]: { on: today, count: sent + 1, lastSentAt: now } },
  });
}

/**
 * The state once no provider took a code: the code ends. It uses up none of the day where it was certainly not sent. Where it may
 * have been, it may cost the lender a message and counts as half: a borrower gets more tries while a provider is away, and a number
 * no more than twice the codes of a day. The time between two codes stays, so that it is tried once a minute at most.
 */
export function withoutSend(
  state: LoginState,
  challengeId: string,
  { isKnownDevice, mayArrive }: { isKnownDevice: boolean; mayArrive: boolean },
): LoginState {
  const unsent = state.challenges.find((challenge) => challenge.challengeId === challengeId);
  if (unsent === undefined) return state;
  const kind = isKnownDevice ? 'known' : 'unknown';
  const { on, count, lastSentAt } = state.sends[kind];
  const counted = on === manilaDateOf(unsent.sentAt) ? count - (mayArrive ? 0.5 : 1) : count;
  return {
    ...state,
    challenges: state.challenges.filter((challenge) => challenge !== unsent),
    sends: { ...state.sends, [kind]: { on, count: counted, lastSentAt } },
  };
}

export type Guess = { challengeId: string; binderHash: string; codeHash: string };

/** What a guess leads to. The new state is always to be kept, also when the guess was wrong. */
export function judgeGuess(
  state: LoginState,
  guess: Guess,
  situation: Pick<LoginSituation, 'now' | 'isKnownDevice'>,
  limits: LoginLimits,
): { state: LoginState; outcome: Outcome<{ sentAt: number }>; isWrongGuess: boolean } {
  const challenge = state.challenges.find(({ challengeId }) => challengeId === guess.challengeId);
  const isOpen =
    challenge !== undefined &&
    challenge.binderHash === guess.binderHash &&
    !challenge.isUsed &&
    situation.now < challenge.expiresAt &&
    challenge.wrongTries < limits.triesPerCode;
  if (!isOpen) return { state, outcome: refused('code_expired'), isWrongGuess: false };
  const withChallenge = (after: LoginState, changed: Challenge): LoginState => ({
    ...after,
    challenges: after.challenges.map((one) => (one === challenge ? changed : one)),
  });
  if (challenge.codeHash === guess.codeHash) {
    const used = withChallenge(cleared(state), { ...challenge, isUsed: true });
    return { state: used, outcome: done({ sentAt: challenge.sentAt }), isWrongGuess: false };
  }
  const wrongTries = challenge.wrongTries + 1;
  return {
    state: withChallenge(withWrongGuess(state, situation), { ...challenge, wrongTries }),
    outcome: refused('code_incorrect', { triesLeft: limits.triesPerCode - wrongTries }),
    isWrongGuess: true,
  };
}

/** What a hand-off code leads to. The new state is always to be kept; a code that is right is taken away with it. */
export function judgeHandOff(
  state: LoginState,
  codeHash: string,
  situation: Pick<LoginSituation, 'now' | 'isKnownDevice'>,
  limits: LoginLimits,
): { state: LoginState; outcome: Outcome<Pick<HandOff, 'sessionId' | 'knownSince'>>; isWrongGuess: boolean } {
  const { handOff } = state;
  const wrongInRow = situation.isKnownDevice ? state.wrongInRowKnownDevice : state.wrongInRowUnknownDevice;
  if (wrongInRow >= limits.wrongBeforeStepUp)
    return { state, outcome: refused('step_up_required'), isWrongGuess: false };
  const isOpen =
    handOff !== null && situation.now < handOff.expiresAt && handOff.wrongTries < limits.triesPerCode;
  if (!isOpen) return { state, outcome: refused('code_incorrect'), isWrongGuess: false };
  if (timingSafeEqual(Buffer.from(handOff.codeHash, 'hex'), Buffer.from(codeHash, 'hex'))) {
    const { sessionId, knownSince } = handOff;
    return {
      state: { ...cleared(state), handOff: null },
      outcome: done({ sessionId, knownSince }),
      isWrongGuess: false,
    };
  }
  const wrongTries = handOff.wrongTries + 1;
  return {
    state: { ...withWrongGuess(state, situation), handOff: { ...handOff, wrongTries } },
    // Without the tries left: they would say that this number has a code.
    outcome: refused('code_incorrect'),
    isWrongGuess: true,
  };
}

function cleared(state: LoginState): LoginState {
  return { ...logInReopened(state), wrongToday: 0 };
}

function withWrongGuess(
  state: LoginState,
  { now, isKnownDevice }: Pick<LoginSituation, 'now' | 'isKnownDevice'>,
): LoginState {
  const today = manilaDateOf(now);
  return {
    ...state,
    wrongOn: today,
    wrongToday: (state.wrongOn === today ? state.wrongToday : 0) + 1,
    wrongInRowKnownDevice: state.wrongInRowKnownDevice + (isKnownDevice ? 1 : 0),
    wrongInRowUnknownDevice: state.wrongInRowUnknownDevice + (isKnownDevice ? 0 : 1),
  };
}

function startOfTomorrow(now: number): number {
  return Math.floor((now + manilaOffsetMs) / dayMs + 1) * dayMs - manilaOffsetMs;
}
