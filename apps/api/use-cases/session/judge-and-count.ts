import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { LoginState } from '../../ports/login-store.ts';
import type { Context } from '../context.ts';
import { type Outcome, refused } from '../write.ts';
import { freshLoginState, type LoginLimits, type LoginSituation } from './login-rules.ts';

export type Judged<T> = { state: LoginState; outcome: Outcome<T>; isWrongGuess: boolean };
type Judge<T> = (state: LoginState, situation: Pick<LoginSituation, 'now' | 'isKnownDevice'>) => Judged<T>;

const mostAttempts = 6;

/** Judges one guess of a code for a number and keeps what it leads to, so that no two guesses are judged on the same count. */
export async function judgeAndCount<T>(
  { logins, personalData, now }: Pick<Context, 'logins' | 'personalData' | 'now'>,
  limits: LoginLimits,
  { phone, isKnownDevice }: { phone: string; isKnownDevice: boolean },
  judge: Judge<T>,
): Promise<Outcome<T>> {
  const phoneIndex = personalData.blindIndex('phone', phone);
  for (let attempt = 0; attempt < mostAttempts; attempt += 1) {
    const at = now();
    const day = manilaDateOf(at);
    const { version, state, today } = await logins.load(phoneIndex, day);
    if (!isKnownDevice && today.wrongGuesses >= limits.dailyWrongBudget) return refused('security_wait');
    const judged = judge(state ?? freshLoginState, { now: at, isKnownDevice });
    if (judged.state === state || state === null) return judged.outcome;
    const wrongGuesses = judged.isWrongGuess && !isKnownDevice ? 1 : 0;
    const saved = await logins.save({
      phoneIndex,
      expectedVersion: version,
      state: judged.state,
      day,
      added: { wrongGuesses, codesSent: 0 },
    });
    if (saved === 'saved') return judged.outcome;
  }
  return refused('too_frequent');
}
