import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../app/routes.ts';
import { coreDefaults, useCoreStore } from '../../store/core-store.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refuse, serveAnswers } from '../../testing/serve-answers.ts';
import { mostAnswers, resultPollMs } from './result-poll.ts';

const { route } = findRoute('/KSResult');
const reference = 'r'.repeat(32);
const result = (changes: object) => ({
  status: 'in-progress',
  amountCentavos: 513_500,
  channel: 'gcash',
  reference: 'LW-1234-5678-9012',
  at: '2026-12-18T02:00:00Z',
  isSettled: null,
  extendedToOn: null,
  ...changes,
});

beforeEach(() => {
  answerCache.clear();
  useCoreStore.setState(structuredClone(coreDefaults));
  history.replaceState(null, '', `/KSResult?ref=${reference}&status=success`);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const call = `GET /api/results/${reference}`;

test.each([
  [{ status: 'success', isSettled: true }, 'Thank you, your loan is paid in full'],
  [{ status: 'success', isSettled: false }, 'Thank you, ₱5,135.00 has arrived'],
  [{ status: 'fail' }, 'The payment did not go through'],
])('the server alone says what became of it: %j', async (changes, title) => {
  serveAnswers({ [call]: result(changes) });
  await renderScreen(route);
  await screen.findByRole('heading', { name: title });
});

test('a success claimed by the address alone is not believed, and asking goes on by itself', async () => {
  let isPaid = false;
  serveAnswers({ [call]: () => result(isPaid ? { status: 'success', isSettled: true } : {}) });
  await renderScreen(route);
  await screen.findByRole('heading', { name: 'We are waiting for GCash' });
  isPaid = true;
  await screen.findByRole('heading', { name: /paid in full/ }, { timeout: 4000 });
});

test('details wait behind the login', async () => {
  serveAnswers({ [call]: result({ status: 'success', isSettled: true }) });
  await renderScreen(route);
  await screen.findByRole('link', { name: 'Log in to see details' });
  cleanup();
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
  await renderScreen(route);
  await screen.findByRole('link', { name: 'What I can do next' });
});

test('an old reference is told to be gone; a malformed one is not even asked for', async () => {
  const sent = serveAnswers({ [call]: () => refuse(404, 'not_found') });
  await renderScreen(route);
  await screen.findByText('This result is no longer here');
  expect(sent).toHaveLength(1);
  cleanup();
  history.replaceState(null, '', '/KSResult?ref=<script>');
  await renderScreen(route);
  await screen.findByText('This result is no longer here');
  expect(sent).toHaveLength(1);
});

test('the waits grow, and end', () => {
  const waits = Array.from({ length: mostAnswers }, (_, count) => resultPollMs('in-progress', count));
  expect(waits.slice(0, 4)).toEqual([2000, 2000, 2800, 3920]);
  expect(Math.max(...waits.map(Number))).toBe(20_000);
  expect(resultPollMs('in-progress', mostAnswers)).toBe(false);
  expect(resultPollMs('success', 1)).toBe(false);
});
