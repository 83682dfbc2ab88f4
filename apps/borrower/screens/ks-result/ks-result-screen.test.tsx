import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { coreDefaults, useCoreStore } from '../../store/core-store.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { homeAnswer, loanSummary } from '../../testing/loan-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refuse, serveAnswers } from '../../testing/serve-answers.ts';
import { mostAnswers, resultPollMs } from './result-poll.ts';

const { route } = findRoute('/KSResult');
const reference = 'r'.repeat(32);
const result = (changes: object) => ({
  status: 'in-progress',
  amountCentavos: 513_500,
  couponCentavos: 0,
  channel: 'gcash',
  reference: 'LW-1234-5678-9012',
  at: '2026-12-18T02:00:00Z',
  isSettled: null,
  extendedToOn: null,
  notExtended: null,
  overpaidCentavos: 0,
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
  vi.restoreAllMocks();
});

const call = `GET /api/results/${reference}`;
const ownCall = `${call}/loan`;
const loan = loanSummary();
const own = (isSettled: boolean) => ({
  payment: {
    paymentId: '0190a1b2-0000-7000-8000-00000000000b',
    reference: 'LW-1234-5678-9012',
    status: 'success',
    kind: 'part',
    channel: 'gcash',
    amountCentavos: 513_500,
    receivedCentavos: 513_500,
    couponCentavos: 0,
    createdAt: '2026-12-18T02:00:00Z',
    settledAt: '2026-12-18T02:00:00Z',
  },
  loan: isSettled ? loanSummary({ status: 'settled', payoff: null }) : loan,
});
const logIn = () => useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
const factsOf = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );

test.each([
  [{ status: 'success', isSettled: true }, 'Thank you, your loan is paid in full'],
  [{ status: 'success', isSettled: false }, 'Thank you, ₱5,135.00 has arrived'],
  [{ status: 'fail' }, 'Payment failed'],
  [{ status: 'expired' }, 'Payment expired'],
  [{ status: 'replaced' }, 'You paid another way'],
])('the server alone says what became of it: %j', async (changes, title) => {
  serveAnswers({ [call]: result(changes) });
  await renderScreen(route);
  await screen.findByRole('heading', { name: title });
});

test.each([
  ['late', 'Your due date was not extended', /₱5,135.00 came too late to extend it/],
  ['short', 'Your due date was not extended', /₱5,135.00 is less than the extension costs/],
  ['bought', 'Your due date was not extended again', /Another payment had extended it before ₱5,135.00 came/],
  ['planAgreed', 'Your due date was not extended', /Your payment plan has its own dates/],
  ['usedUp', 'Your due date was not extended', /All its extensions are used/],
  ['other', 'Your due date was not extended', /₱5,135.00 couldn’t extend it/],
])('money that bought no later due date says so, and why: %s', async (notExtended, title, why) => {
  serveAnswers({ [call]: result({ status: 'success', isSettled: false, notExtended }) });
  await renderScreen(route);
  await screen.findByRole('heading', { name: title });
  screen.getByText(why);
  screen.getByText(/The money lowered your loan/);
});

test('money that came although nothing was owed is said to be the borrower’s, not posted, and its loan has it back', async () => {
  const overpaid = { status: 'success', isSettled: false, overpaidCentavos: 513_500 };
  serveAnswers({ [call]: result(overpaid), [ownCall]: own(true) });
  logIn();
  await renderScreen(route);
  await screen.findByText(/₱5,135.00 is more than you owed. It’s yours/);
  expect(screen.queryByText('It is posted to your loan.')).toBeNull();
  await screen.findByRole('button', { name: 'Save receipt' });
  fireEvent.click(screen.getByRole('link', { name: 'See my loan' }));
  expect(history.state).toEqual({ loanId: loan.loanId });
});

test('of a last payment that was too much, the rest is said to be the borrower’s', async () => {
  serveAnswers({ [call]: result({ status: 'success', isSettled: true, overpaidCentavos: 2_500 }) });
  await renderScreen(route);
  await screen.findByRole('heading', { name: /paid in full/ });
  screen.getByText(/₱25.00 is more than you owed. It’s yours/);
});

test('a success claimed by the address alone is not believed, and asking goes on by itself', async () => {
  let isPaid = false;
  serveAnswers({ [call]: () => result(isPaid ? { status: 'success', isSettled: true } : {}) });
  await renderScreen(route);
  await screen.findByRole('heading', { name: 'Waiting for GCash' });
  isPaid = true;
  await screen.findByRole('heading', { name: /paid in full/ }, { timeout: 4000 });
});

test.each(['reversed', 'replaced'])('nobody is asked for proof of a payment that is %s', async (status) => {
  logIn();
  serveAnswers({ [call]: result({ status }) });
  await renderScreen(route);
  await screen.findByRole('link', { name: 'See my loan' });
  expect(screen.queryByText('Was money deducted anyway?')).toBeNull();
  expect(screen.queryByText('Send proof of payment')).toBeNull();
});

test('details wait behind the login', async () => {
  serveAnswers({ [call]: result({ status: 'success', isSettled: true }) });
  await renderScreen(route);
  await screen.findByRole('link', { name: 'Log in to see details' });
  cleanup();
  logIn();
  await renderScreen(route);
  await screen.findByRole('link', { name: 'Go to Home' });
});

test('while it is waited for, it is told how long the channel usually takes', async () => {
  serveAnswers({ [call]: result({ channel: 'sevenEleven' }) });
  await renderScreen(route);
  await screen.findByText(/7-Eleven confirms within hours/);
});

test('a payment that failed says how much and where, that nothing was taken, and what to do where it was', async () => {
  serveAnswers({ [call]: result({ status: 'fail' }) });
  await renderScreen(route);
  await screen.findByText(/GCash told us ₱5,135.00 wasn’t paid. We took nothing/);
  expect(screen.getByText('Was money deducted anyway?')).not.toBeNull();
  expect(factsOf()).toMatchObject({ Amount: '₱5,135.00', 'Paid with': 'GCash' });
  expect(screen.getByRole('link', { name: 'Log in to send proof' })).not.toBeNull();
});

test('a payment that was not made in time is not waited for, and its end stands there', async () => {
  const sent = serveAnswers({ [call]: result({ status: 'expired', at: '2026-12-19T02:00:00Z' }) });
  await renderScreen(route);
  await screen.findByText(/The time to pay ₱5,135.00 with GCash has passed/);
  expect(factsOf()['Valid until']).toContain('Dec\u00A019,\u00A02026');
  expect(sent).toHaveLength(1);
});

test.each([{ isSettled: false }, { isSettled: true }])(
  'the receipt of a payment that arrived is its paper: %j',
  async ({ isSettled }) => {
    const sent = serveAnswers({
      [call]: result({ status: 'success', isSettled }),
      [ownCall]: own(isSettled),
      [`POST /api/loans/${loan.loanId}/papers`]: { fileName: 'receipt.pdf', pdfBase64: btoa('%PDF-1.7') },
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    logIn();
    await renderScreen(route);
    await screen.findByRole('heading', { name: /Thank you/ });
    await waitFor(() => expect(screen.queryByRole('button', { busy: true })).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Save receipt' }));
    await screen.findByText(/^Saved: Receipt for ₱5,135.00/);
    expect(sent.find((one) => one.call.endsWith('/papers'))?.body).toEqual({
      kind: 'receipt',
      paymentId: own(isSettled).payment.paymentId,
      language: 'en-US',
    });
  },
);

test('after the last payment, its own borrower sees what the loan cost and has the certificate, and is not told again', async () => {
  const messageId = '0190a1b2-0000-7000-8000-0000000000a1';
  const settled = loanSummary({
    status: 'settled',
    payoff: null,
    costPaidCentavos: 14_890,
    savedCentavos: 13_500,
  });
  const sent = serveAnswers({
    [call]: result({ status: 'success', isSettled: true }),
    [ownCall]: { ...own(true), loan: settled },
    'GET /api/home': {
      ...homeAnswer({ state: 'canWithdraw', doneTasks: 8, loan: settled }),
      moment: { messageId, code: 'loanSettled', loanId: loan.loanId },
    },
    [`POST /api/messages/${messageId}/read`]: { readAt: '2026-12-18T03:00:00.000Z' },
    [`POST /api/loans/${loan.loanId}/papers`]: { fileName: 'paid.pdf', pdfBase64: btoa('%PDF-1.7') },
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  logIn();
  await renderScreen(route);
  fireEvent.click(await screen.findByRole('button', { name: 'Save certificate' }));
  await screen.findByText('Saved: Certificate of full payment');
  expect(factsOf()).toMatchObject({
    'It cost you': '₱148.90',
    'You saved by paying early': '₱135.00',
    'Most it could have cost': '₱5,000.00',
  });
  expect(sent.filter((one) => one.call.endsWith('/read'))).toHaveLength(1);
});

test('after a part, what is left and its day stand there; who did not make the payment has its bare figures', async () => {
  serveAnswers({ [call]: result({ status: 'success', isSettled: false }), [ownCall]: own(false) });
  logIn();
  await renderScreen(route);
  await screen.findByText('To pay in full today: ₱5,135.00. The next due date is Mon, Dec 21, 2026.');
  cleanup();
  answerCache.clear();
  serveAnswers({
    [call]: result({ status: 'success', isSettled: false }),
    [ownCall]: () => refuse(404, 'not_found'),
  });
  await renderScreen(route);
  await screen.findByRole('button', { name: 'Copy receipt' });
  expect(screen.queryByText(/To pay in full today/)).toBeNull();
});

test('an old reference is told to be gone; a malformed one is not even asked for', async () => {
  const sent = serveAnswers({ [call]: () => refuse(404, 'not_found') });
  await renderScreen(route);
  await screen.findByText('Result not available');
  const asked = () => sent.filter((one) => one.call.startsWith('GET /api/results/'));
  expect(asked()).toHaveLength(1);
  cleanup();
  history.replaceState(null, '', '/KSResult?ref=<script>');
  await renderScreen(route);
  await screen.findByText('Result not available');
  expect(asked()).toHaveLength(1);
});

test('the waits grow, and end', () => {
  const waits = Array.from({ length: mostAnswers }, (_, count) => resultPollMs('in-progress', count));
  expect(waits.slice(0, 4)).toEqual([2000, 2000, 2800, 3920]);
  expect(Math.max(...waits.map(Number))).toBe(20_000);
  expect(resultPollMs('in-progress', mostAnswers)).toBe(false);
  expect(['success', 'fail', 'expired', 'replaced'].map((status) => resultPollMs(status, 1))).toEqual(
    Array.from({ length: 4 }, () => false),
  );
});
