import type { Answer } from '@luwag/contract/client';
import type { CallInput } from '@luwag/contract/endpoint';
import type { SupportMessageReceipt } from '@luwag/contract/endpoints/support-message/support-message-answer';
import { sendSupportMessage } from '@luwag/contract/endpoints/support-message/send-support-message';
import type { FeedbackKind } from '@luwag/contract/support-message-kinds';
import { create } from 'zustand';
import { call } from './api.ts';
import { hasSession, useCoreStore } from './core-store.ts';
import { hasLeft } from './has-left.ts';
import { newKey } from './idempotency-key.ts';
import { phoneVault } from './phone-vault.ts';
import { mayWaitOn } from './refused-call.ts';
import { askServerAgain } from './use-answer.ts';

/*
 * What is being written to the lender, and support messages that were finished without a network. Both wait sealed on the phone and
 * outlive the app. Each support message carries one key for all its tries, so that it arrives once.
 */

type Draft = { kind: FeedbackKind | ''; text: string };
type Body = CallInput<typeof sendSupportMessage>['body'];
export type WaitingSupportMessage = {
  customerId: string;
  key: string;
  body: Extract<Body, { text: string }>;
};

const draftName = 'support message draft';
const beginning = 'support message waiting ';
const retryDelayMs = 10_000;
const empty: Draft = { kind: '', text: '' };
let sending: Promise<void> | null = null;
let retry: ReturnType<typeof setTimeout> | undefined;

export const useSupportMessages = create<{ draft: Draft; waiting: readonly WaitingSupportMessage[] }>(() => ({
  draft: empty,
  waiting: [],
}));

/** Takes over what was chosen or typed. */
export function changeSupportMessage(change: Partial<Draft>): void {
  const draft = { ...useSupportMessages.getState().draft, ...change };
  useSupportMessages.setState({ draft });
  void phoneVault.put(draftName, { customerId: customerId(), draft });
}

/** Sends a support message; without a network it waits here, and goes out by itself. The draft is empty again in both cases. */
export async function sendOrKeep(
  body: WaitingSupportMessage['body'],
): Promise<Answer<SupportMessageReceipt | { isWaiting: true }>> {
  const supportMessage: WaitingSupportMessage = { customerId: customerId(), key: newKey(), body };
  const answer = await call(sendSupportMessage, { body }, { idempotencyKey: supportMessage.key });
  if (!answer.ok && answer.code !== 'network_abnormal') return answer;
  useSupportMessages.setState({ draft: empty });
  await phoneVault.remove(draftName);
  if (answer.ok) {
    void askServerAgain();
    return answer;
  }
  useSupportMessages.setState(({ waiting }) => ({ waiting: [...waiting, supportMessage] }));
  await phoneVault.put(beginning + supportMessage.key, supportMessage);
  sendLater();
  return { ok: true, value: { isWaiting: true } };
}

/** Sends what waits, one after the other; what meets no network, or no log-in, waits on. */
export function sendWaiting(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(): Promise<void> {
  for (const supportMessage of useSupportMessages.getState().waiting) {
    if (supportMessage.customerId !== customerId() || !hasSession(useCoreStore.getState())) continue;
    const answer = await call(
      sendSupportMessage,
      { body: supportMessage.body },
      { idempotencyKey: supportMessage.key },
    );
    if (!answer.ok && isTemporary(answer.code)) return sendLater();
    useSupportMessages.setState(({ waiting }) => ({
      waiting: waiting.filter((one) => one !== supportMessage),
    }));
    await phoneVault.remove(beginning + supportMessage.key);
    if (answer.ok) await askServerAgain();
    // Refused: it stays what was typed, for its writer to look at.
    else if (useSupportMessages.getState().draft.text === '') changeSupportMessage(supportMessage.body);
  }
}

/** Too many in a day are not sent by themselves on the next. */
function isTemporary(code: string): boolean {
  return mayWaitOn(code) && code !== 'too_frequent';
}

function sendLater(): void {
  clearTimeout(retry);
  retry = setTimeout(() => void sendWaiting(), retryDelayMs);
}

function customerId(): string {
  return useCoreStore.getState().publicData.customerId;
}

async function bringBack(): Promise<void> {
  const [kept, drafts] = await Promise.all([
    phoneVault.all<WaitingSupportMessage>(beginning),
    phoneVault.all<{ customerId: string; draft: Draft }>(draftName),
  ]);
  const mine = drafts.get('');
  const isUntouched = useSupportMessages.getState().draft === empty;
  if (mine !== undefined && mine.customerId === customerId() && isUntouched) {
    useSupportMessages.setState({ draft: mine.draft });
  }
  const known = new Set(useSupportMessages.getState().waiting.map(({ key }) => key));
  const waiting = [...kept.values()].filter(
    (supportMessage) => supportMessage.customerId === customerId() && !known.has(supportMessage.key),
  );
  if (waiting.length === 0) return;
  useSupportMessages.setState((state) => ({ waiting: [...state.waiting, ...waiting] }));
  await sendWaiting();
}

window.addEventListener('online', () => void sendWaiting());
useCoreStore.subscribe((state, previous) => {
  if (hasLeft(state, previous)) useSupportMessages.setState({ draft: empty, waiting: [] });
});
void bringBack();
