import { getHome } from '@luwag/contract/endpoints/application/get-home';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../app/routes.ts';
import { coreDefaults, coreStoreKey, hasSession, useCoreStore } from '../../store/core-store.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { homeAnswer } from '../../testing/loan-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { answerKey } from '../../store/use-answer.ts';
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
