import type { Language } from '@luwag/contract/language';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { unfold } from '../../testing/unfold.ts';
import { refuse, serveAnswers } from '../../testing/serve-answers.ts';

const { route } = findRoute('/noAndroid');
const leaveCall = 'POST /api/waitlist-entry';
const takeBackCall = 'POST /api/waitlist-entry/taken-back';

const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Mobile';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X)';
const comeBy = (userAgent: string) => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

beforeEach(() => comeBy(android));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test.each([
  ['en-US', 'Pay without logging in'],
  ['fil-PH', 'Magbayad nang hindi nagla‑log in'],
  ['hi-IN', 'लॉग इन के बिना चुकाएँ'],
] as const)(
  'a borrower on an iPhone who cannot log in pays here, and reads nothing of Android, in %s',
  async (language, title) => {
    comeBy(iPhone);
    serveAnswers({});
    await renderScreen(route, language satisfies Language);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(await screen.findByRole('button', { name: /payment reference|रेफ़रेंस/ })).not.toBeNull();
    expect(document.body.textContent).not.toContain('Android');
  },
);

const unfoldForm = () =>
  unfold(/^(?:Tell you when it works\?|Sabihan ka ba namin kapag gumagana na\?|Android पर आने पर बताएँ\?)$/);
const phone = () => screen.findByRole<HTMLInputElement>('textbox');
const type = async (value: string) => fireEvent.input(await phone(), { target: { value } });
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const consent = () => screen.findByRole<HTMLInputElement>('checkbox');

test.each([
  [
    '0917 123 4567',
    'en-US',
    'We will use +63 917 123 4567.',
    'Leave my number',
    /^Thank you. We’ll text you once/,
  ],
  [
    '+63 917 123 4567',
    'fil-PH',
    'Ang gagamitin namin ay +63 917 123 4567.',
    'Iwan ang number ko',
    /^Salamat/,
  ],
  ['9171234567', 'hi-IN', 'हम +63 917 123 4567 नंबर लेंगे।', 'नंबर दें', /^धन्यवाद/],
] as const)(
  'a number typed as %s is left in %s, and what comes of it is told',
  async (typed, language, used, button, thanks) => {
    const sent = serveAnswers({ [leaveCall]: {} });
    await renderScreen(route, language satisfies Language);
    await unfoldForm();
    expect((await consent()).checked).toBe(false);
    await type(typed);
    expect(screen.getByText(used)).not.toBeNull();
    fireEvent.click(await consent());
    await press(button);
    const told = await screen.findByText(thanks);
    await waitFor(() => expect(document.activeElement).toBe(told));
    expect(told.tagName).toBe('OUTPUT');
    expect(sent).toMatchObject([
      { call: leaveCall, body: { phone: '9171234567', language, hasConsent: true } },
    ]);
    expect(location.href).not.toContain('917');
    expect(document.body.textContent).not.toContain('917');
  },
);

test('without an exact number and the tick nothing is sent, and both are pointed at', async () => {
  const sent = serveAnswers({});
  await renderScreen(route);
  await unfoldForm();
  await type('0817 123 4567');
  await press('Leave my number');
  const links = (await screen.findByRole('alert')).querySelectorAll('a');
  expect([...links].map(({ textContent }) => textContent)).toEqual([
    'Please enter the exact phone number starting with 9.',
    'Tick the box if you want to be told.',
  ]);
  expect((await phone()).getAttribute('aria-invalid')).toBe('true');
  expect((await consent()).getAttribute('aria-invalid')).toBe('true');
  expect(sent).toEqual([]);
});

test('a number is taken back in the same place, without a tick', async () => {
  const sent = serveAnswers({ [takeBackCall]: {} });
  await renderScreen(route);
  await unfoldForm();
  await press('Remove a number');
  expect(screen.queryByRole('checkbox')).toBeNull();
  const field = await phone();
  await waitFor(() => expect(document.activeElement).toBe(field));
  await type('09171234567');
  await press('Delete my number');
  const told = await screen.findByText('We deleted this number. We won’t text it.');
  await waitFor(() => expect(document.activeElement).toBe(told));
  expect(sent).toMatchObject([{ call: takeBackCall, body: { phone: '9171234567' } }]);
  await press('Leave a number');
  expect((await phone()).value).toBe('');
});

test('where it cannot be kept, that is said and what was typed stays', async () => {
  serveAnswers({ [leaveCall]: () => refuse(429, 'too_frequent') });
  await renderScreen(route);
  await unfoldForm();
  await type('09171234567');
  fireEvent.click(await consent());
  await press('Leave my number');
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Operation too frequent'));
  expect((await phone()).value).toBe('09171234567');
});
