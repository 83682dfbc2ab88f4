import { getHome } from '@luwag/contract/endpoints/application/get-home';
import { answerCache } from './answer-cache.ts';
import { call } from './api.ts';
import { useCoreStore } from './core-store.ts';
import { homeKey } from './use-home.ts';

/** Asks for home before its screen is shown, so that the tap that leads there does not wait for the answer. */
export function expectHome(): void {
  void answerCache.ask(homeKey(), askHome, { isNew: true });
}

async function askHome() {
  const answer = await call(getHome, {});
  if (answer.ok) useCoreStore.getState().replaceData({ homeData: answer.value });
  return answer;
}
