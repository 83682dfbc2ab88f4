import { getHome } from '@luwag/contract/endpoints/application/get-home';
import { answerCache } from './answer-cache.ts';
import { call } from './api.ts';
import { hasSession, useCoreStore } from './core-store.ts';
import { answerKey } from './use-answer.ts';

/** Asks for home before its screen is shown, so that the tap that leads there does not wait for the answer. */
export function expectHome(): void {
  const { publicData } = useCoreStore.getState();
  void answerCache.ask(answerKey(getHome, publicData.customerId, {}), askHome, { isNew: true });
}

async function askHome() {
  const answer = await call(getHome, {});
  if (answer.ok) useCoreStore.getState().replaceData({ homeData: answer.value });
  return answer;
}

useCoreStore.subscribe((state, previous) => {
  // A log-in leads home: the question goes out while the screen is still being rendered.
  if (hasSession(state) && !hasSession(previous)) expectHome();
});
