import { timingSafeEqual } from 'node:crypto';
import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { manilaOffsetMs } from '@luwag/loan-engine/money/manila-offset';
import type { LoginDay, LoginState } from '../../ports/login-store.ts';
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
  /** Wrong guesses per day from unknown devices, over all numbers. */
  dailyWrongBudget: number;
  /** Codes per day to unknown devices, over all numbers: each costs the lender a message, whoever asks. */
  dailySendBudget: number;
};

export const defaultLoginLimits: LoginLimits = {
  codeLength: 4,
  codeLifeMs: 5 * 60_000,
  triesPerCode: 3,
  resendAfterMs: 60_000,
  sendsPerDay: 5,
  wrongBeforeStepUp: 20,
  wrongBeforeGraphicCode: 6,
  dailyWrongBudget: 1_000,
  dailySendBudget: 10_000,
};

export const freshLoginState: LoginState = {
  challenge: null,
  handOff: null,
  sendsOn: null,
  sends: 0,
  lastSentAt: 0,
  wrongOn: null,
  wrongToday: 0,
  wrongInRowUnknownDevice: 0,
  wrongInRowKnownDevice: 0,
};

export type LoginSituation = {
  now: number;
  isKnownDevice: boolean;
  today: LoginDay;
  /** Whether more codes are asked for from this address than by people who share one. */
  isBusyAddress: boolean;
  hasPassedGraphicCode: boolean;
};

const dayMs = 86_400_000;
const budgetStepMs = 15 * 60_000;

/** Whether a code may be sent now; the state counts the send. */
export function recordSend(
  state: LoginState,
  situation: LoginSituation,
  limits: LoginLimits,
): Outcome<Omit<LoginState, 'challenge'>> {
  const { now, isKnownDevice } = situation;
  const { wrongGuesses, codesSent } = situation.today;
  const today = manilaDateOf(now);
  if (!isKnownDevice && wrongGuesses >= limits.dailyWrongBudget) {
    return refused('security_wait', { retryAt: isoInstant(now + budgetStepMs) });
  }
  const wrongInRow = isKnownDevice ? state.wrongInRowKnownDevice : state.wrongInRowUnknownDevice;
  if (wrongInRow >= limits.wrongBeforeStepUp) return refused('step_up_required');
  const resendAt = state.lastSentAt + limits.resendAfterMs;
  if (now < resendAt) return refused('too_frequent', { retryAt: isoInstant(resendAt) });
  const sends = state.sendsOn === today ? state.sends : 0;
  const isSpent = !isKnownDevice && codesSent >= limits.dailySendBudget;
  if (sends >= limits.sendsPerDay || isSpent)
    return refused('sms_limit_reached', { retryAt: isoInstant(startOfTomorrow(now)) });
  const isAbnormal =
    situation.isBusyAddress ||
    (state.wrongOn === today && state.wrongToday >= limits.wrongBeforeGraphicCode) ||
    wrongGuesses * 2 >= limits.dailyWrongBudget ||
    codesSent * 2 >= limits.dailySendBudget;
  if (!isKnownDevice && isAbnormal && !situation.hasPassedGraphicCode)
    return refused('graphic_code_required');
  return done({ ...state, sendsOn: today, sends: sends + 1, lastSentAt: now });
}

export type Guess = { challengeId: string; binderHash: string; codeHash: string };

/** What a guess leads to. The new state is always to be kept, also when the guess was wrong. */
export function judgeGuess(
  state: LoginState,
  guess: Guess,
  situation: Pick<LoginSituation, 'now' | 'isKnownDevice'>,
  limits: LoginLimits,
): { state: LoginState; outcome: Outcome<'right'>; isWrongGuess: boolean } {
  const { challenge } = state;
  const isOpen =
    challenge !== null &&
    challenge.challengeId === guess.challengeId &&
    challenge.binderHash === guess.binderHash &&
    !challenge.isUsed &&
    situation.now < challenge.expiresAt &&
    challenge.wrongTries < limits.triesPerCode;
  if (!isOpen) return { state, outcome: refused('code_expired'), isWrongGuess: false };
  if (challenge.codeHash === guess.codeHash) {
    const used = { ...challenge, isUsed: true };
    return { state: { ...cleared(state), challenge: used }, outcome: done('right'), isWrongGuess: false };
  }
  const wrongTries = challenge.wrongTries + 1;
  return {
    state: { ...withWrongGuess(state, situation), challenge: { ...challenge, wrongTries } },
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
): { state: LoginState; outcome: Outcome<{ sessionId: string }>; isWrongGuess: boolean } {
  const { handOff } = state;
  const wrongInRow = situation.isKnownDevice ? state.wrongInRowKnownDevice : state.wrongInRowUnknownDevice;
  if (wrongInRow >= limits.wrongBeforeStepUp)
    return { state, outcome: refused('step_up_required'), isWrongGuess: false };
  const isOpen =
    handOff !== null && situation.now < handOff.expiresAt && handOff.wrongTries < limits.triesPerCode;
  if (!isOpen) return { state, outcome: refused('code_incorrect'), isWrongGuess: false };
  if (timingSafeEqual(Buffer.from(handOff.codeHash, 'hex'), Buffer.from(codeHash, 'hex'))) {
    const { sessionId } = handOff;
    return {
      state: { ...cleared(state), handOff: null },
      outcome: done({ sessionId }),
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
  return { ...state, wrongToday: 0, wrongInRowKnownDevice: 0, wrongInRowUnknownDevice: 0 };
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
