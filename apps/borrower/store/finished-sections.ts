import { completeSection } from '@luwag/contract/endpoints/profile/complete-section';
import { saveSectionDraft } from '@luwag/contract/endpoints/profile/save-section-draft';
import type { SectionName } from '@luwag/contract/profile/section-names';
import type { DraftValues } from '@luwag/contract/profile/sections';
import { call } from './api.ts';
import { hasSession, useCoreStore } from './core-store.ts';
import { hasLeft } from './has-left.ts';
import { phoneVault } from './phone-vault.ts';
import { keepProfile } from './profile.ts';
import { mayWaitOn } from './refused-call.ts';
import { acceptDraft, showSaveState, useSectionDrafts } from './section-drafts.ts';

/*
 * Sections that were finished without a network. They wait sealed on the phone, outlive the app, and are handed in by
 * themselves; handing the same answers in twice changes nothing. Nothing that moves money ever waits here: an account for
 * payouts sends a failed payout again, so it is not among them.
 */

type Finished = { customerId: string; values: DraftValues };

const beginning = 'finished ';
const retryDelayMs = 10_000;
const waiting = new Map<SectionName, Finished>();
let sending: Promise<void> | null = null;
let retry: ReturnType<typeof setTimeout> | undefined;

/** Whether a section may wait until there is a network. */
export function mayWait(section: SectionName): boolean {
  return section !== 'payoutAccount';
}

/** Takes a finished section over; the chip of its screen says that it waits. */
export async function queueSection(section: SectionName, values: DraftValues): Promise<void> {
  const { customerId } = useCoreStore.getState().publicData;
  waiting.set(section, { customerId, values });
  showSaveState(section, 'queued');
  await phoneVault.put(beginning + section, waiting.get(section));
  sendLater();
}

/** Hands in what waits, one after the other; what meets no network, or no log-in, waits on. */
export function sendFinished(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = null;
  });
  return sending;
}

async function sendAll(): Promise<void> {
  for (const [section, finished] of waiting) {
    const { customerId, values } = finished;
    const state = useCoreStore.getState();
    if (customerId !== state.publicData.customerId || !hasSession(state)) continue;
    const answer = await call(completeSection, { params: { section }, body: { values } });
    if (!answer.ok && mayWaitOn(answer.code)) return sendLater();
    if (waiting.get(section) === finished) await forget(section);
    if (answer.ok) {
      acceptDraft(section);
      keepProfile(answer.value);
    } else {
      // Refused: it stays what was typed, for the borrower to look through.
      showSaveState(section, 'idle');
      await call(saveSectionDraft, { params: { section }, body: { values, step: 0 } });
    }
  }
}

function sendLater(): void {
  clearTimeout(retry);
  retry = setTimeout(() => void sendFinished(), retryDelayMs);
}

async function forget(section: SectionName): Promise<void> {
  waiting.delete(section);
  await phoneVault.remove(beginning + section);
}

async function bringBack(): Promise<void> {
  for (const [section, finished] of await phoneVault.all<Finished>(beginning)) {
    if (!waiting.has(section as SectionName)) waiting.set(section as SectionName, finished);
  }
  if (waiting.size > 0) await sendFinished();
}

window.addEventListener('online', () => void sendFinished());
// What is typed anew takes the place of what was finished before.
useSectionDrafts.subscribe((drafts) => {
  for (const section of waiting.keys()) if (drafts[section]?.isDirty === true) void forget(section);
});
useCoreStore.subscribe((state, previous) => {
  if (hasLeft(state, previous)) waiting.clear();
});
void bringBack();
