import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { useCoreStore } from '../../store/core-store.ts';
import { pretendPush } from '../../testing/pretend-push.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refuse, serveAnswers } from '../../testing/serve-answers.ts';
import { unfold } from '../../testing/unfold.ts';

const { route } = findRoute('/setup');
const subscribing = 'subscribe {"userVisibleOnly":true,"applicationServerKey":"K"}';
const firstPhone = { endpoint: 'https://push.example/phone-1', p256dh: 'P', auth: 'A' };
let forget = (): unknown => undefined;

beforeEach(() => answerCache.clear());
afterEach(() => {
  cleanup();
  useCoreStore.getState().resetUserData();
  forget();
  vi.unstubAllGlobals();
});

function pretend(...how: Parameters<typeof pretendPush>) {
  const phone = pretendPush(...how);
  ({ forget } = phone);
  return phone;
}

function serve(more: Parameters<typeof serveAnswers>[0] = {}) {
  let isOn = false;
  const answer = (next: boolean) => () => {
    isOn = next;
    return { publicKey: 'K', isOn };
  };
  const sent = serveAnswers({
    'GET /api/own-settings': {
      language: 'en-US',
      reminderHour: 9,
      reminderDays: [3, 1, 0],
      hasReminders: true,
      hasOffers: true,
    },
    'GET /api/signature': { signature: null },
    'GET /api/ad-consent': { isOffered: false, isOn: false },
    'GET /api/push': () => ({ publicKey: 'K', isOn }),
    'PUT /api/push': answer(true),
    'DELETE /api/push': answer(false),
    ...more,
  });
  return () => sent.filter(({ call }) => /^(PUT|DELETE) \/api\/push/.test(call));
}

async function openNotices(): Promise<void> {
  await renderScreen(route);
  await unfold('Notifications on this phone');
}

const theSwitch = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Show notifications' });

test('in a tab of the browser it says why not, and leads to the home screen', async () => {
  serve();
  await openNotices();
  screen.getByText('Phones show them only for apps on the home screen.');
  const way = screen.getByRole('link', { name: 'Add to home screen' });
  expect(way.getAttribute('href')).toBe('/addDeskTopBrowser');
  expect(screen.queryByRole('switch', { name: 'Show notifications' })).toBeNull();
});

test('a phone without notices says which version has them', async () => {
  serve();
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('standalone') }));
  await openNotices();
  expect(screen.getByText(/An iPhone does from iOS 16.4/)).not.toBeNull();
});

test('the phone is asked by a tap and not before; then notices are on, and off again', async () => {
  const { asked } = pretend();
  const calls = serve();
  await openNotices();
  const toggle = await theSwitch();
  expect([asked, toggle.checked]).toEqual([[], false]);
  fireEvent.click(toggle);
  await waitFor(() => expect(toggle.checked).toBe(true));
  expect(asked).toEqual(['permission', subscribing]);
  fireEvent.click(toggle);
  await waitFor(() => expect(toggle.checked).toBe(false));
  expect(asked.at(-1)).toBe('unsubscribe phone-1');
  expect(calls().map(({ call, body }) => [call, body])).toEqual([
    ['PUT /api/push', firstPhone],
    ['DELETE /api/push', {}],
  ]);
});

test.each(['denied', 'default'] as const)('whose owner answers %s, the phone gets none', async (answer) => {
  const { asked } = pretend({ answer });
  const calls = serve();
  await openNotices();
  const toggle = await theSwitch();
  fireEvent.click(toggle);
  await waitFor(() => expect(toggle.disabled).toBe(answer === 'denied'));
  expect(screen.queryByText(/^Notifications are blocked/) !== null).toBe(answer === 'denied');
  expect([asked, calls(), toggle.checked]).toEqual([['permission'], [], false]);
});

test('blocked before, the switch rests and the way to allow notices is told', async () => {
  pretend({ permission: 'denied' });
  serve({ 'GET /api/push': { publicKey: 'K', isOn: true } });
  await openNotices();
  const toggle = await theSwitch();
  expect([toggle.disabled, toggle.checked]).toEqual([true, false]);
  screen.getByText(/choose Notifications/);
});

test('what the server did not take says so and stays off', async () => {
  pretend();
  serve({ 'PUT /api/push': () => refuse(503, 'service_unavailable') });
  await openNotices();
  const toggle = await theSwitch();
  fireEvent.click(toggle);
  await screen.findByRole('alert');
  expect(toggle.checked).toBe(false);
});
