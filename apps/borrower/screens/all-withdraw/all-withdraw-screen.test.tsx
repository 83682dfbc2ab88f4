import type { CouponAnswer } from '@luwag/contract/endpoints/rewards/coupon-answer';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { loanSummary, offerAnswer, subOfferAnswer } from '../../testing/loan-answers.ts';
import { askServerAgain } from '../../store/use-answer.ts';
import { couponAnswer } from '../../testing/coupon-answer.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { unfold } from '../../testing/unfold.ts';
import { serveAnswers } from '../../testing/serve-answers.ts';
import { payShare } from './affordability.ts';
import { amountRange } from './offer-price.ts';

const { route } = findRoute('/allWithdraw');

beforeEach(() => {
  answerCache.clear();
  history.replaceState(null, '', '/allWithdraw');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const amount = () => screen.findByRole<HTMLInputElement>('slider', { name: 'Amount' });
/** The figure itself, not the picture of it that counts. */
const figure = (label: string) =>
  screen
    .getByText(label, { exact: false, selector: 'dt' })
    .parentElement!.querySelector('dd :is(.money-text, :not(.counting-picture))')!.textContent;

test('it starts at the least amount and the cost follows the finger to the centavo', async () => {
  serveAnswers({ 'GET /api/offer': offerAnswer() });
  await renderScreen(route);
  expect((await amount()).value).toBe('100000');
  fireEvent.change(await amount(), { target: { value: '500000' } });
  // 5,000 for 30 days: interest 150.00, service fee 105.00, credit report 10.00, GST 18.90.
  expect(figure('You receive')).toBe('₱4,866.10');
  expect(figure('You repay')).toBe('₱5,150.00');
  expect(figure('It costs you')).toBe('₱283.90');
  await unfold('Choose another day');
  fireEvent.click(await screen.findByRole('button', { name: '7 days' }));
  expect(figure('You repay')).toBe('₱5,035.00');
});

test('what was asked before is where it starts again, and the choice goes on with the history entry', async () => {
  history.replaceState({ amountCentavos: 300_000, termDays: 45 }, '');
  serveAnswers({ 'GET /api/offer': offerAnswer() });
  await renderScreen(route);
  expect((await amount()).value).toBe('300000');
  fireEvent.click(screen.getByRole('button', { name: 'Review loan' }));
  expect(location.pathname).toBe('/withdrawPage');
  expect(history.state).toEqual({ amountCentavos: 300_000, termDays: 45 });
});

test('a limit that was lowered is shown to a borrower who had chosen more, until a new choice', async () => {
  history.replaceState({ amountCentavos: 900_000, termDays: 45 }, '');
  let limitCentavos = 1_000_000;
  serveAnswers({ 'GET /api/offer': () => offerAnswer({ limitCentavos }) });
  await renderScreen(route);
  expect((await amount()).value).toBe('900000');
  expect(screen.queryByRole('alert')).toBeNull();

  limitCentavos = 600_000;
  await act(() => askServerAgain());
  await screen.findByText('Your limit is now ₱6,000, less than you chose.');
  expect((await amount()).value).toBe('600000');
  expect((await screen.findByRole<HTMLInputElement>('slider', { name: 'Repay after' })).value).toBe('45');

  fireEvent.change(await amount(), { target: { value: '500000' } });
  screen.getByText('Your limit: ₱6,000. You can borrow less.');
  fireEvent.click(screen.getByRole('button', { name: 'Review loan' }));
  expect(history.state).toEqual({ amountCentavos: 500_000, termDays: 45 });
});

test.each([
  ['outstanding_loan', 'Pay your current loan first', 'Pay ₱5,135.00'],
  ['no_offer', 'You have no offer now', 'Go to Home'],
  ['product_not_open', 'This loan isn’t available yet', 'Go to Home'],
  ['limit_below_least', 'Your limit is too small for this loan', 'Go to Home'],
  ['payout_account_not_reached', 'Give another account for your money', 'Choose another account'],
])('%s is explained with a way out', async (reason, title, link) => {
  serveAnswers({
    'GET /api/offer': { isOpen: false, reason },
    'GET /api/loans': { today: '2026-12-18', loans: [loanSummary()] },
  });
  await renderScreen(route);
  await waitFor(() => expect(screen.queryByRole('heading', { name: title })).not.toBeNull());
  expect(screen.getByRole('link', { name: link })).not.toBeNull();
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a limit off the steps is rounded down to one that can be borrowed', () => {
  expect(amountRange(offerAnswer({ limitCentavos: 1_234_567 }))).toMatchObject({ most: 1_230_000 });
  expect(amountRange(offerAnswer({ limitCentavos: 9_999_999 }))).toMatchObject({ most: 8_000_000 });
});

test('a repayment is measured on the pay of its own time, at least a month', () => {
  const income = { monthlyIncomeCentavos: 1_000_000, paydays: null, paydayIncomeCentavos: null };
  const loan = { totalRepaymentCentavos: 500_000, dueOn: '2026-12-30' };
  expect(payShare({ ...loan, termDays: 7 }, income)).toEqual({ sharePpm: 500_000, isHeavy: true });
  expect(payShare({ ...loan, termDays: 60 }, income)).toEqual({ sharePpm: 250_000, isHeavy: false });
  expect(payShare({ ...loan, termDays: 60 }, { ...income, monthlyIncomeCentavos: null })).toBeNull();
});

test('where the paydays are known, it is measured on those up to the due date, at least one', () => {
  const paydays = { on: ['2026-11-30', '2026-12-15', '2026-12-30'], isCertain: true };
  const income = { monthlyIncomeCentavos: 2_000_000, paydays, paydayIncomeCentavos: 1_000_000 };
  const share = (dueOn: string) => payShare({ totalRepaymentCentavos: 500_000, termDays: 14, dueOn }, income);
  expect(share('2026-11-28')).toEqual({ sharePpm: 500_000, isHeavy: true });
  expect(share('2026-11-30')).toEqual({ sharePpm: 500_000, isHeavy: true });
  expect(share('2026-12-15')).toEqual({ sharePpm: 250_000, isHeavy: false });
});

const coupon = (couponId: string, changed: Partial<CouponAnswer>) =>
  couponAnswer(couponId, 'withdrawal', changed);

test('the best coupon is taken off as the amount moves, others say why not, and none is one touch away', async () => {
  const coupons = [
    coupon('small', { deductionCentavos: 2_000 }),
    coupon('large', { deductionCentavos: 10_000, minimumAmountCentavos: 522_000 }),
    coupon('repayment', { kind: 'repayment' }),
  ];
  serveAnswers({ 'GET /api/offer': offerAnswer({ coupons }) });
  await renderScreen(route);
  fireEvent.change(await amount(), { target: { value: '500000' } });
  expect(figure('You receive')).toBe('₱4,886.10');
  await screen.findByText('₱20.00 off', { selector: 'summary *' });
  await unfold('Coupon');
  expect(await screen.findByText('Coupon unavailable: required amount ₱5,220, ₱220 more.')).not.toBeNull();
  expect(screen.getByText('For repayments only.')).not.toBeNull();
  fireEvent.change(await amount(), { target: { value: '530000' } });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /₱100.00 off your fees/ }).checked).toBe(true);
  fireEvent.click(screen.getByRole('radio', { name: /₱20.00 off your fees/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Review loan' }));
  expect(history.state).toEqual({ amountCentavos: 530_000, termDays: 30, couponId: 'small' });
});

test('the first suggestions end on paydays, and a day shortly before one is told apart from it', async () => {
  const on = ['2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31'];
  serveAnswers({ 'GET /api/offer': offerAnswer({ paydays: { on, isCertain: true } }) });
  await renderScreen(route);
  await unfold('Choose another day');
  const paydays = await screen.findByRole('group', { name: 'On your payday' });
  const chips = within(paydays).getAllByRole('button');
  expect(chips.map(({ textContent }) => textContent)).toEqual([
    'Mon, Nov\u00A030,\u00A02026 (9 days)',
    'Thu, Dec\u00A031,\u00A02026 (40 days)',
    'Sun, Jan\u00A031,\u00A02027 (71 days)',
  ]);
  fireEvent.click(chips[1]!);
  expect(screen.getByText('You repay on Thu, Dec 31, 2026, your payday.')).not.toBeNull();
  const term = await screen.findByRole<HTMLInputElement>('slider', { name: 'Repay after' });
  fireEvent.change(term, { target: { value: '37' } });
  const line = screen.getByText(/3 days before your payday, Thu, Dec 31, 2026/);
  expect(line.textContent).toContain('You repay on Mon, Dec\u00A028,\u00A02026');
  expect(term.getAttribute('aria-valuetext')).toBe(`37 days. ${line.textContent}`);
  expect(await screen.findByText(/Due date: Mon, Dec 28, 2026\.$/)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Repay on Thu, Dec\u00A031,\u00A02026, your payday' }));
  expect(term.value).toBe('40');
  fireEvent.change(term, { target: { value: '45' } });
  screen.getByText('You repay on Tue, Jan 5, 2027, 5 days after your payday, Thu, Dec 31, 2026.');
  fireEvent.change(term, { target: { value: '30' } });
  expect(screen.getByText('You repay on Mon, Dec 21, 2026.')).not.toBeNull();
});

test('of a fortnightly pay only the day of the week is promised, and of installments no day at all', async () => {
  const paydays = { on: ['2026-11-27', '2026-12-04', '2026-12-11'], isCertain: false };
  serveAnswers({
    'GET /api/offer': offerAnswer({ paydays }),
    'GET /api/offer?productId=sub': subOfferAnswer({ paydays }),
  });
  await renderScreen(route);
  await unfold('Choose another day');
  const group = await screen.findByRole('group', { name: 'On your weekly payday' });
  fireEvent.click(within(group).getAllByRole('button')[0]!);
  expect(screen.getByText('You repay on Fri, Dec 4, 2026.')).not.toBeNull();
  cleanup();
  history.replaceState({ productId: 'sub', amountCentavos: 600_000, termDays: 90 }, '', '/allWithdraw');
  await renderScreen(route);
  await amount();
  expect(screen.queryByText(/You repay on/)).toBeNull();
  expect(screen.queryByRole('group', { name: /paid|payday/ })).toBeNull();
});

test('under the price stand the most it can ever cost and the rate of its interest', async () => {
  history.replaceState({ amountCentavos: 500_000, termDays: 30 }, '', '/allWithdraw');
  serveAnswers({ 'GET /api/offer': offerAnswer() });
  await renderScreen(route);
  await unfold('Fees, late and early payment');
  await screen.findByText('Total cost can never exceed ₱5,000.00.');
  expect(screen.getByText('Interest, 0.1% a day × 30 days')).not.toBeNull();
});

test('a coupon that was tapped is the one that is used, at an amount it serves for', async () => {
  history.replaceState({ couponId: 'tapped' }, '', '/allWithdraw');
  const coupons = [
    coupon('larger', { deductionCentavos: 10_000 }),
    coupon('tapped', { deductionCentavos: 2_000, minimumAmountCentavos: 305_000 }),
  ];
  serveAnswers({ 'GET /api/offer': offerAnswer({ coupons }) });
  await renderScreen(route);
  fireEvent.click(await screen.findByRole('button', { name: 'Review loan' }));
  expect(history.state).toEqual({ amountCentavos: 310_000, termDays: 30, couponId: 'tapped' });
});

test('fees paid at repayment leave the amount whole, and a coupon still takes its sum off them', async () => {
  const offer = offerAnswer({ coupons: [coupon('small', { deductionCentavos: 2_000 })] });
  serveAnswers({
    'GET /api/offer': { ...offer, product: { ...offer.product, feesTiming: 'at-repayment' } },
  });
  await renderScreen(route);
  fireEvent.change(await amount(), { target: { value: '500000' } });
  expect(figure('You receive')).toBe('₱5,000.00');
  expect(figure('You repay')).toBe('₱5,263.90');
  expect(figure('It costs you')).toBe('₱263.90');
  await unfold('Fees, late and early payment');
  expect(figure('Coupon')).toBe('-₱20.00');
  expect(screen.getByText(/₱113.90 of fees and tax are in your first payment/)).not.toBeNull();
});

test('no coupon is a choice that is kept', async () => {
  serveAnswers({ 'GET /api/offer': offerAnswer({ coupons: [coupon('small', {})] }) });
  await renderScreen(route);
  await unfold('Coupon');
  fireEvent.click(await screen.findByRole('radio', { name: 'No coupon' }));
  fireEvent.change(await amount(), { target: { value: '500000' } });
  expect(figure('You receive')).toBe('₱4,866.10');
  fireEvent.click(screen.getByRole('button', { name: 'Review loan' }));
  expect(history.state).toEqual({ amountCentavos: 500_000, termDays: 30 });
});

test('in installments, the time is a number of payments and each of them is listed before anything is signed', async () => {
  history.replaceState({ start: { productId: 'sub', amountCentavos: 600_000, termDays: 90 } }, '');
  serveAnswers({
    'GET /api/offer?productId=sub': subOfferAnswer({ coupons: [coupon('small', {})] }),
  });
  await renderScreen(route);
  expect((await amount()).value).toBe('600000');
  expect((await screen.findByRole<HTMLInputElement>('slider', { name: 'Repay in' })).step).toBe('30');
  expect(figure('You repay')).toBe('₱6,360.00');
  expect(screen.getByText('in 3 payments until Fri, Feb 19, 2027')).not.toBeNull();
  await unfold('Your 3 payments');
  const payments = (await screen.findAllByRole('listitem')).map((line) => line.textContent);
  expect(payments).toEqual([
    'Payment 1Mon, Dec\u00A021,\u00A02026₱2,180.00₱2,000.00 of the loan and ₱180.00 interest',
    'Payment 2Wed, Jan\u00A020,\u00A02027₱2,120.00₱2,000.00 of the loan and ₱120.00 interest',
    'Payment 3Fri, Feb\u00A019,\u00A02027₱2,060.00₱2,000.00 of the loan and ₱60.00 interest',
  ]);
  // What another screen proposed chose no coupon yet, so the best one is suggested.
  fireEvent.click(screen.getByRole('button', { name: 'Review loan' }));
  expect(history.state).toEqual({
    productId: 'sub',
    amountCentavos: 600_000,
    termDays: 90,
    couponId: 'small',
  });
});

test('the price ends with what paying early saves, in pesos on a day, and says that fees taken at the start do not fall away', async () => {
  history.replaceState({ amountCentavos: 500_000, termDays: 30 }, '', '/allWithdraw');
  serveAnswers({ 'GET /api/offer': offerAnswer() });
  await renderScreen(route);
  await unfold('Fees, late and early payment');
  await screen.findByText(
    'If you pay in full on Sun, Dec 6, 2026, for example: ₱5,075.00 instead of ₱5,150.00. You save ₱75.00 of interest. Fees and tax of ₱133.90 are deducted at payout and stay the same.',
  );
});

test('where a loan bears no interest, paying early is said to save nothing', async () => {
  const { product } = offerAnswer();
  history.replaceState({ amountCentavos: 500_000, termDays: 30 }, '', '/allWithdraw');
  serveAnswers({ 'GET /api/offer': offerAnswer({ product: { ...product, dailyInterestPpm: 0 } }) });
  await renderScreen(route);
  await unfold('Fees, late and early payment');
  await screen.findByText('Paying early is free but saves nothing here.');
});
