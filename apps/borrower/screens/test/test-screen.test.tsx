import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { providePublicSettings, publicSettings } from '../../platform/public-settings.ts';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

const { route } = findRoute('/test');
const applicationId = '0190a1b2-0000-7000-8000-000000000002';
const person = (changes: object) => ({
  customerId: crypto.randomUUID(),
  phone: '9171234567',
  state: 'underReview',
  applicationId,
  openPaymentReference: null,
  ...changes,
});
const people = (list: object[]) => ({ now: '2026-11-21T02:00:00Z', today: '2026-11-21', people: list });

// Its code comes late; here it is there before the first look.
beforeAll(() => import('./sandbox-bench.tsx'));
beforeEach(() => {
  answerCache.clear();
  providePublicSettings({ ...publicSettings(), mode: 'sandbox' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('in production there is only the check of the browser, and nothing is asked of the server', async () => {
  providePublicSettings({ ...publicSettings(), mode: 'production' });
  const sent = serveAnswers({});
  await renderScreen(route);
  expect(screen.getByText(/Storage on this phone works/)).not.toBeNull();
  expect(screen.queryByText('People')).toBeNull();
  expect(sent).toEqual([]);
});

test('time moves by a button and everything is asked anew', async () => {
  const sent = serveAnswers({
    'GET /api/sandbox/people': people([]),
    'POST /api/sandbox/clock': { now: '2026-11-29T02:00:00Z', today: '2026-11-29' },
  });
  await renderScreen(route);
  fireEvent.click(await screen.findByRole('button', { name: '+8 days' }));
  await waitFor(() => expect(sent.filter(({ call }) => call === 'GET /api/sandbox/people')).toHaveLength(2));
  expect(sent.find(({ call }) => call === 'POST /api/sandbox/clock')!.body).toEqual({ advanceDays: 8 });
});

test('the next place to pay can be told to take nothing', async () => {
  const sent = serveAnswers({
    'GET /api/sandbox/people': people([]),
    'POST /api/sandbox/collections/next': { outcome: 'down' },
  });
  await renderScreen(route);
  fireEvent.click(await screen.findByRole('button', { name: 'Takes no payments' }));
  await waitFor(() =>
    expect(sent.find(({ call }) => call === 'POST /api/sandbox/collections/next')?.body).toEqual({
      outcome: 'down',
    }),
  );
});

test('each person can be moved on as their state allows', async () => {
  const paying = person({ state: 'repaying/due-today', openPaymentReference: 'LW-1234-5678-9012' });
  const sent = serveAnswers({
    'GET /api/sandbox/people': people([person({}), paying]),
    [`POST /api/sandbox/applications/${applicationId}/decision`]: { status: 'approved' },
    'POST /api/sandbox/repayments': { status: 'success' },
  });
  await renderScreen(route);
  fireEvent.click(await screen.findByRole('button', { name: 'Approve, up to ₱10,000' }));
  fireEvent.click(screen.getByRole('button', { name: 'The money arrives' }));
  expect(screen.getByText(/Owes, due today/)).not.toBeNull();
  await waitFor(() =>
    expect(sent.map(({ call, body }) => [call, body])).toEqual(
      expect.arrayContaining([
        [
          `POST /api/sandbox/applications/${applicationId}/decision`,
          { outcome: 'approve', limitCentavos: 1_000_000 },
        ],
        ['POST /api/sandbox/repayments', { paymentReference: 'LW-1234-5678-9012', outcome: 'success' }],
      ]),
    ),
  );
});

test('the code a phone would have received can be read', async () => {
  serveAnswers({
    'GET /api/sandbox/people': people([person({})]),
    'GET /api/sandbox/sms?phone=9171234567': [
      { text: '1234 is your code', code: '1234', sentAt: '2026-11-21T02:00:00Z' },
    ],
  });
  await renderScreen(route);
  const [show] = await screen.findAllByRole('button', { name: 'Show messages' });
  fireEvent.click(show!);
  await screen.findByRole('button', { name: 'Copy the code 1234' });
});

test('the line and the size of text are chosen for this browser, and are found chosen on the way back', async () => {
  serveAnswers({ 'GET /api/sandbox/people': people([]) });
  await renderScreen(route);
  fireEvent.click(await screen.findByRole('radio', { name: /^Broken/ }));
  fireEvent.click(screen.getByRole('radio', { name: '200%' }));
  expect(document.cookie).toContain('luwag_line=broken');
  expect(document.documentElement.style.getPropertyValue('--text-scale')).toBe('2');
  cleanup();
  await renderScreen(route);
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Broken/ })).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: '200%' }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: 'As it is' }));
  fireEvent.click(screen.getByRole('radio', { name: '100%' }));
  expect(document.cookie).not.toContain('luwag_line');
});

test('a person moved on by the clock is shown with the state they began with', async () => {
  serveAnswers({
    'GET /api/sandbox/people': people([
      person({ phone: '9170000005', state: 'repaying/overdue' }),
      person({ phone: '9170000007', state: 'rejected' }),
    ]),
  });
  await renderScreen(route);
  fireEvent.click(await screen.findByText('States'));
  const moved = await screen.findAllByText('Changed since: Owes, overdue. A new data folder starts fresh.');
  expect(moved[0]?.closest('li')?.textContent).toContain('9170000005');
  expect(screen.queryByText(/Changed since: Declined/)).toBeNull();
});
