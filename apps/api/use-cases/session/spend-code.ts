import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Context } from '../context.ts';
import { done, type Outcome, refused } from '../write.ts';
import { freshLoginState, judgeGuess, type LoginLimits } from './login-rules.ts';
import { type CodePurpose, codeHashOf } from './request-code.ts';

export type CodeGuess = {
  challengeId: string;
  code: string;
  /** From the cookie that came with the challenge. */
  phone: string;
  binder: string;
  isKnownDevice: boolean;
};

const mostAttempts = 6;

/** Takes a right code away, so that it serves once; counts a wrong one. Answers when the code was asked for. */
export async function spendCode(
  { logins, personalData, now }: Pick<Context, 'logins' | 'personalData' | 'now'>,
  limits: LoginLimits,
  purpose: CodePurpose,
  request: CodeGuess,
): Promise<Outcome<{ sentAt: number }>> {
  const phoneIndex = personalData.blindIndex('phone', request.phone);
  const guess = {
    challengeId: request.challengeId,
    binderHash: personalData.hash(request.binder).toString('hex'),
    codeHash: codeHashOf({ personalData }, purpose, request.challengeId, request.code),
  };
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const at = now();
    const day = manilaDateOf(at);
    const { version, state, wrongOverall } = await logins.load(phoneIndex, day);
    const { isKnownDevice } = request;
    if (!isKnownDevice && wrongOverall >= limits.dailyWrongBudget) return refused('security_wait');
    const judged = judgeGuess(state ?? freshLoginState, guess, { now: at, isKnownDevice }, limits);
    const outcome = judged.outcome.ok
      ? done({ sentAt: judged.state.challenge?.sentAt ?? at })
      : judged.outcome;
    if (judged.state === state || state === null) return outcome;
    const wrongGuesses = judged.isWrongGuess && !isKnownDevice ? 1 : 0;
    const saved = await logins.save({
      phoneIndex,
      expectedVersion: version,
      state: judged.state,
      day,
      wrongGuesses,
      messagesSent: 0,
    });
    if (saved === 'saved') return outcome;
  }
  return refused('too_frequent');
}
