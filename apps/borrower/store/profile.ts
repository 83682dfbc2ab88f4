import type { CallOutput } from '@luwag/contract/endpoint';
import { getHome } from '@luwag/contract/endpoints/application/get-home';
import { getProfile } from '@luwag/contract/endpoints/profile/get-profile';
import { useCoreStore } from './core-store.ts';
import { queryClient } from './query-client.ts';
import { type AnswerQuery, useAnswer } from './use-answer.ts';

export type Profile = CallOutput<typeof getProfile>;

/** Everything the borrower has told us so far. */
export function useProfile(): AnswerQuery<Profile> {
  return useAnswer(getProfile, {});
}

/** Puts an answer that carries the whole profile in the place of the one known so far. */
export function keepProfile(profile: Profile): void {
  const { customerId } = useCoreStore.getState().publicData;
  queryClient.setQueryData([getProfile.name, customerId, {}], profile);
  void queryClient.invalidateQueries({ queryKey: [getHome.name] });
}

/** Asks for the profile again, as after a photo, and answers it; null when it did not come. */
export async function refetchProfile(): Promise<Profile | null> {
  const { customerId } = useCoreStore.getState().publicData;
  const queryKey = [getProfile.name, customerId, {}];
  await queryClient.refetchQueries({ queryKey });
  void queryClient.invalidateQueries({ queryKey: [getHome.name] });
  return queryClient.getQueryData<Profile>(queryKey) ?? null;
}
