import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { providePublicSettings, publicSettings } from '../../platform/public-settings.ts';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { loanDetail, loanSummary, openPaymentAnswer } from '../../testing/loan-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';
import { qrPicture } from '../qr-code/qr-picture.ts';

vi.mock('../qr-code/qr-picture.ts', () => ({ qrPicture: vi.fn() }));

const payment = openPaymentAnswer();
const { paymentId } = payment;
const loan = loanSummary({ openPayment: payment });
const link = `${location.origin}/sandbox/partner/LW-1234-5678-9012`;
const bridge = {
  payment,
  loanId: loan.loanId,
  partnerName: 'GCash',
  partnerHost: location.host,
  partnerUrl: link,
  partnerQrText: null as string | null,
  partnerCode: null as string | null,
  resultReference: 'r'.repeat(32),
  expiresAt: '2026-12-19T02:00:00Z',
};
const serve = (changes: Partial<typeof bridge> = {}) =>
  serveAnswers({
    [`GET /api/payments/${paymentId}`]: { ...bridge, ...changes },
    [`GET /api/loans/${loan.loanId}`]: { ...loanDetail(), summary: loan },
  });

const shared: ShareData[] = [];
beforeEach(() => {
  answerCache.clear();
  shared.length = 0;
  providePublicSettings({ ...publicSettings(), mode: 'sandbox' });
  const share = async (data: ShareData) => void shared.push(data);
  vi.stubGlobal('navigator', { share, canShare: () => true, onLine: true });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function openPartner() {
  history.replaceState({ paymentId }, '', '/triLink');
  await renderScreen(findRoute('/triLink').route);
}
async function send() {
  await waitFor(() =>
    expect(screen.getByRole('button', { name: /^Send to/ }).getAttribute('aria-busy')).toBeNull(),
  );
  fireEvent.click(screen.getByRole('button', { name: /^Send to/ }));
  await waitFor(() => expect(shared).toHaveLength(1));
  return shared[0] ?? {};
}

test('a person who pays for a borrower gets link, amount and reference, and nothing of name or loan', async () => {
  serve();
  await openPartner();
  const { text = '' } = await send();
  expect(text).toBe(
    `Please pay ₱5,135.00 through GCash here: ${link} (reference LW-1234-5678-9012, until Sat, Dec\u00A019,\u00A02026, 10:00\u00A0am)`,
  );
  for (const own of ['Maria', 'loan', loan.orderNumber, loan.loanId]) expect(text).not.toContain(own);
});

test('what is paid by scanning is sent as its picture', async () => {
  const picture = new File(['x'], 'LW-1234-5678-9012.png', { type: 'image/png' });
  vi.mocked(qrPicture).mockResolvedValue(picture);
  serve({ partnerName: 'QR Ph', partnerQrText: '00020101021228' });
  await openPartner();
  const { files, text } = await send();
  expect(files).toEqual([picture]);
  expect(text).toContain('₱5,135.00');
  expect(text).toContain('LW-1234-5678-9012');
});

test('a payment that is open can be sent on from its loan', async () => {
  serve();
  history.replaceState({ loanId: loan.loanId }, '', '/repaidDetail');
  await renderScreen(findRoute('/repaidDetail').route);
  expect((await send()).text).toContain(link);
});

test('where nothing can be shared it is copied; a link to somewhere else is neither', async () => {
  vi.stubGlobal('navigator', { onLine: true });
  serve();
  await openPartner();
  await screen.findByRole('button', { name: 'Copy for someone who will pay' });
  cleanup();
  answerCache.clear();
  serve({ partnerUrl: 'https://evil.example/pay' });
  history.replaceState({ loanId: loan.loanId }, '', '/repaidDetail');
  await renderScreen(findRoute('/repaidDetail').route);
  await screen.findByText('You have a pending payment');
  await waitFor(() => expect(screen.queryByText(/^They see the amount/)).toBeNull());
  expect(screen.queryByRole('button', { name: /someone who will pay/ })).toBeNull();
});
