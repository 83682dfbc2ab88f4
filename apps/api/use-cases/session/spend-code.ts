import type { Context } from '../context.ts';
import type { Outcome } from '../write.ts';
import { type GuessPlace, judgeAndCount } from './judge-and-count.ts';
import { judgeGuess, type LoginLimits } from './login-rules.ts';
import { type CodePurpose, codeHashOf } from './request-code.ts';

export type CodeGuess = {
  challengeId: string;
  code: string;
  /** From the cookie that came with the challenge. */
  phone: string;
  binder: string;
} & GuessPlace;

/** Takes a right code away, so that it serves once; counts a wrong one. Answers when the code was asked for. */
export function spendCode(
  context: Pick<Context, 'logins' | 'personalData' | 'now'>,
  limits: LoginLimits,
  purpose: CodePurpose,
  request: CodeGuess,
): Promise<Outcome<{ sentAt: number }>> {
  const { personalData } = context;
  const guess = {
    challengeId: request.challengeId,
    binderHash: personalData.hash(request.binder).toString('hex'),
    codeHash: codeHashOf({ personalData }, purpose, request.challengeId, request.code),
  };
  return judgeAndCount(context, limits, request, (state, situation) =>
    judgeGuess(state, guess, situation, limits),
  );
}
