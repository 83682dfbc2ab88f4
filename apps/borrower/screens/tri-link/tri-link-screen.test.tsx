import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { providePublicSettings, publicSettings } from '../../platform/public-settings.ts';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { homeAnswer } from '../../testing/loan-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

const { route } = findRoute('/triLink');
const paymentId = '0190a1b2-0000-7000-8000-00000000000b';
const bridge = (partnerUrl: string, status = 'in-progress') => ({
  payment: {
    paymentId,
    reference: 'LW-1234-5678-9012',
    status,
    channel: 'gcash',
    amountCentavos: 513_500,
    receivedCentavos: 0,
    createdAt: '2026-12-18T02:00:00Z',
    settledAt: null,
  },
  loanId: '0190a1b2-0000-7000-8000-000000000001',
  partnerName: 'GCash',
  partnerHost: location.host,
  partnerUrl,
  partnerQrText: null as string | null,
  partnerCode: null as string | null,
  resultReference: 'r'.repeat(32),
  expiresAt: '2026-12-19T02:00:00Z',
});
const serve = (value: object) =>
  serveAnswers({
    [`GET /api/payments/${paymentId}`]: value,
    'GET /api/home': homeAnswer({ state: 'repaying', doneTasks: 8 }),
  });

beforeEach(() => {
  answerCache.clear();
  history.replaceState({ paymentId }, '', '/triLink');
  providePublicSettings({ ...publicSettings(), mode: 'sandbox' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a channel with a counter shows the code to say there, and no page to leave for', async () => {
  serve({ ...bridge(''), partnerName: '7-Eleven', partnerUrl: null, partnerCode: '123456789012' });
  await renderScreen(route);
  expect(await screen.findByText('1234 5678 9012')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy code' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Continue to/ })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('partner, host, amount and reference are named before leaving', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const partnerUrl = `${location.origin}/sandbox/partner/LW-1234-5678-9012`;
  serve(bridge(partnerUrl));
  await renderScreen(route);
  await screen.findByRole('heading', { name: 'You’re going to GCash' });
  expect(screen.getByText(location.host)).not.toBeNull();
  expect(screen.getByText('₱5,135.00')).not.toBeNull();
  expect(screen.getByText('LW-1234-5678-9012')).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Continue to GCash' }));
  expect(leave).toHaveBeenCalledExactlyOnceWith(partnerUrl);
});

test('how soon money counts is told before leaving', async () => {
  serve(bridge(`${location.origin}/sandbox/partner/LW-1234-5678-9012`));
  await renderScreen(route);
  expect(await screen.findByText('in minutes')).not.toBeNull();
  expect(screen.queryByRole('img', { name: 'QR code for this payment' })).toBeNull();
});

test('what is paid by scanning is there to be scanned, and to be kept as a picture', async () => {
  const partnerUrl = `${location.origin}/sandbox/partner/LW-1234-5678-9012`;
  serve({ ...bridge(partnerUrl), partnerName: 'QR Ph', partnerQrText: '00020101021228' });
  await renderScreen(route);
  await screen.findByRole('heading', { name: 'Pay with QR Ph' });
  expect(await screen.findByRole('img', { name: 'QR code for this payment' })).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Save QR' })).not.toBeNull();
});

test('a link to somewhere else is not offered', async () => {
  serve(bridge('https://evil.example/pay'));
  await renderScreen(route);
  expect((await screen.findByRole('alert')).textContent).toContain('Not a partner link');
  expect(screen.queryByRole('button', { name: /Continue/ })).toBeNull();
});

test('a payment that is over leads to its result, not to the partner', async () => {
  serve(bridge('https://checkout.xendit.co/1', 'success'));
  await renderScreen(route);
  const see = await screen.findByRole('link', { name: 'See result' });
  expect(see.getAttribute('href')).toBe(`/KSResult?ref=${'r'.repeat(32)}`);
});

test.each([
  ['expired', 'Payment expired'],
  ['replaced', 'You paid another way'],
  ['fail', 'Payment failed'],
])(
  'nobody leaves for a payment that is %s; it can be paid in another way, or shown',
  async (status, title) => {
    const sent = serve(bridge(`${location.origin}/sandbox/partner/LW-1234-5678-9012`, status));
    await renderScreen(route);
    await screen.findByRole('heading', { name: title });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your payment');
    expect(screen.queryByRole('button', { name: /Continue/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Choose another way to pay' })).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Send proof of payment' })).not.toBeNull();
    expect(sent.filter(({ call }) => call.includes('/api/payments/'))).toHaveLength(1);
  },
);

test('a payment that staff took off is paid in another way, and asks for no proof', async () => {
  serve(bridge(`${location.origin}/sandbox/partner/LW-1234-5678-9012`, 'reversed'));
  await renderScreen(route);
  await screen.findByRole('link', { name: 'Choose another way to pay' });
  expect(screen.queryByText('Was money deducted anyway?')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send proof of payment' })).toBeNull();
});

test('without a payment it leads back to the loan', async () => {
  history.replaceState(null, '', '/triLink');
  serve({});
  await renderScreen(route);
  await screen.findByText('No pending payment');
});

test('without a network nobody is sent to a page that cannot open, and going on works once it is back', async () => {
  const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => undefined);
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const partnerUrl = `${location.origin}/sandbox/partner/LW-1234-5678-9012`;
  serve(bridge(partnerUrl));
  await renderScreen(route);
  fireEvent.click(await screen.findByRole('button', { name: 'Continue to GCash' }));
  expect((await screen.findByRole('alert')).textContent).toContain('You need to be online');
  expect(leave).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Copy link' })).not.toBeNull();
  isOnline.mockReturnValue(true);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(leave).toHaveBeenCalledExactlyOnceWith(partnerUrl);
});
