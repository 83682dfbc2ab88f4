import { getOwnSettings } from '@luwag/contract/endpoints/settings/get-own-settings';
import { answerCache } from '../../store/answer-cache.ts';
import { call } from '../../store/api.ts';
import { useCoreStore } from '../../store/core-store.ts';
import { answerKey } from '../../store/use-answer.ts';

const longestWaitMs = 2_000;

/** The hour at which the borrower wants to be reminded; unknown where the server cannot say it soon: a calendar must not wait for it. */
export async function ownReminderHour(): Promise<number | undefined> {
  const { customerId } = useCoreStore.getState().publicData;
  const key = answerKey(getOwnSettings, customerId, {});
  const known = answerCache.read<{ reminderHour: number }>(key).data;
  if (known !== undefined) return known.reminderHour;
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), longestWaitMs);
  });
  const answer = await Promise.race([call(getOwnSettings, {}), late]);
  if (answer?.ok !== true) return undefined;
  answerCache.put(key, answer.value);
  return answer.value.reminderHour;
}
