import type { OwnSettings } from '@luwag/contract/endpoints/settings/own-settings-answer';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readLock } from '../../platform/phone-lock.ts';
import { readPhoneSettings, showPhoneSettings } from '../../platform/phone-settings.ts';
import { findRoute } from '../../routing/routes.ts';
import { version } from '../../platform/version.ts';
import borrowerPackage from '../../package.json' with { type: 'json' };
import { answerCache } from '../../store/answer-cache.ts';
import { hasSession, useCoreStore } from '../../store/core-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refuse, serveAnswers } from '../../testing/serve-answers.ts';
import { unfold } from '../../testing/unfold.ts';

const { route } = findRoute('/setup');
const chosen: OwnSettings = {
  language: 'en-US',
  reminderHour: 9,
  reminderDays: [3, 1, 0],
  hasReminders: true,
  hasOffers: true,
};
const root = document.documentElement;
const day = (name: string) => screen.findByRole('button', { name });
const scale = () => root.style.getPropertyValue('--text-scale');

beforeEach(() => {
  answerCache.clear();
  localStorage.clear();
  showPhoneSettings(readPhoneSettings(localStorage), root);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A server that keeps what it is told. */
function serveSettings(more: Parameters<typeof serveAnswers>[0] = {}) {
  let kept = chosen;
  return serveAnswers({
    'GET /api/own-settings': () => kept,
    'PUT /api/own-settings': ({ body }) => {
      kept = { ...kept, ...body };
      return kept;
    },
    'GET /api/signature': { signature: null },
    'GET /api/ad-consent': { isOffered: true, isOn: false },
    ...more,
  });
}

const bodies = (sent: ReturnType<typeof serveAnswers>) =>
  sent.filter(({ call }) => call.startsWith('PUT')).map(({ body }) => body);

test.each([
  ['how many there were is said', () => ({ ended: 2 }), /^Done\. We logged out 2 other phones\.$/],
  ['what failed is said', () => refuse(503, 'busy_try_again'), /try again/i],
] as const)('all other log-ins are ended from here: %s', async (_said, answer, told) => {
  const sent = serveSettings({ 'POST /api/session/end-others': answer });
  await renderScreen(route);
  await unfold('Other phones');
  const button = await screen.findByRole('button', { name: 'Log out of other phones' });
  const part = button.closest('details');
  fireEvent.click(button);
  await waitFor(() => expect(part?.querySelector('output')?.textContent).toMatch(told));
  expect(sent.some(({ call }) => call === 'POST /api/session/end')).toBe(false);
});

test.each([
  ['logOutOthers', 'Log out of other phones'],
  ['notices', 'Remind me at'],
  ['push', 'Add to home screen'],
  ['signature', 'You haven’t signed yet. You sign with your first loan.'],
])('what another screen led to as %s stands first, unfolded', async (opens, inside) => {
  serveSettings();
  await renderScreen(route);
  await screen.findByText('Your signature');
  expect(screen.queryByText(inside)).toBeNull();
  cleanup();
  history.replaceState({ opens }, '', '/setup');
  await renderScreen(route);
  const part = await screen.findByText(inside);
  const first = document.querySelector('main > :not(h1)');
  expect(first?.contains(part)).toBe(true);
  expect(first?.querySelectorAll('details')).toHaveLength(1);
  history.replaceState(null, '', '/setup');
});

test('the hour of reminders is kept at once, and one tap takes it back', async () => {
  const sent = serveSettings();
  await renderScreen(route);
  await unfold('Notifications');
  const hour = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Remind me at' });
  expect(within(hour).getAllByRole('option')).toHaveLength(16);
  fireEvent.change(hour, { target: { value: '19' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(hour.value).toBe('9'));
  expect(bodies(sent)).toEqual([{ reminderHour: 19 }, { reminderHour: 9 }]);
});

test('the days of reminders are chosen one by one, and without a day there are none', async () => {
  const sent = serveSettings();
  await renderScreen(route);
  await unfold('Notifications');
  fireEvent.click(await day('On the day'));
  await waitFor(async () => expect((await day('On the day')).getAttribute('aria-pressed')).toBe('false'));
  fireEvent.click(await day('3 days before'));
  await waitFor(async () => expect((await day('3 days before')).getAttribute('aria-pressed')).toBe('false'));
  fireEvent.click(await day('1 day before'));
  const reminders = screen.getByRole<HTMLInputElement>('switch', {
    name: 'Payment reminders',
  });
  await waitFor(() => expect(reminders.checked).toBe(false));
  expect(screen.queryByRole('button', { name: '1 day before' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect((await day('1 day before')).getAttribute('aria-pressed')).toBe('true');
  expect(bodies(sent)).toEqual([
    { reminderDays: [3, 1] },
    { reminderDays: [1] },
    { hasReminders: false },
    { hasReminders: true, reminderDays: [1] },
  ]);
});

test('reminders and offers can be turned off, news on loans cannot', async () => {
  const sent = serveSettings();
  await renderScreen(route);
  await unfold('Notifications');
  const news = await screen.findByRole<HTMLInputElement>('switch', {
    name: 'Application and loan updates',
  });
  expect([news.checked, news.disabled]).toEqual([true, true]);
  fireEvent.click(screen.getByRole('switch', { name: 'Offers' }));
  await screen.findByText('Saved.');
  fireEvent.click(screen.getByRole('switch', { name: 'Payment reminders' }));
  await waitFor(() => expect(bodies(sent)).toEqual([{ hasOffers: false }, { hasReminders: false }]));
});

test('a choice the server did not take says so and stays as it was', async () => {
  serveSettings({ 'PUT /api/own-settings': refuse(503, 'service_unavailable') });
  await renderScreen(route);
  await unfold('Notifications');
  const offers = await screen.findByRole<HTMLInputElement>('switch', { name: 'Offers' });
  fireEvent.click(offers);
  await waitFor(() => expect(document.querySelector('.change-echo .field-error')).not.toBeNull());
  expect(offers.checked).toBe(true);
  expect(screen.queryByText('Saved.')).toBeNull();
});

test('an advertising service is told of nothing until the switch is on, and the link goes along with the yes', async () => {
  let isOn = false;
  const sent = serveSettings({
    'GET /api/ad-consent': () => ({ isOffered: true, isOn }),
    'PUT /api/ad-consent': ({ body }) => {
      isOn = body['isOn'] === true;
      return { isOffered: true, isOn };
    },
  });
  localStorage.setItem('promotion', JSON.stringify({ campaign: 'summer', creative: 'blue' }));
  await renderScreen(route);
  await unfold('Ads');
  const name = 'Share which ad brought you';
  const choice = await screen.findByRole<HTMLInputElement>('switch', { name });
  expect(choice.checked).toBe(false);
  expect(bodies(sent)).toEqual([]);
  fireEvent.click(choice);
  await waitFor(() => expect(choice.checked).toBe(true));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(choice.checked).toBe(false));
  expect(bodies(sent)).toEqual([{ isOn: true, campaign: 'summer', creative: 'blue' }, { isOn: false }]);
});

test.each([
  ['nonsense', {}],
  ['null', {}],
])('what the storage holds as %s counts as no advertisement', async (stored, link) => {
  const sent = serveSettings({ 'PUT /api/ad-consent': { isOffered: true, isOn: true } });
  localStorage.setItem('promotion', stored);
  await renderScreen(route);
  await unfold('Ads');
  const name = 'Share which ad brought you';
  fireEvent.click(await screen.findByRole('switch', { name }));
  await waitFor(() => expect(bodies(sent)).toEqual([{ isOn: true, ...link }]));
});

test('a lender that has nothing told asks nothing', async () => {
  serveSettings({ 'GET /api/ad-consent': { isOffered: false, isOn: false } });
  await renderScreen(route);
  await unfold('Your signature');
  await screen.findByText('You haven’t signed yet. You sign with your first loan.');
  expect(screen.queryByText('Ads')).toBeNull();
});

test('the language is changed on the screen', async () => {
  serveSettings();
  const { changeLanguage } = await renderScreen(route);
  await unfold('Language');
  fireEvent.click(await screen.findByRole('radio', { name: 'Pilipino' }));
  expect(changeLanguage).toHaveBeenCalledWith('fil-PH');
});

test('text grows and amounts are hidden at once, on this phone alone, and both can be taken back', async () => {
  const sent = serveSettings();
  await renderScreen(route);
  const range = await screen.findByRole('slider', { name: 'Text size' });
  fireEvent.change(range, { target: { value: '150' } });
  expect(scale()).toBe('1.5');
  fireEvent.click(screen.getByRole('switch', { name: 'Hide amounts' }));
  expect(root.dataset['amounts']).toBe('hidden');
  expect(readPhoneSettings(localStorage)).toEqual({ textPercent: 150, areAmountsHidden: true });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(root.dataset['amounts']).toBe('shown');
  expect(bodies(sent)).toEqual([]);
});

test.each(['', 'nonsense', '{"textPercent":900}', '{"textPercent":"large"}'])(
  'what stands in the storage as %s counts as not chosen',
  (stored) => {
    localStorage.setItem('luwag-phone', stored);
    expect(readPhoneSettings(localStorage)).toEqual({ textPercent: 100, areAmountsHidden: false });
  },
);

test('the time after which this phone locks itself is kept on it alone, and can be taken back', async () => {
  const sent = serveSettings();
  await renderScreen(route);
  const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Lock after' });
  expect(choice.value).toBe('0');
  fireEvent.change(choice, { target: { value: '5' } });
  expect(readLock(localStorage)).toMatchObject({ minutes: 5, usedAt: expect.any(Number) });
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(readLock(localStorage).minutes).toBe(0);
  expect(bodies(sent)).toEqual([]);
});

test('the signature is shown, and another one takes its place', async () => {
  let text = 'Maria Santos';
  const kept = () => ({
    signature: {
      signatureId: '0190a1b2-0000-7000-8000-000000000001',
      signedAt: '2026-11-21T02:00:00.000Z',
      drawing: { kind: 'typed', text },
    },
  });
  serveSettings({
    'GET /api/signature': kept,
    'PUT /api/signature': ({ body }) => {
      text = String(body['text']);
      return { signatureId: '0190a1b2-0000-7000-8000-000000000002', signedAt: '2026-11-22T02:00:00.000Z' };
    },
  });
  // There is nothing to draw on here; the name is typed.
  const paper = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper as never);
  await renderScreen(route);
  await unfold('Your signature');
  await screen.findByText('Maria Santos');
  fireEvent.click(screen.getByRole('button', { name: 'Make a new one' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Type it' }));
  fireEvent.change(screen.getByRole('textbox', { name: 'Your full name' }), {
    target: { value: 'Maria S.' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Use this signature' }));
  await screen.findByText('Maria S.');
});

test('clearing the phone first says what is lost, then leaves nothing', async () => {
  serveSettings({ 'POST /api/session/end': {} });
  const replaced = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
  localStorage.setItem('luwag-phone', '{"textPercent":150}');
  await renderScreen(route);
  fireEvent.click(screen.getByRole('button', { name: 'Clear this phone' }));
  expect(screen.getByText('unsent answers')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Yes, clear it and log out' }));
  await waitFor(() => expect(replaced).toHaveBeenCalledWith('/start'));
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  expect(hasSession(useCoreStore.getState())).toBe(false);
});

test('the version named is the one of the package', () => {
  expect(version).toBe(borrowerPackage.version);
});
