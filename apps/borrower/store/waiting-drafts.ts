import type { SectionName } from '@luwag/contract/profile/section-names';
import type { DraftValues } from '@luwag/contract/profile/sections';
import { useCoreStore } from './core-store.ts';
import { phoneVault } from './phone-vault.ts';
import { resumeDraft, type SectionDraft, useSectionDrafts } from './section-drafts.ts';

/*
 * Answers that were typed without a network outlive the app: they wait sealed on the phone until the server has them. An
 * account for payouts does not, as nothing of accounts is kept on a phone.
 */

type Waiting = { customerId: string; values: DraftValues; stepIndex: number };

const beginning = 'draft ';
const kept = new Set<SectionName>();
/** Sealing takes longer than removing: one change follows the other, or what was sent would stay behind on the phone. */
let lastChange = Promise.resolve();

useSectionDrafts.subscribe((drafts, before) => {
  for (const section of Object.keys(drafts) as SectionName[]) {
    const draft = drafts[section];
    if (draft !== undefined && draft !== before[section]) {
      lastChange = lastChange.then(() => follow(section, draft));
    }
  }
});

async function follow(section: SectionName, draft: SectionDraft): Promise<void> {
  const { values, stepIndex, saveState, isDirty, isFinished } = draft;
  if (saveState === 'onPhone' && isDirty && section !== 'payoutAccount') {
    kept.add(section);
    const { customerId } = useCoreStore.getState().publicData;
    await phoneVault.put(beginning + section, { customerId, values, stepIndex } satisfies Waiting);
  } else if (kept.has(section) && (!isDirty || isFinished)) {
    kept.delete(section);
    await phoneVault.remove(beginning + section);
  }
}

/** Goes on with what waited when the app was closed; what is being typed at this moment counts more. */
export async function bringBackDrafts(): Promise<void> {
  const { customerId } = useCoreStore.getState().publicData;
  for (const [name, waiting] of await phoneVault.all<Waiting>(beginning)) {
    if (waiting.customerId !== customerId) continue;
    const section = name as SectionName;
    kept.add(section);
    resumeDraft(section, waiting);
  }
}

void bringBackDrafts();
