import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { loanDetail, loanSummary, quoteAnswer, subQuoteAnswer } from '../../testing/loan-answers.ts';
import { couponAnswer } from '../../testing/coupon-answer.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { unfold } from '../../testing/unfold.ts';
import { refuse, type SentCall, serveAnswers } from '../../testing/serve-answers.ts';
import { historyRows } from './history-rows.ts';
import { centavosOfPesos } from './peso-amount.ts';

const { route } = findRoute('/repaidDetail');
const loan = loanSummary();
const detailCall = `GET /api/loans/${loan.loanId}`;
const payCall = `POST /api/loans/${loan.loanId}/payments`;
const paymentId = '0190a1b2-0000-7000-8000-00000000000b';

beforeEach(() => {
  answerCache.clear();
  history.replaceState({ loanId: loan.loanId }, '', '/repaidDetail');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const pay = (name = 'Pay ₱5,135.00') => screen.findByRole('button', { name });

const fees = () => screen.getByText('Fees and tax').nextElementSibling?.textContent;
const openView = async (name: string) => {
  const link = await screen.findByRole('link', { name });
  await act(async () => void fireEvent.click(link));
  await screen.findByRole('heading', { level: 1, name });
};

test('only the ways to pay that there are today are offered', async () => {
  serveAnswers({ [detailCall]: { ...loanDetail(), paymentChannels: ['gcash', 'bank'] } });
  await renderScreen(route);
  await pay();
  const offered = screen.getAllByRole<HTMLInputElement>('radio').filter(({ name }) => name === 'channel');
  expect(offered.map(({ value }) => value)).toEqual(['gcash', 'bank']);
});

test('history and papers are views of their own, with their heading, and Back leads out of them', async () => {
  serveAnswers({ [detailCall]: loanDetail() });
  await renderScreen(route);
  await pay();
  expect(screen.queryByText('Loan history')).toBeNull();
  await openView('Payment plan and history');
  await screen.findByRole('heading', { name: 'Loan history' });
  expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
  expect(location.pathname).toBe('/repaidDetail');
  const back = screen.getByRole('button', { name: 'Back' });
  await act(async () => void fireEvent.click(back));
  await pay();
  await openView('Documents and cost');
  await screen.findByText('Disclosure statement');
  expect(screen.getByText(loan.orderNumber)).not.toBeNull();
});

test('paying in full sends the very amount shown, once, and goes on to the partner', async () => {
  const sent = serveAnswers({ [detailCall]: loanDetail(), [payCall]: { payment: { paymentId } } });
  await renderScreen(route);
  const form = (await pay()).closest('form')!;
  fireEvent.click(screen.getByRole('radio', { name: /GCash/ }));
  fireEvent.submit(form);
  fireEvent.submit(form);
  await waitFor(() => expect(location.pathname).toBe('/triLink'));
  expect(history.state).toEqual({ paymentId });
  const started = sent.filter(({ call }) => call === payCall);
  expect(started).toHaveLength(1);
  expect(started[0]!.body).toEqual({ kind: 'full', amountCentavos: 513_500, channel: 'gcash' });
});

test('a loan written off is paid here like any other, all of it or a part', async () => {
  const writtenOff = loanSummary({
    status: 'written-off',
    payoff: null,
    dueState: { kind: 'none', days: 0 },
    claimCentavos: 561_350,
    closedOn: '2026-12-10',
  });
  const sent = serveAnswers({ [detailCall]: loanDetail(writtenOff), [payCall]: { payment: { paymentId } } });
  await renderScreen(route);
  await screen.findByRole('heading', { name: 'Let’s find a way for this loan' });
  await unfold('How much?');
  expect(screen.getByRole('radio', { name: /Partial payment/ })).not.toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /GCash/ }));
  fireEvent.submit((await pay('Pay ₱5,613.50')).closest('form')!);
  await waitFor(() => expect(location.pathname).toBe('/triLink'));
  expect(sent.find(({ call }) => call === payCall)!.body).toEqual({
    kind: 'full',
    amountCentavos: 561_350,
    channel: 'gcash',
  });
});

test('a loan written off and paid since says that nothing is owed, and has its certificate', async () => {
  const recovered = loanSummary({
    status: 'recovered',
    payoff: null,
    claimCentavos: 0,
    settledOn: '2026-12-18',
  });
  serveAnswers({ [detailCall]: loanDetail(recovered) });
  await renderScreen(route);
  await screen.findByRole('heading', { name: 'Paid in full' });
  await openView('Documents and cost');
  await screen.findByText('Certificate of full payment');
});

test('fees left to the repayment stand in what is owed today and in the plan', async () => {
  const { payoff } = loan;
  if (payoff === null) throw new Error('the loan is running');
  const feeCentavos = 13_390;
  const owed = { ...payoff, feeCentavos, totalCentavos: payoff.totalCentavos + feeCentavos };
  const [line] = quoteAnswer().schedule;
  serveAnswers({
    [detailCall]: {
      ...loanDetail(),
      summary: loanSummary({ payoff: owed }),
      schedule: [{ ...line, feeCentavos }],
    },
  });
  await renderScreen(route);
  await pay('Pay ₱5,268.90');
  await unfold('Cost breakdown');
  expect(fees()).toBe('₱133.90');
  await openView('Payment plan and history');
  expect(await screen.findByText('₱5,283.90')).not.toBeNull();
  expect(fees()).toBe('₱133.90');
});

test('a loan in installments puts first what its button pays, and the whole as one of the other ways', async () => {
  const inThree = { installments: { count: 3, paid: 1 }, dueCentavos: 212_000 };
  const sent = serveAnswers({
    [detailCall]: loanDetail(loanSummary(inThree)),
    [payCall]: { payment: { paymentId } },
  });
  await renderScreen(route);
  const button = await pay('Pay ₱2,120.00');
  const first = screen.getByText('Payment 2 of 3 comes next').nextElementSibling;
  expect(first?.textContent).toBe('₱2,120.00');
  expect(screen.getByRole('heading', { name: 'Your next payment' })).not.toBeNull();
  expect(screen.getByText('To pay in full today: ₱5,135.00')).not.toBeNull();
  await unfold('How much?');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /Amount due: ₱2,120.00/ }).checked).toBe(true);
  expect(screen.getByRole('radio', { name: /In full: ₱5,135.00/ })).not.toBeNull();
  fireEvent.click(screen.getByRole('radio', { name: /GCash/ }));
  fireEvent.submit(button.closest('form')!);
  await waitFor(() => expect(location.pathname).toBe('/triLink'));
  expect(sent.find(({ call }) => call === payCall)!.body).toEqual({
    kind: 'due',
    amountCentavos: 212_000,
    channel: 'gcash',
  });
});

test('a part must lie between one peso and what is owed', async () => {
  const sent = serveAnswers({ [detailCall]: loanDetail(), [payCall]: { payment: { paymentId } } });
  await renderScreen(route);
  await pay();
  await unfold('How much?');
  fireEvent.click(screen.getByRole('radio', { name: /Partial payment/ }));
  fireEvent.click(screen.getByRole('radio', { name: /Maya/ }));
  const amount = screen.getByLabelText('Amount in pesos');
  fireEvent.change(amount, { target: { value: '6000' } });
  fireEvent.submit(amount.closest('form')!);
  expect(screen.getByRole('alert').textContent).toContain('from ₱1.00 to ₱5,135.00');
  expect(sent.some(({ call }) => call === payCall)).toBe(false);

  fireEvent.change(amount, { target: { value: '1,500.50' } });
  fireEvent.submit((await pay('Pay ₱1,500.50')).closest('form')!);
  await waitFor(() => expect(location.pathname).toBe('/triLink'));
  expect(sent.find(({ call }) => call === payCall)!.body).toEqual({
    kind: 'part',
    amountCentavos: 150_050,
    channel: 'maya',
  });
});

const coupon = (couponId: string, deductionCentavos: number) =>
  couponAnswer(couponId, 'repayment', { deductionCentavos });
const suggestions = {
  paidOffCentavos: 513_500,
  coupons: [
    { coupon: coupon('large', 5_000), deductionCentavos: 5_000, payCentavos: 508_500, refusal: null },
    { coupon: coupon('small', 2_000), deductionCentavos: 2_000, payCentavos: 511_500, refusal: null },
    {
      coupon: { ...coupon('dear', 9_000), minimumAmountCentavos: 600_000 },
      deductionCentavos: 0,
      payCentavos: null,
      refusal: 'COUPON_MINIMUM_NOT_REACHED',
    },
  ],
};

test('the best coupon lowers what is to be paid, others say why not, and none is one touch away', async () => {
  const sent = serveAnswers({
    [detailCall]: { ...loanDetail(), hasCoupon: true },
    [`GET /api/loans/${loan.loanId}/coupons?kind=full`]: suggestions,
    [payCall]: { payment: { paymentId } },
  });
  await renderScreen(route);
  await pay('Pay ₱5,085.00');
  await unfold('Coupon');
  await screen.findByText('Coupon unavailable: required amount ₱6,000, ₱865 more.');
  fireEvent.click(screen.getByRole('radio', { name: 'No coupon' }));
  await pay();
  fireEvent.click(screen.getByRole('radio', { name: /₱20.00 off. You pay ₱5,115.00/ }));
  fireEvent.click(screen.getByRole('radio', { name: /GCash/ }));
  fireEvent.submit((await pay('Pay ₱5,115.00')).closest('form')!);
  await waitFor(() => expect(location.pathname).toBe('/triLink'));
  const body = { kind: 'full', amountCentavos: 511_500, channel: 'gcash', couponId: 'small' };
  expect(sent.find(({ call }) => call === payCall)!.body).toEqual(body);
});

test('off a part a coupon takes as much, as long as something is left to pay', async () => {
  serveAnswers({
    [detailCall]: { ...loanDetail(), hasCoupon: true },
    [`GET /api/loans/${loan.loanId}/coupons?kind=full`]: suggestions,
  });
  await renderScreen(route);
  await pay('Pay ₱5,085.00');
  await unfold('How much?');
  fireEvent.click(screen.getByRole('radio', { name: /Partial payment/ }));
  fireEvent.change(screen.getByLabelText('Amount in pesos'), { target: { value: '1000' } });
  await pay('Pay ₱950.00');
  fireEvent.change(screen.getByLabelText('Amount in pesos'), { target: { value: '40' } });
  await pay('Pay ₱20.00');
  await unfold('Coupon');
  expect(screen.getByText('It would cover this whole payment. Pay more to use it.')).not.toBeNull();
});

test('when the amount owed has moved, the new one is shown and nothing is paid', async () => {
  let total = 513_500;
  serveAnswers({
    [detailCall]: () => loanDetail(loanSummary({ payoff: { ...loan.payoff!, totalCentavos: total } })),
    [payCall]: () => {
      total = 514_000;
      return refuse(409, 'quote_changed');
    },
  });
  await renderScreen(route);
  fireEvent.click(await screen.findByRole('radio', { name: /QR Ph/ }));
  fireEvent.submit((await pay()).closest('form')!);
  await pay('Pay ₱5,140.00');
  expect(screen.getByRole('alert').textContent).toContain('The price has changed.');
  expect(location.pathname).toBe('/repaidDetail');
});

test('a place that takes nothing is marked in the choice, and another one goes on with all that was chosen', async () => {
  const sent = serveAnswers({
    [detailCall]: loanDetail(),
    [payCall]: ({ body }: SentCall) =>
      body['channel'] === 'gcash' ? refuse(503, 'payment_channel_unavailable') : { payment: { paymentId } },
  });
  await renderScreen(route);
  await pay();
  await unfold('How much?');
  fireEvent.click(screen.getByRole('radio', { name: /Partial payment/ }));
  fireEvent.change(screen.getByLabelText('Amount in pesos'), { target: { value: '1500' } });
  fireEvent.click(screen.getByRole('radio', { name: /GCash/ }));
  fireEvent.submit((await pay('Pay ₱1,500.00')).closest('form')!);
  const link = await screen.findByRole('link', { name: /^GCash can’t take payments now/ });
  expect(link.getAttribute('href')).toBe('#channel');
  expect(screen.getByRole('radio', { name: /^GCash ?Not available now/ })).not.toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Amount in pesos').value).toBe('1500');

  fireEvent.click(screen.getByRole('radio', { name: /Maya/ }));
  expect(screen.queryByRole('link', { name: /can’t take payments/ })).toBeNull();
  expect(screen.getByRole('radio', { name: /^GCash ?Not available now/ })).not.toBeNull();
  fireEvent.submit((await pay('Pay ₱1,500.00')).closest('form')!);
  await waitFor(() => expect(location.pathname).toBe('/triLink'));
  expect(sent.findLast(({ call }) => call === payCall)?.body).toEqual({
    kind: 'part',
    amountCentavos: 150_000,
    channel: 'maya',
  });
});

test('the first part of the page says what was charged so far beside the limit of the law', async () => {
  serveAnswers({ [detailCall]: { ...loanDetail(), totalChargedCentavos: 26_890, ceilingCentavos: 500_000 } });
  await renderScreen(route);
  const bar = await screen.findByRole('progressbar', {
    name: 'Charged so far: ₱268.90. Total cost can never exceed ₱5,000.00.',
  });
  expect(bar.closest('.owed-today')).not.toBeNull();
  expect(screen.queryByText(/You extended the due date/)).toBeNull();
});

test('a loan whose due date was moved says so first with its price, and says the new date and the cost so far once', async () => {
  const extended = { count: 1, dueOn: '2026-12-29', paidCentavos: 6800 };
  const moved = loanDetail(loanSummary({ dueOn: '2026-12-29' }));
  serveAnswers({ [detailCall]: { ...moved, extended, totalChargedCentavos: 33_690 } });
  await renderScreen(route);
  const note = (await screen.findByText('You extended the due date once.')).parentElement;
  expect(note?.textContent).toContain('You paid ₱68.00 for it');
  const owed = note?.closest('.owed-today')?.textContent ?? '';
  expect(owed.match(/Dec\u00A029,\u00A02026/g)).toHaveLength(1);
  expect(owed.match(/₱336\.90/g)).toHaveLength(1);
});

test('a settled loan asks for nothing more', async () => {
  const settled = loanSummary({ status: 'settled', settledOn: '2026-12-18', payoff: null });
  serveAnswers({ [detailCall]: loanDetail(settled) });
  await renderScreen(route);
  await screen.findByText('Thank you. You owe nothing on this loan.');
  expect(screen.queryByRole('radio')).toBeNull();
});

test('daily charges become one row per run of days, and no centavo is lost', () => {
  const { lines } = loanDetail();
  const rows = historyRows(lines);
  expect(rows.map((row) => [row.lines[0].kind, row.lines.length])).toEqual([
    ['disbursement-confirmed', 1],
    ['interest-accrued', 2],
    ['repayment-received', 1],
    ['interest-accrued', 1],
  ]);
  expect(rows.flatMap((row) => row.lines)).toEqual(lines);
});

test.each([
  ['1500', 150_000],
  ['1,500.5', 150_050],
  ['₱ 0.07', 7],
  ['19.99', 1999],
  ['१,५००.५०', 150_050],
  ['₱２０\u200b', 2000],
  ['', null],
  ['1,234,567', 123_456_700],
  ['1,50', null],
  ['1,5000', null],
  [',500', null],
  ['1500,50', null],
  ['1.234', null],
  ['-5', null],
  ['abc', null],
])('%j typed in pesos is %j centavos', (typed, centavos) => {
  expect(centavosOfPesos(typed)).toBe(centavos);
});

test('a loan in installments shows what of each payment is paid, begun or to do', async () => {
  const { schedule } = subQuoteAnswer();
  const open = [0, 112_000, 206_000];
  serveAnswers({
    [detailCall]: {
      ...loanDetail(),
      quote: subQuoteAnswer(),
      schedule: schedule.map((line, index) => ({ ...line, openCentavos: open[index] })),
    },
  });
  await renderScreen(route);
  await openView('Payment plan and history');
  const heading = await screen.findByRole('heading', { name: 'Your 3 payments' });
  const lines = [...heading.parentElement!.querySelectorAll('li')].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Payment 1Mon, Dec\u00A021,\u00A02026₱2,180.00₱2,000.00 of the loan and ₱180.00 interestPaid',
    'Payment 2Wed, Jan\u00A020,\u00A02027₱2,120.00₱2,000.00 of the loan and ₱120.00 interest₱1,120.00 left to pay',
    'Payment 3Fri, Feb\u00A019,\u00A02027₱2,060.00₱2,000.00 of the loan and ₱60.00 interest',
  ]);
});
