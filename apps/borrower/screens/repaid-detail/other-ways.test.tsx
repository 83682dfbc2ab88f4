import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { loanDetail, loanSummary } from '../../testing/loan-answers.ts';
import { extensionAnswer, projectionAnswer } from '../../testing/projection-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { unfold } from '../../testing/unfold.ts';
import { serveAnswers } from '../../testing/serve-answers.ts';

const { route } = findRoute('/repaidDetail');
const loan = loanSummary();
const { loanId } = loan;
const detailCall = `GET /api/loans/${loanId}`;
const payCall = `POST /api/loans/${loanId}/payments`;
const extensionCall = `GET /api/loans/${loanId}/extension`;
const projectionCall = `GET /api/loans/${loanId}/projection`;
const paymentId = '0190a1b2-0000-7000-8000-00000000000b';
const requestId = '0190a1b2-0000-7000-8000-00000000000c';
const request = {
  requestId,
  kind: 'hardship',
  loanId,
  status: 'open',
  createdAt: '2026-12-18T02:00:00Z',
  endedAt: null,
  reasonCode: null,
  amountCentavos: null,
  installments: 3,
  firstDueOn: '2027-01-17',
};

beforeEach(() => {
  answerCache.clear();
  history.replaceState({ loanId }, '', '/repaidDetail');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (name: RegExp) => {
  await unfold('Other options');
  fireEvent.click(await screen.findByRole('button', { name }));
  return within(await screen.findByRole('dialog'));
};

test('an extension is paid once at the price shown, however often it is tapped', async () => {
  const sent = serveAnswers({
    [detailCall]: loanDetail(),
    [extensionCall]: { extension: extensionAnswer(), refusal: null },
    [payCall]: { payment: { paymentId } },
  });
  await renderScreen(route);
  const sheet = await open(/Extend due date/);
  await sheet.findByText(/from Mon, Dec 21, 2026 to Tue, Dec 29, 2026/);
  expect(sheet.getByText(/saves you ₱28.90/)).toBeTruthy();
  fireEvent.click(sheet.getByRole('radio', { name: /Maya/ }));
  const form = sheet.getByRole('button', { name: 'Pay ₱68.00 and extend' }).closest('form')!;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(location.pathname).toBe('/triLink'));
  const started = sent.filter(({ call }) => call === payCall);
  expect(started.map(({ body }) => body)).toEqual([
    { kind: 'extension', amountCentavos: 6800, channel: 'maya' },
  ]);
});

test('where there is no extension, the reason stands with its figures, and the way to the other options', async () => {
  serveAnswers({
    [detailCall]: loanDetail(),
    [extensionCall]: {
      extension: null,
      refusal: { reason: 'tooLate', figures: { overdueDays: 10, maxOverdueDays: 7 } },
    },
    [projectionCall]: { projection: projectionAnswer() },
  });
  await renderScreen(route);
  const sheet = await open(/Extend due date/);
  await sheet.findByText(/up to 7 days after the due date. It was 10 days ago/);
  fireEvent.click(sheet.getByRole('button', { name: 'See other options' }));
  await screen.findByText(/You owe ₱5,135.00 today/);
});

test('a borrower who cannot pay sees each option with its cost, and asks for one once', async () => {
  let requests: object[] = [];
  const sent = serveAnswers({
    [detailCall]: () => ({ ...loanDetail(), requests }),
    [projectionCall]: { projection: projectionAnswer() },
    'POST /api/requests': () => {
      requests = [request];
      return request;
    },
  });
  await renderScreen(route);
  const sheet = await open(/I can’t pay/);
  await sheet.findByText('Pay in 3 monthly payments');
  const costs = sheet.getAllByText(/Total cost/).map((line) => line.textContent);
  expect(costs).toEqual([
    'Total cost: ₱351.40',
    'Total cost: ₱351.90',
    'Total cost: ₱268.90',
    'Total cost: ₱433.90',
  ]);
  fireEvent.click(sheet.getByRole('button', { name: 'Request this plan' }));
  await sheet.findByText(/We received your request/);
  expect(sheet.queryByRole('button', { name: 'Request this plan' })).toBeNull();
  expect(sent.filter(({ call }) => call === 'POST /api/requests').map(({ body }) => body)).toEqual([
    { kind: 'hardship', loanId, installments: 3 },
  ]);
  expect(screen.getByText(/A plan of 3 payments, the first on Sun, Jan 17, 2027/)).toBeTruthy();
});

test('the projection steps a day at a time and tells lateness without being asked', async () => {
  serveAnswers({ [detailCall]: loanDetail(), [projectionCall]: { projection: projectionAnswer() } });
  await renderScreen(route);
  const sheet = await open(/What if/);
  await sheet.findByText('You pay in full in 7 days');
  fireEvent.click(sheet.getByRole('button', { name: 'One day later' }));
  const step = sheet.getByText('You pay in full in 8 days').closest('section')!;
  expect(within(step).getByText('₱5,175.00')).toBeTruthy();
  for (const days of [3, 8, 30]) sheet.getByText(`You pay in full ${days} days after the due date`);
  const late = sheet.getByText('You pay in full 30 days after the due date').closest('section')!;
  expect(within(late).getByText('₱5,300.00')).toBeTruthy();
});

test('what is due stands first where it is less than everything, and is paid as such', async () => {
  const planned = loanSummary({ dueCentavos: 171_168 });
  const sent = serveAnswers({ [detailCall]: loanDetail(planned), [payCall]: { payment: { paymentId } } });
  await renderScreen(route);
  const pay = await screen.findByRole('button', { name: 'Pay ₱1,711.68' });
  fireEvent.click(screen.getByRole('radio', { name: /GCash/ }));
  fireEvent.submit(pay.closest('form')!);
  await waitFor(() => expect(location.pathname).toBe('/triLink'));
  expect(sent.find(({ call }) => call === payCall)?.body).toEqual({
    kind: 'due',
    amountCentavos: 171_168,
    channel: 'gcash',
  });
});

test('credit is told as the borrower’s own and asked back once', async () => {
  const sent = serveAnswers({
    [detailCall]: { ...loanDetail(), credit: { heldCentavos: 2500, onItsWayCentavos: 0 } },
    'POST /api/requests': {},
  });
  await renderScreen(route);
  await screen.findByText('You overpaid ₱25.00');
  fireEvent.click(screen.getByRole('button', { name: 'Send it back to me' }));
  await waitFor(() =>
    expect(sent.filter(({ call }) => call === 'POST /api/requests')).toMatchObject([
      { body: { kind: 'refund', loanId } },
    ]),
  );
});

test.each([
  ['extend', 'Extend due date'],
  ['cannot', 'I can’t pay'],
] as const)('a link from the card of a late loan to %s opens it at once', async (opens, title) => {
  history.replaceState({ loanId, opens }, '', '/repaidDetail');
  serveAnswers({
    [detailCall]: loanDetail(),
    [extensionCall]: { extension: extensionAnswer(), refusal: null },
    [projectionCall]: { projection: projectionAnswer() },
  });
  await renderScreen(route);
  await screen.findByRole('dialog', { name: title });
});

test('a link to a partial payment asks only for the amount', async () => {
  history.replaceState({ loanId, opens: 'part' }, '', '/repaidDetail');
  serveAnswers({ [detailCall]: loanDetail() });
  await renderScreen(route);
  await screen.findByRole('textbox', { name: /Amount in pesos/ });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Partial payment/ }).checked).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('how many days can be bought, and for how much, stands beside the way to them', async () => {
  serveAnswers({ [detailCall]: loanDetail() });
  await renderScreen(route);
  await unfold('Other options');
  await screen.findByText('8 more days for ₱68.00, with no late charge');
  cleanup();
  answerCache.clear();
  serveAnswers({ [detailCall]: { ...loanDetail(), extensionOffer: null } });
  await renderScreen(route);
  await unfold('Other options');
  await screen.findByText('Not available today. See why');
});

test('a loan paid back within the time for cancelling can be cancelled, and nothing is left to return', async () => {
  const settled = loanSummary({ status: 'settled', settledOn: '2026-11-21', payoff: null });
  const cancellation = { returnCentavos: 0, until: '2026-11-22T02:00:00Z' };
  const asked = { ...request, kind: 'cancellation', amountCentavos: 0, installments: null, firstDueOn: null };
  let requests: object[] = [];
  const sent = serveAnswers({
    [detailCall]: () => ({ ...loanDetail(settled), cancellation, requests }),
    'POST /api/requests': () => {
      requests = [asked];
      return asked;
    },
  });
  await renderScreen(route);
  const sheet = await open(/Cancel this loan/);
  expect(screen.queryByRole('button', { name: /Extend due date/ })).toBeNull();
  await sheet.findByText(/we return all you paid beyond that/);
  expect(sheet.queryByText('Amount to return')).toBeNull();
  fireEvent.click(sheet.getByRole('button', { name: 'Request cancellation' }));
  await sheet.findByText(/We received your request/);
  expect(sent.filter(({ call }) => call === 'POST /api/requests').map(({ body }) => body)).toEqual([
    { kind: 'cancellation', loanId },
  ]);
  expect(screen.getByText('Cancel the loan, nothing to return')).toBeTruthy();
});

test('after that time a loan paid back offers no other way', async () => {
  const settled = loanSummary({ status: 'settled', settledOn: '2026-12-18', payoff: null });
  serveAnswers({ [detailCall]: loanDetail(settled) });
  await renderScreen(route);
  await screen.findByText('Payment plan and history');
  expect(screen.queryByText('Other options')).toBeNull();
});
