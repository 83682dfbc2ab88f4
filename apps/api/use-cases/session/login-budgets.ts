import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Context } from '../context.ts';
import { type LoginLimits, wearOffPerDay } from './login-rules.ts';

/** How much of the budgets for strangers is used, from 0 to about 1: a code on its way when one ends is still sent. */
export type LoginBudgets = { codes: number; wrongGuesses: number };

export async function loginBudgets(
  { logins, now }: Pick<Context, 'logins' | 'now'>,
  limits: Pick<LoginLimits, 'dailySendBudget' | 'dailyWrongBudget'>,
): Promise<LoginBudgets> {
  const at = { now: now(), day: manilaDateOf(now()), wearOffPerDay: wearOffPerDay(limits) };
  const { codesSent, wrongGuesses } = await logins.findLoad(at);
  return {
    codes: codesSent / limits.dailySendBudget,
    wrongGuesses: wrongGuesses / wearOffPerDay(limits),
  };
}
