import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { refuse, serveAnswers } from '../testing/serve-answers.ts';
import { coreDefaults, useCoreStore } from './core-store.ts';
import { phoneVault } from './phone-vault.ts';
import {
  changeDraft,
  finishDraft,
  newDraft,
  reachStep,
  startDraft,
  useSectionDrafts,
} from './section-drafts.ts';
import { bringBackDrafts } from './waiting-drafts.ts';

const draftCall = 'PUT /api/profile/sections/basic/draft';
const values = { gender: 'female' };
const ended = () => refuse(401, 'session_ended');
const sealed = new Map<string, unknown>();

beforeEach(() => {
  sealed.clear();
  vi.spyOn(phoneVault, 'put').mockImplementation(async (name, value) => void sealed.set(name, value));
  vi.spyOn(phoneVault, 'remove').mockImplementation(async (name) => void sealed.delete(name));
  vi.spyOn(phoneVault, 'all').mockImplementation(
    async (beginning) => new Map([...sealed].map(([name, value]) => [name.slice(beginning.length), value])),
  );
  useSectionDrafts.setState({}, true);
  useCoreStore.setState(structuredClone(coreDefaults));
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
});
afterEach(() => {
  useCoreStore.getState().resetUserData();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function typeWithoutNetwork(section: 'basic' | 'payoutAccount'): Promise<void> {
  serveAnswers({});
  startDraft(section, newDraft({}, 0));
  changeDraft(section, values);
  reachStep(section, 1);
  await vi.waitFor(() => expect(useSectionDrafts.getState()[section]?.saveState).toBe('onPhone'));
}

test('answers typed without a network are there again when the app was closed meanwhile, and are sent once there is one', async () => {
  await typeWithoutNetwork('basic');
  expect(sealed.get('draft basic')).toEqual({ customerId: 'c1', values, stepIndex: 1, sentAtMs: null });
  useSectionDrafts.setState({}, true);
  const sent = serveAnswers({ [draftCall]: {} });
  await bringBackDrafts();
  expect(useSectionDrafts.getState().basic).toMatchObject({ values, stepIndex: 1, isDirty: true });
  await vi.waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ values, step: 1 }]));
  await vi.waitFor(() => expect(sealed.get('draft basic')).toMatchObject({ sentAtMs: expect.any(Number) }));
  finishDraft('basic');
  await vi.waitFor(() => expect(sealed.size).toBe(0));
});

test('an edit made at the moment the session ends is there after a reload, and is sent with the next log-in', async () => {
  serveAnswers({ [draftCall]: ended, 'POST /api/session/refresh': ended });
  startDraft('basic', newDraft({ gender: 'male' }, 0));
  changeDraft('basic', values);
  reachStep('basic', 1);
  await vi.waitFor(() =>
    expect(sealed.get('draft basic')).toEqual({ customerId: 'c1', values, stepIndex: 1, sentAtMs: null }),
  );
  useSectionDrafts.setState({}, true);
  await bringBackDrafts();
  await vi.waitFor(() => expect(useSectionDrafts.getState().basic?.saveState).toBe('onPhone'));
  const sent = serveAnswers({ [draftCall]: {} });
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't2' });
  await vi.waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ values, step: 1 }]));
  await vi.waitFor(() => expect(sealed.get('draft basic')).toMatchObject({ sentAtMs: expect.any(Number) }));
  finishDraft('basic');
  await vi.waitFor(() => expect(sealed.size).toBe(0));
});

test('what is being typed counts more than what waited', async () => {
  sealed.set('draft basic', { customerId: 'c1', values, stepIndex: 1, sentAtMs: null });
  serveAnswers({});
  startDraft('basic', newDraft({}, 0));
  changeDraft('basic', { gender: 'male' });
  await bringBackDrafts();
  expect(useSectionDrafts.getState().basic?.values).toEqual({ gender: 'male' });
});

test.each([
  [1_000, true],
  [3_600_000, false],
])('what was sent %i ms ago is taken for lost on the way: %s', async (agoMs, isResumed) => {
  serveAnswers({});
  sealed.set('draft basic', { customerId: 'c1', values, stepIndex: 1, sentAtMs: Date.now() - agoMs });
  await bringBackDrafts();
  expect(useSectionDrafts.getState().basic?.values).toEqual(isResumed ? values : undefined);
});

test('nothing of an account is kept on the phone', async () => {
  await typeWithoutNetwork('payoutAccount');
  expect(sealed.size).toBe(0);
});

test('what one borrower typed is not shown to the next on the same phone', async () => {
  sealed.set('draft basic', { customerId: 'c2', values, stepIndex: 1, sentAtMs: null });
  serveAnswers({});
  await bringBackDrafts();
  expect(useSectionDrafts.getState().basic).toBeUndefined();
});
