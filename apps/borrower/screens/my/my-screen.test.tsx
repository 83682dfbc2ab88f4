import { getHome } from '@luwag/contract/endpoints/application/get-home';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../app/routes.ts';
import { coreDefaults, coreStoreKey, hasSession, useCoreStore } from '../../store/core-store.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { homeAnswer } from '../../testing/loan-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { answerKey } from '../../store/use-answer.ts';
import { finishedProfile } from '../../testing/profile-answers.ts';
import { serveAnswers } from '../../testing/serve-answers.ts';

const { route } = findRoute('/my');

beforeEach(() => {
  answerCache.clear();
  useCoreStore.setState(structuredClone(coreDefaults));
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1', phone_number: '9123456789' });
  history.replaceState(null, '', '/my');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('who is logged in is shown by first name and masked number, and every link leads to a screen', async () => {
  serveAnswers({ 'GET /api/home': homeAnswer({ state: 'canWithdraw', doneTasks: 8 }) });
  await renderScreen(route);
  await screen.findByRole('heading', { name: 'Maria' });
  expect(screen.getByText('+63 912•••6789')).not.toBeNull();
  const paths = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(paths.filter((path) => findRoute(path).route.name === 'notFound')).toEqual([]);
});

test.each([
  ['the server agrees', { 'POST /api/session/end': {} }],
  ['the network is away', {}],
])('logging out leaves nothing of the borrower on the phone when %s', async (_, answers) => {
  serveAnswers({ 'GET /api/home': homeAnswer({ state: 'canWithdraw', doneTasks: 8 }), ...answers });
  await renderScreen(route);
  await screen.findByRole('heading', { name: 'Maria' });
  fireEvent.click(screen.getByRole('button', { name: 'Log out' }));
  await waitFor(() => expect(location.pathname).toBe('/start'));
  expect(hasSession(useCoreStore.getState())).toBe(false);
  expect(answerCache.read(answerKey(getHome, 'c1', {})).data).toBeUndefined();
  expect(localStorage.getItem(coreStoreKey)).not.toContain('Maria');
});

const heldData = {
  preparedAt: '2026-11-21T04:00:00.000Z',
  customerId: '0190a1b2-0000-7000-8000-000000000001',
  customerSince: '2026-10-01T04:00:00.000Z',
  phone: '9123456789',
  language: 'en-US',
  limitCentavos: 1_000_000,
  sections: [],
  photos: [],
  signatures: [{ signedAt: '2026-11-01T04:00:00.000Z' }],
  consents: [
    {
      kind: 'loan-agreement',
      textVersion: 'a1b2c3d4e5f6',
      language: 'en-US',
      givenAt: '2026-11-01T04:00:00.000Z',
    },
    { kind: 'privacy', textVersion: '2026-11', language: 'en-US', givenAt: '2026-10-02T04:00:00.000Z' },
  ],
  applications: [],
  loans: [],
  messages: [],
  settings: { language: 'en-US', reminderHour: 9, hasReminders: true, hasOffers: true },
  sessions: [{ createdAt: '2026-11-20T04:00:00.000Z', endedAt: null }],
};

test('what is held is told with its reason, and a copy with the photos is one tap away', async () => {
  const answers = {
    'GET /api/home': homeAnswer({ state: 'canWithdraw', doneTasks: 8 }),
    'GET /api/profile': finishedProfile(),
    'GET /api/institutions': { institutions: [] },
    'GET /api/held-data?pictures=none': heldData,
    'GET /api/held-data?pictures=all': heldData,
  };
  serveAnswers(answers);
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await renderScreen(route);
  fireEvent.click(await screen.findByRole('button', { name: 'What we hold about you' }));
  await screen.findByText('version 2026-11', { exact: false });
  expect(screen.getByText('text a1b2c3d4…', { exact: false })).not.toBeNull();
  expect(screen.getByText('1 phone or browser', { exact: false })).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Save my copy' }));
  await waitFor(() => expect(saved).toEqual(['my-data-2026-11-21.json']));
  vi.restoreAllMocks();
});
