import { manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Context } from '../context.ts';
import type { LoginLimits } from './login-rules.ts';

/** How much of the day's budgets for strangers is used, from 0 to about 1: a code on its way when one ends is still sent. */
export type LoginBudgets = { codes: number; wrongGuesses: number };

export async function loginBudgets(
  { logins, now }: Pick<Context, 'logins' | 'now'>,
  limits: Pick<LoginLimits, 'dailySendBudget' | 'dailyWrongBudget'>,
): Promise<LoginBudgets> {
  const { codesSent, wrongGuesses } = await logins.findDay(manilaDateOf(now()));
  return {
    codes: codesSent / limits.dailySendBudget,
    wrongGuesses: wrongGuesses / limits.dailyWrongBudget,
  };
}
