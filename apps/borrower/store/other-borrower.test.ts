import { getHome } from '@luwag/contract/endpoints/application/get-home';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { profileAnswer } from '../testing/profile-answers.ts';
import { refuse, serveAnswers } from '../testing/serve-answers.ts';
import { call } from './api.ts';
import { coreDefaults, coreStoreKey, hasSession, storedSession, useCoreStore } from './core-store.ts';
import './other-tabs.ts';
import { changeDraft, newDraft, reachStep, startDraft, useSectionDrafts } from './section-drafts.ts';

const draftCall = 'PUT /api/profile/sections/basic/draft';
const renewal = 'POST /api/session/refresh';
const replaced = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
const others = { customerId: 'c2', token: 'others' };
const othersSession = {
  ...others,
  tokenExpiresAt: '2026-11-21T00:10:00Z',
  tokenLifetimeSeconds: 600,
  phone: '9123456789',
  language: 'en-US',
};
const ended = () => refuse(401, 'session_ended');

beforeEach(() => {
  replaced.mockClear();
  useSectionDrafts.setState({}, true);
  useCoreStore.setState(structuredClone(coreDefaults));
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
  startDraft('basic', newDraft({ gender: 'female' }, 0));
});
afterEach(() => {
  useCoreStore.getState().resetUserData();
  vi.unstubAllGlobals();
});

/** The borrower has typed what could not be sent. */
async function typeUnsent(answers: Parameters<typeof serveAnswers>[0]): Promise<void> {
  serveAnswers(answers);
  changeDraft('basic', { gender: 'male' });
  reachStep('basic', 1);
  await vi.waitFor(() => expect(useSectionDrafts.getState().basic?.saveState).toBe('onPhone'));
}

/** What another tab writes, and this one hears of. */
function writeInOtherTab(publicData: { customerId: string; token: string }): void {
  const entry = JSON.parse(localStorage.getItem(coreStoreKey) ?? '') as { state: object };
  const newValue = JSON.stringify({ ...entry, state: { ...entry.state, publicData } });
  localStorage.setItem(coreStoreKey, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: coreStoreKey, newValue }));
}

test('what one borrower typed is not saved for another who logs in over the page', async () => {
  await typeUnsent({ [draftCall]: ended, [renewal]: ended });
  const sent = serveAnswers({ [draftCall]: profileAnswer() });
  useCoreStore.getState().mergePublicData(others);
  window.dispatchEvent(new Event('online'));
  await call(getHome, {});
  expect(useSectionDrafts.getState()).toEqual({});
  expect(sent.map((one) => one.call)).not.toContain(draftCall);
});

test('a renewal that brings the session of another sends nothing of this page, and begins anew with theirs', async () => {
  await typeUnsent({});
  useCoreStore.getState().mergePublicData({ tokenEndsAt: 0 });
  const sent = serveAnswers({ [renewal]: othersSession });
  expect(await call(getHome, {})).toMatchObject({ ok: false, code: 'not_signed_in' });
  expect(sent.map((one) => one.call)).toEqual([renewal]);
  expect(useSectionDrafts.getState()).toEqual({});
  expect(storedSession()).toMatchObject(others);
  expect(replaced).toHaveBeenCalledWith('/homeIndex');
});

test('a renewal that is answered after logging out brings nobody back', async () => {
  useCoreStore.getState().mergePublicData({ tokenEndsAt: 0 });
  serveAnswers({
    [renewal]: () => {
      useCoreStore.getState().resetUserData();
      return { ...othersSession, customerId: 'c1' };
    },
  });
  await call(getHome, {});
  expect(hasSession(useCoreStore.getState())).toBe(false);
});

test('logging out in one tab logs out the others, and nothing of the log-in is stored again', () => {
  writeInOtherTab({ customerId: '', token: '' });
  useCoreStore.getState().recordRoute({ routeName: 'my', fromRoute: 'homeIndex' });
  expect(hasSession(useCoreStore.getState())).toBe(false);
  expect(storedSession()).toBeNull();
  expect(useSectionDrafts.getState()).toEqual({});
  expect(replaced).toHaveBeenCalledWith('/start');
});

test('where another logs in in one tab, the others go on with them', () => {
  writeInOtherTab(others);
  expect(useSectionDrafts.getState()).toEqual({});
  expect(useCoreStore.getState().publicData).toEqual(others);
  expect(storedSession()).toMatchObject(others);
  expect(replaced).toHaveBeenCalledWith('/start');
});

test('a renewal in one tab leaves the others as they are', () => {
  writeInOtherTab({ customerId: 'c1', token: 't2' });
  expect(useSectionDrafts.getState().basic).toBeDefined();
  expect(replaced).not.toHaveBeenCalled();
});
