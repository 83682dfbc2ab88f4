import type { Answer } from '@luwag/contract/client';
import { completeSection } from '@luwag/contract/endpoints/profile/complete-section';
import type { SectionName } from '@luwag/contract/profile/section-names';
import type { DraftValues } from '@luwag/contract/profile/sections';
import { create } from 'zustand';
import type { Refusal } from '../messages/use-error-words.ts';
import { call } from './api.ts';
import { useCoreStore } from './core-store.ts';
import { hasLeft } from './has-left.ts';
import { keepProfile, type Profile } from './profile.ts';
import { acceptDraft, finishDraft, settleDraft, useSectionDrafts } from './section-drafts.ts';

/** Sections that came back after the borrower had gone on, until their form has taken them: why, or null where they wait for a network. */
export const useReturnedSections = create<Partial<Record<SectionName, Refusal | null>>>(() => ({}));

type HandedIn = Answer<Profile> | 'waits';

let running: Promise<boolean> | null = null;

/** Waits until nothing is being handed in any more; answers false where what was under way came back. */
export async function allHandedIn(): Promise<boolean> {
  return running ?? true;
}

/** Hands a finished section in. What cannot be sent for want of a network waits sealed on the phone, where the section may. */
export async function handIn(section: SectionName, values: DraftValues): Promise<HandedIn> {
  const sent = useSectionDrafts.getState()[section]?.values;
  await settleDraft(section);
  const answer = await call(completeSection, { params: { section }, body: { values } }, { keepalive: true });
  if (answer.ok) {
    // What was typed since has its own turn.
    if (useSectionDrafts.getState()[section]?.values === sent) acceptDraft(section);
    keepProfile(answer.value);
    return answer;
  }
  return answer.code === 'network_abnormal' && (await waitForNetwork(section, values)) ? 'waits' : answer;
}

/**
 * Hands a section in while the borrower is on the next one already. Nothing says that it is saved before it is; refused, or
 * without a network, it comes back: `onReturn` leads to its form, which finds in `useReturnedSections` what to say.
 */
export function handInBehind(section: SectionName, values: DraftValues, onReturn: () => void): void {
  const { customerId } = useCoreStore.getState().publicData;
  const work = async () => {
    const answer = await handIn(section, values);
    if (answer !== 'waits' && answer.ok) {
      if (useSectionDrafts.getState()[section]?.isDirty === false) finishDraft(section);
      return true;
    }
    if (useCoreStore.getState().publicData.customerId !== customerId) return false;
    useReturnedSections.setState({ [section]: answer === 'waits' ? null : answer });
    onReturn();
    return false;
  };
  const own = work().finally(() => {
    if (running === own) running = null;
  });
  running = own;
}

/** What came back of a section is shown by its form now. */
export function takeReturned(section: SectionName): void {
  useReturnedSections.setState({ [section]: undefined });
}

/** Leaves a finished section to be sent when there is a network; false where it cannot be left. */
async function waitForNetwork(section: SectionName, values: DraftValues): Promise<boolean> {
  try {
    const { mayWait, queueSection } = await import('./finished-sections.ts');
    if (!mayWait(section)) return false;
    await queueSection(section, values);
    return true;
  } catch {
    return false;
  }
}

useCoreStore.subscribe((state, previous) => {
  if (hasLeft(state, previous)) useReturnedSections.setState({}, true);
});
