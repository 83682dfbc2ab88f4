import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { homeAnswer } from '../../testing/loan-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

const { route } = findRoute('/homeIndex');

beforeEach(() => answerCache.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a borrower with an offer is led to the Facebook username while it still raises the limit', async () => {
  const home = homeAnswer({ state: 'canWithdraw', doneTasks: 8 });
  serveAnswers({ 'GET /api/home': { ...home, facebookStepCentavos: 50_000 } });
  await renderScreen(route);
  const link = await screen.findByRole('link', { name: 'Raise your limit by up to ₱500' });
  const { pathname, search } = new URL(link.getAttribute('href') ?? '', location.href);
  expect(pathname + search).toBe('/baseInfo2?step=facebook&change=1');
});

test('once it was raised, or where the lender raises none, Home does not speak of it', async () => {
  serveAnswers({ 'GET /api/home': homeAnswer({ state: 'canWithdraw', doneTasks: 8 }) });
  await renderScreen(route);
  await screen.findByRole('link', { name: /Easy Re/ });
  expect(screen.queryByRole('link', { name: /Raise your limit/ })).toBeNull();
});

test('Easy Re-loan that is on is shown where nothing is offered, so that it can be turned off', async () => {
  const home = homeAnswer({ state: 'rejected', doneTasks: 8 });
  serveAnswers({ 'GET /api/home': { ...home, easyReloan: { isOn: true, upcoming: null } } });
  await renderScreen(route);
  const link = await screen.findByRole('link', { name: /Easy Re.loan is on/ });
  expect(new URL(link.getAttribute('href') ?? '', location.href).pathname).toBe('/appointLoan');
});
