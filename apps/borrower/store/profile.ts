import type { CallOutput } from '@luwag/contract/endpoint';
import { getHome } from '@luwag/contract/endpoints/application/get-home';
import { getProfile } from '@luwag/contract/endpoints/profile/get-profile';
import { answerCache } from './answer-cache.ts';
import { call } from './api.ts';
import { useCoreStore } from './core-store.ts';
import { answerKey, type AnswerQuery, useAnswer } from './use-answer.ts';

export type Profile = CallOutput<typeof getProfile>;

/** Everything the borrower has told us so far. */
export function useProfile(): AnswerQuery<Profile> {
  return useAnswer(getProfile, {});
}

/** Asks for the profile before a form is shown, unless it is known. */
export function expectProfile(): void {
  const key = profileKey();
  if (answerCache.read(key).data === undefined) void answerCache.ask(key, () => call(getProfile, {}));
}

/** Puts an answer that carries the whole profile in the place of the one known so far. */
export function keepProfile(profile: Profile): void {
  answerCache.put(profileKey(), profile);
  void answerCache.askAgain((key) => key.startsWith(`["${getHome.name}"`));
}

/** Asks for the profile again, as after a photo, and answers what is known then; null when nothing is. */
export async function refetchProfile(): Promise<Profile | null> {
  await answerCache.ask(profileKey(), () => call(getProfile, {}), { isNew: true });
  return answerCache.read<Profile>(profileKey()).data ?? null;
}

function profileKey(): string {
  return answerKey(getProfile, useCoreStore.getState().publicData.customerId, {});
}
