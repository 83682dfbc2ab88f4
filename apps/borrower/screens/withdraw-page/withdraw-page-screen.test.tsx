import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { goBackToWish } from '../../routing/go-back-to-wish.ts';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import {
  loanSummary,
  offerAnswer,
  papersAnswer,
  quoteAnswer,
  subOfferAnswer,
  subQuoteAnswer,
} from '../../testing/loan-answers.ts';
import { useCoreStore } from '../../store/core-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { unfold } from '../../testing/unfold.ts';
import { refuse, serveAnswers } from '../../testing/serve-answers.ts';

vi.mock('signature_pad', () => ({
  default: class {
    addEventListener() {}
    fromData() {}
    clear() {}
    off() {}
  },
}));

const { route } = findRoute('/withdrawPage');
const signatureId = '0190a1b2-0000-7000-8000-00000000000a';
const kept = {
  signature: {
    signatureId,
    signedAt: '2026-10-01T02:00:00Z',
    drawing: { kind: 'typed', text: 'Maria Santos' },
  },
};
const answers = {
  'GET /api/offer': offerAnswer(),
  'POST /api/loan-papers': papersAnswer(),
  'GET /api/signature': kept,
  'POST /api/loans': { loan: loanSummary({ status: 'disbursing' }) },
};

beforeEach(() => {
  answerCache.clear();
  history.replaceState({ amountCentavos: 500_000, termDays: 30 }, '', '/withdrawPage');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const take = () =>
  screen.findByRole('button', {
    name: /^Get ₱4,866.10 now, repay ₱5,150.00 on Mon, Dec\u00A021,\u00A02026$/,
  });
const box = () => screen.getByRole<HTMLInputElement>('checkbox');

test('nothing is taken before signature and acceptance, and the box is never ticked beforehand', async () => {
  const sent = serveAnswers({ ...answers, 'GET /api/signature': { signature: null } });
  await renderScreen(route);
  const button = await take();
  expect(box().checked).toBe(false);
  fireEvent.submit(button.closest('form')!);
  const summary = screen.getByRole('alert').textContent;
  expect(summary).toContain('Sign first');
  expect(summary).toContain('Tick the box');
  expect(sent.some(({ call }) => call === 'POST /api/loans')).toBe(false);
});

test('what is sent are the figures on the screen, once, under one key', async () => {
  const sent = serveAnswers(answers);
  await renderScreen(route);
  const button = await take();
  await screen.findByText('Maria Santos');
  fireEvent.click(box());
  fireEvent.submit(button.closest('form')!);
  fireEvent.submit(button.closest('form')!);
  await waitFor(() => expect(location.pathname).toBe('/homeIndex'));
  const taken = sent.filter(({ call }) => call === 'POST /api/loans');
  expect(taken).toHaveLength(1);
  expect(taken[0]!.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  expect(taken[0]!.body).toEqual({
    amountCentavos: 500_000,
    termDays: 30,
    productVersion: 1,
    shown: {
      netDisbursedCentavos: 486_610,
      totalRepaymentCentavos: 515_000,
      totalCostCentavos: 28_390,
      dueOn: '2026-12-21',
    },
    documentHash: 'a'.repeat(64),
    signatureId,
    hasAccepted: true,
    language: 'en-US',
  });
});

test('while it is being sent, the page asks to be kept open, and sends it even where it is closed', async () => {
  serveAnswers(answers);
  const asked = vi.spyOn(globalThis, 'fetch');
  await renderScreen(route);
  const button = await take();
  await screen.findByText('Maria Santos');
  fireEvent.click(box());
  expect(screen.queryByText(/Keep this page open/)).toBeNull();
  fireEvent.submit(button.closest('form')!);
  const told = await screen.findByText(/Keep this page open/);
  expect(told.matches('output')).toBe(true);
  await waitFor(() => expect(location.pathname).toBe('/homeIndex'));
  const taking = asked.mock.calls.find(([address]) => address === '/api/loans');
  expect(taking?.[1]?.keepalive).toBe(true);
});

test('a changed price is shown anew and has to be accepted anew', async () => {
  let hasChanged = false;
  serveAnswers({
    ...answers,
    'POST /api/loan-papers': () =>
      hasChanged
        ? papersAnswer({
            quote: quoteAnswer({ totalRepaymentCentavos: 516_000 }),
            documentHash: 'b'.repeat(64),
          })
        : papersAnswer(),
    'POST /api/loans': () => {
      hasChanged = true;
      return refuse(409, 'quote_changed');
    },
  });
  await renderScreen(route);
  const button = await take();
  await screen.findByText('Maria Santos');
  fireEvent.click(box());
  fireEvent.submit(button.closest('form')!);
  await screen.findByRole('button', { name: /repay ₱5,160.00/ });
  expect(screen.getByRole('alert').textContent).toContain('The price has changed.');
  expect(box().checked).toBe(false);
});

test('a try whose answer was lost is sent again as the same intent', async () => {
  let isLost = true;
  const sent = serveAnswers({
    ...answers,
    'GET /api/signature': { signature: null },
    'PUT /api/signature': { signatureId },
    'POST /api/loans': () => {
      if (!isLost) return { loan: loanSummary({ status: 'disbursing' }) };
      isLost = false;
      throw new TypeError('lost');
    },
  });
  await renderScreen(route);
  const button = await take();
  fireEvent.click(screen.getByRole('button', { name: 'Type it' }));
  fireEvent.change(screen.getByLabelText('Your full name'), { target: { value: 'Maria Santos' } });
  fireEvent.click(box());
  fireEvent.submit(button.closest('form')!);
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(location.pathname).toBe('/homeIndex'));
  const keys = sent.filter(({ call }) => call === 'POST /api/loans').map((one) => one.idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
  expect(sent.filter(({ call }) => call === 'PUT /api/signature')).toHaveLength(1);
});

test('without a chosen amount it leads to choosing one', async () => {
  history.replaceState(null, '', '/withdrawPage');
  serveAnswers(answers);
  await renderScreen(route);
  expect(screen.getByRole('link', { name: 'Choose an amount and term' }).getAttribute('href')).toBe(
    '/allWithdraw',
  );
});

test('reading the agreement keeps what was typed; a loan taken leaves nothing for the next visit', async () => {
  const wish = { amountCentavos: 500_000, termDays: 30 };
  serveAnswers({
    ...answers,
    'GET /api/signature': { signature: null },
    'PUT /api/signature': { signatureId },
  });
  await renderScreen(route);
  const button = await take();
  fireEvent.click(screen.getByRole('button', { name: 'Type it' }));
  fireEvent.change(screen.getByLabelText('Your full name'), { target: { value: 'Maria Santos' } });
  act(() => navigate('/loan', { state: wish }));
  act(() => navigate('/withdrawPage', { state: wish }));
  expect(screen.getByLabelText<HTMLInputElement>('Your full name').value).toBe('Maria Santos');

  fireEvent.click(box());
  fireEvent.submit(button.closest('form')!);
  await waitFor(() => expect(location.pathname).toBe('/homeIndex'));
  expect(screen.queryByText('Choose an amount first')).toBeNull();
  act(() => navigate('/withdrawPage', { state: wish }));
  await take();
  expect(screen.queryByLabelText('Your full name')).toBeNull();
  expect(box().checked).toBe(false);
});

test('the account can be changed, and changing it leads back to this very wish with what was typed', async () => {
  const wish = { amountCentavos: 500_000, termDays: 30 };
  let institution = 'GCash';
  serveAnswers({
    ...answers,
    'GET /api/signature': { signature: null },
    'GET /api/offer': () => offerAnswer({ payoutInstitution: institution }),
  });
  await renderScreen(route);
  await take();
  fireEvent.click(screen.getByRole('button', { name: 'Type it' }));
  fireEvent.change(screen.getByLabelText('Your full name'), { target: { value: 'Maria Santos' } });
  await unfold('Where the money goes');
  const link = screen.getByRole('link', { name: 'Use another account' });
  act(() => void fireEvent.click(link));
  expect(location.pathname).toBe('/bankInfo');
  expect(history.state).toEqual(wish);
  institution = 'Maya';
  act(() => goBackToWish(wish));
  await screen.findByText('Maya');
  expect(screen.getByLabelText<HTMLInputElement>('Your full name').value).toBe('Maria Santos');
});

test('an amount above a limit that has moved is refused with the limit as it is now', async () => {
  serveAnswers({
    ...answers,
    'POST /api/loan-papers': () => refuse(422, 'amount_over_limit', { largestAllowedCentavos: 300_000 }),
  });
  await renderScreen(route);
  await screen.findByText(/above your limit. It is ₱3,000 now/);
});

test('a loan in installments names its payments before and in the acceptance, and goes out under its product', async () => {
  const wish = { productId: 'sub', amountCentavos: 600_000, termDays: 90 };
  history.replaceState(wish, '', '/withdrawPage');
  const sent = serveAnswers({
    'GET /api/offer?productId=sub': subOfferAnswer(),
    'POST /api/loan-papers': papersAnswer({ quote: subQuoteAnswer() }),
    'GET /api/signature': kept,
    'POST /api/loans': { loan: loanSummary({ status: 'disbursing', productId: 'sub' }) },
  });
  await renderScreen(route);
  const button = await screen.findByRole('button', {
    name: 'Get ₱5,735.12 now, repay ₱6,360.00 in 3 payments until Fri, Feb\u00A019,\u00A02027',
  });
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(box().closest('label, .checkbox')!.textContent).toContain(
    'repay ₱6,360.00 in 3 payments as listed above, the last on Fri, Feb\u00A019,\u00A02027',
  );
  await screen.findByText('Maria Santos');
  fireEvent.click(box());
  fireEvent.submit(button.closest('form')!);
  await waitFor(() => expect(location.pathname).toBe('/homeIndex'));
  const bodies = sent.filter(({ call }) => call.startsWith('POST ')).map(({ body }) => body);
  expect(bodies).toMatchObject([wish, wish]);
  expect(useCoreStore.getState().loanTabType).toBe(1);
});
