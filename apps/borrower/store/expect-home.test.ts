import { beforeEach, afterEach, expect, test, vi } from 'vitest';
import { homeAnswer } from '../testing/loan-answers.ts';
import { profileAnswer } from '../testing/profile-answers.ts';
import { serveAnswers } from '../testing/serve-answers.ts';
import { answerCache } from './answer-cache.ts';
import { enterSession } from './api.ts';
import { coreDefaults, useCoreStore } from './core-store.ts';
import { expectHome } from './expect-home.ts';
import { expectProfile } from './profile.ts';
import { homeKey } from './use-home.ts';

const session = {
  customerId: 'c1',
  token: 't1',
  tokenExpiresAt: '2026-12-01T00:00:00Z',
  tokenLifetimeSeconds: 900,
  phone: '9171234567',
  language: 'en-US',
} as const;

const knownState = () => answerCache.read<{ state: string }>(homeKey()).data?.state;

beforeEach(() => {
  answerCache.clear();
  useCoreStore.setState(structuredClone(coreDefaults));
});
afterEach(() => vi.unstubAllGlobals());

test('a log-in brings home with it, which is there before its screen asks', async () => {
  const sent = serveAnswers({});
  enterSession({ ...session, home: homeAnswer({ state: 'underReview', doneTasks: 7 }) });
  await vi.waitFor(() => expect(knownState()).toBe('underReview'));
  expect(useCoreStore.getState().homeData).toMatchObject({ state: 'underReview' });
  expect(useCoreStore.getState().publicData).toMatchObject({ customerId: 'c1', token: 't1' });
  expect(JSON.stringify(useCoreStore.getState().publicData)).not.toContain('underReview');
  expect(sent).toEqual([]);
});

test('where a log-in could not bring it, what is known of home stays', async () => {
  enterSession({ ...session, home: homeAnswer({ state: 'repaying', doneTasks: 7 }) });
  await vi.waitFor(() => expect(knownState()).toBe('repaying'));
  enterSession({ ...session, home: null });
  await Promise.resolve();
  expect(knownState()).toBe('repaying');
});

test('home that is expected is asked for anew each time, and the profile only where it is not known', async () => {
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
  const sent = serveAnswers({
    'GET /api/home': homeAnswer({ state: 'incomplete', doneTasks: 7 }),
    'GET /api/profile': profileAnswer(),
  });
  expectHome();
  expectProfile();
  await vi.waitFor(() => expect(knownState()).toBe('incomplete'));
  expectHome();
  expectProfile();
  await vi.waitFor(() => expect(answerCache.read(homeKey()).answersSoFar).toBe(2));
  expect(sent.map(({ call }) => call).toSorted()).toEqual([
    'GET /api/home',
    'GET /api/home',
    'GET /api/profile',
  ]);
});
