import type { Answer } from '@luwag/contract/client';
import type { CallInput } from '@luwag/contract/endpoint';
import type { LetterReceipt } from '@luwag/contract/endpoints/letter/letter-answer';
import { sendLetter } from '@luwag/contract/endpoints/letter/send-letter';
import type { FeedbackKind } from '@luwag/contract/letter-kinds';
import { create } from 'zustand';
import { call } from './api.ts';
import { hasSession, useCoreStore } from './core-store.ts';
import { newKey } from './idempotency-key.ts';
import { phoneVault } from './phone-vault.ts';
import { askServerAgain } from './use-answer.ts';

/*
 * What is being written to the lender, and letters that were finished without a network. Both wait sealed on the phone and
 * outlive the app. Each letter carries one key for all its tries, so that it arrives once.
 */

type Draft = { kind: FeedbackKind | ''; text: string };
type Body = CallInput<typeof sendLetter>['body'];
export type WaitingLetter = { customerId: string; key: string; body: Extract<Body, { text: string }> };

const draftName = 'letter draft';
const beginning = 'letter waiting ';
const retryDelayMs = 10_000;
const empty: Draft = { kind: '', text: '' };
let sending: Promise<void> | null = null;
let retry: ReturnType<typeof setTimeout> | undefined;

export const useLetters = create<{ draft: Draft; waiting: readonly WaitingLetter[] }>(() => ({
  draft: empty,
  waiting: [],
}));

/** Takes over what was chosen or typed. */
export function changeLetter(change: Partial<Draft>): void {
  const draft = { ...useLetters.getState().draft, ...change };
  useLetters.setState({ draft });
  void phoneVault.put(draftName, { customerId: customerId(), draft });
}

/** Sends a letter; without a network it waits here, and goes out by itself. The draft is empty again in both cases. */
export async function sendOrKeep(
  body: WaitingLetter['body'],
): Promise<Answer<LetterReceipt | { isWaiting: true }>> {
  const letter: WaitingLetter = { customerId: customerId(), key: newKey(), body };
  const answer = await call(sendLetter, { body }, { idempotencyKey: letter.key });
  if (!answer.ok && answer.code !== 'network_abnormal') return answer;
  useLetters.setState({ draft: empty });
  await phoneVault.remove(draftName);
  if (answer.ok) {
    void askServerAgain();
    return answer;
  }
  useLetters.setState(({ waiting }) => ({ waiting: [...waiting, letter] }));
  await phoneVault.put(beginning + letter.key, letter);
  sendLater();
  return { ok: true, value: { isWaiting: true } };
}

/** Sends what waits, one after the other; what meets no network waits on. */
export function sendWaiting(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(): Promise<void> {
  for (const letter of useLetters.getState().waiting) {
    if (letter.customerId !== customerId() || !hasSession(useCoreStore.getState())) continue;
    const answer = await call(sendLetter, { body: letter.body }, { idempotencyKey: letter.key });
    if (!answer.ok && isTemporary(answer.code)) return sendLater();
    useLetters.setState(({ waiting }) => ({ waiting: waiting.filter((one) => one !== letter) }));
    await phoneVault.remove(beginning + letter.key);
    if (answer.ok) await askServerAgain();
    // Refused: it stays what was typed, for its writer to look at.
    else if (useLetters.getState().draft.text === '') changeLetter(letter.body);
  }
}

function isTemporary(code: string): boolean {
  return ['network_abnormal', 'busy_try_again', 'service_unavailable', 'session_ended'].includes(code);
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
    phoneVault.all<WaitingLetter>(beginning),
    phoneVault.all<{ customerId: string; draft: Draft }>(draftName),
  ]);
  const mine = drafts.get('');
  const isUntouched = useLetters.getState().draft === empty;
  if (mine !== undefined && mine.customerId === customerId() && isUntouched) {
    useLetters.setState({ draft: mine.draft });
  }
  const known = new Set(useLetters.getState().waiting.map(({ key }) => key));
  const waiting = [...kept.values()].filter(
    (letter) => letter.customerId === customerId() && !known.has(letter.key),
  );
  if (waiting.length === 0) return;
  useLetters.setState((state) => ({ waiting: [...state.waiting, ...waiting] }));
  await sendWaiting();
}

window.addEventListener('online', () => void sendWaiting());
useCoreStore.subscribe((state, previous) => {
  if (hasSession(previous) && !hasSession(state)) useLetters.setState({ draft: empty, waiting: [] });
});
void bringBack();
