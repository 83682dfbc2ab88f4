import type { SectionName } from '@luwag/contract/profile/section-names';
import { useCoreStore } from './core-store.ts';
import { phoneVault } from './phone-vault.ts';
import { resumeDraft, type SectionDraft, useSectionDrafts } from './section-drafts.ts';

/*
 * Answers outlive the page on which they were typed: until the server has them they wait sealed on the phone, through a
 * reload as through a time without a network. An account for payouts does not, as nothing of accounts is kept on a phone.
 */

type Waiting = Pick<SectionDraft, 'values' | 'stepIndex' | 'sentAtMs'> & { customerId: string };

/** A page asked for in the moment of sending may have been made before the answers arrived. */
const onTheWayMs = 60_000;

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
  // What was typed meanwhile is next in the row.
  if (useSectionDrafts.getState()[section] !== draft) return;
  const { values, stepIndex, saveState, isDirty, sentAtMs } = draft;
  const isUnsent = isDirty && ['saving', 'onPhone'].includes(saveState);
  if ((isUnsent || sentAtMs !== null) && section !== 'payoutAccount') {
    kept.add(section);
    const { customerId } = useCoreStore.getState().publicData;
    await phoneVault.put(beginning + section, { customerId, values, stepIndex, sentAtMs } satisfies Waiting);
  } else if (kept.has(section) && !isDirty) {
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
    if (waiting.sentAtMs === null || Date.now() - waiting.sentAtMs < onTheWayMs)
      resumeDraft(section, waiting);
  }
}

void bringBackDrafts();
