import { saveSectionDraft } from '@luwag/contract/endpoints/profile/save-section-draft';
import type { SectionName } from '@luwag/contract/profile/section-names';
import type { DraftValues } from '@luwag/contract/profile/sections';
import { create } from 'zustand';
import { call } from './api.ts';
import { hasSession, useCoreStore } from './core-store.ts';
import { hasLeft } from './has-left.ts';
import { isPassing, mayWaitOn } from './refused-call.ts';

/** Whether what was typed is safe. */
export type SaveState = 'idle' | 'saving' | 'saved' | 'onPhone' | 'queued';

export type SectionDraft = {
  values: DraftValues;
  stepIndex: number;
  saveState: SaveState;
  /** Whether something was typed that the server does not have. */
  isDirty: boolean;
  /** When the server took these very values as a draft, in milliseconds since 1970; null where it has others. */
  sentAtMs: number | null;
  /** Whether the section was handed in; the values only stay for as long as its screen is still shown. */
  isFinished: boolean;
};

type Drafts = Partial<Record<SectionName, SectionDraft>>;

const saveDelayMs = 800;
const retryDelayMs = 10_000;
const timers = new Map<SectionName, ReturnType<typeof setTimeout>>();
const running = new Map<SectionName, Promise<void>>();

/**
 * What is being typed, in memory: it outlives a visit to another screen and a lost connection. What is not sent yet is kept
 * beyond the page by waiting-drafts.ts, sealed.
 */
export const useSectionDrafts = create<Drafts>(() => ({}));

const draftOf = (section: SectionName) => useSectionDrafts.getState()[section];

function update(section: SectionName, change: Partial<SectionDraft>): void {
  const draft = draftOf(section);
  if (draft !== undefined) useSectionDrafts.setState({ [section]: { ...draft, ...change } });
}

/** A draft of which nothing was typed yet. */
export function newDraft(values: DraftValues, stepIndex: number): SectionDraft {
  return { values, stepIndex, saveState: 'idle', isDirty: false, sentAtMs: null, isFinished: false };
}

/** Begins with the server's answers; does nothing while the section is already being typed. */
export function startDraft(section: SectionName, draft: SectionDraft): void {
  if (draftOf(section)?.isFinished !== false) useSectionDrafts.setState({ [section]: draft });
}

/** Goes on with what was typed before the app was closed and is not sent yet; what is being typed stays. */
export function resumeDraft(
  section: SectionName,
  { values, stepIndex }: Pick<SectionDraft, 'values' | 'stepIndex'>,
): void {
  if (draftOf(section)?.isDirty === true) return;
  useSectionDrafts.setState({
    [section]: { ...newDraft(values, stepIndex), saveState: 'onPhone', isDirty: true },
  });
  saveLater(section, 0);
}

/** Takes over typed values and sends them once typing pauses. */
export function changeDraft(section: SectionName, values: DraftValues): void {
  const draft = draftOf(section);
  if (draft === undefined) return;
  update(section, {
    values: { ...draft.values, ...values },
    isDirty: true,
    saveState: 'saving',
    sentAtMs: null,
    isFinished: false,
  });
  saveLater(section, saveDelayMs);
}

/** Remembers the step for coming back, and sends what is not sent yet without waiting for a pause. */
export function reachStep(section: SectionName, stepIndex: number): void {
  update(section, { stepIndex });
  if (draftOf(section)?.isDirty === true) saveLater(section, 0);
}

/** Stops sending drafts and waits for the one on its way, so that it cannot arrive behind the finished section. */
export async function settleDraft(section: SectionName): Promise<void> {
  clearTimeout(timers.get(section));
  timers.delete(section);
  await running.get(section);
}

/** The server has taken these values as the finished section: there is nothing left to send of them. */
export function acceptDraft(section: SectionName): void {
  update(section, { isDirty: false, saveState: 'saved', sentAtMs: null });
}

/** What the screen says about what was finished without a network: it is not sent as a draft any more. */
export function showSaveState(section: SectionName, saveState: SaveState): void {
  update(section, { saveState, isDirty: false, sentAtMs: null });
}

/** The section is handed in: nothing is left to send, and the next visit begins with the server's answers. */
export function finishDraft(section: SectionName): void {
  clearTimeout(timers.get(section));
  timers.delete(section);
  update(section, { isDirty: false, sentAtMs: null, isFinished: true });
}

function saveLater(section: SectionName, delayMs: number): void {
  clearTimeout(timers.get(section));
  timers.set(
    section,
    setTimeout(() => void saveInTurn(section), delayMs),
  );
}

async function saveInTurn(section: SectionName): Promise<void> {
  timers.delete(section);
  await running.get(section);
  const saving = save(section);
  running.set(section, saving);
  await saving;
  if (running.get(section) === saving) running.delete(section);
}

async function save(section: SectionName): Promise<void> {
  const draft = draftOf(section);
  if (draft === undefined || !draft.isDirty) return;
  update(section, { saveState: 'saving' });
  const { values, stepIndex } = draft;
  const body = { values, step: stepIndex };
  const answer = await call(saveSectionDraft, { params: { section }, body }, { keepalive: true });
  if (answer.ok) {
    // What was typed meanwhile has its own turn.
    if (draftOf(section)?.values === values)
      update(section, { saveState: 'saved', isDirty: false, sentAtMs: Date.now() });
    return;
  }
  // With the session at its end the next log-in sends it; the page may be closed before that.
  update(section, { saveState: mayWaitOn(answer.code) ? 'onPhone' : 'idle' });
  if (isPassing(answer.code) && draftOf(section) !== undefined && !timers.has(section))
    saveLater(section, retryDelayMs);
}

function sendWaitingDrafts(): void {
  for (const section of Object.keys(useSectionDrafts.getState()) as SectionName[]) {
    if (draftOf(section)?.isDirty === true) saveLater(section, 0);
  }
}

// Absent on the server.
globalThis.addEventListener?.('online', sendWaitingDrafts);
// A page that is left may never come back: what was typed last does not wait for a pause.
globalThis.document?.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') sendWaitingDrafts();
});
useCoreStore.subscribe((state, previous) => {
  if (hasLeft(state, previous)) {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
    useSectionDrafts.setState({}, true);
  }
  // What could not be sent because the session had ended goes out with the next one.
  if (state.publicData.token !== previous.publicData.token && hasSession(state)) sendWaitingDrafts();
});
