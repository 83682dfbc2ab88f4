import type { CallOutput } from '@luwag/contract/endpoint';
import type { CouponAnswer } from '@luwag/contract/endpoints/rewards/coupon-answer';
import type { listCoupons } from '@luwag/contract/endpoints/rewards/list-coupons';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { useCoreStore } from '../../store/core-store.ts';
import { couponAnswer } from '../../testing/coupon-answer.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

const { route } = findRoute('/coupon');

beforeEach(() => {
  answerCache.clear();
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const coupon = (kind: CouponAnswer['kind'], changed: Partial<CouponAnswer> = {}) =>
  couponAnswer(`the-${kind}`, kind, changed);

const show = async (answer: Partial<CallOutput<typeof listCoupons>>) => {
  serveAnswers({
    'GET /api/coupons': { today: '2026-11-21', coupons: [], borrowing: null, repaying: null, ...answer },
  });
  await renderScreen(route);
};
const card = async (kind: string) => {
  await screen.findAllByRole('listitem');
  const cards = screen.getAllByRole('listitem');
  return cards[['cash', 'withdrawal', 'repayment'].indexOf(kind)]!;
};
const all = [coupon('cash'), coupon('withdrawal'), coupon('repayment')];
const repaying = { loanId: '0190a1b2-0000-7000-8000-000000000001', owedCentavos: 450_000 };

test('with a loan to pay back, a coupon leads to paying it and takes itself along; one for borrowing waits', async () => {
  await show({ coupons: all, repaying });
  expect((await card('withdrawal')).textContent).toContain(
    'on your next loan, once this one is paid in full',
  );
  const links = screen.getAllByRole('link', { name: 'Use it to repay' });
  expect(links).toHaveLength(2);
  fireEvent.click(links[1]!);
  expect(location.pathname).toBe('/repaidDetail');
  expect(history.state).toEqual({ loanId: repaying.loanId, couponId: 'the-repayment' });
});

test('with a loan to be had, a coupon leads to choosing it and takes itself along; one for paying back waits', async () => {
  await show({ coupons: all, borrowing: { mostCentavos: 1_000_000 } });
  expect((await card('repayment')).textContent).toContain('We offer it when you repay a loan');
  fireEvent.click(screen.getAllByRole('link', { name: 'See my discount' })[0]!);
  expect(location.pathname).toBe('/allWithdraw');
  expect(history.state).toEqual({ couponId: 'the-cash' });
});

test('what is missing to the amount a coupon needs is told, and no link leads to a refusal', async () => {
  const large = { minimumAmountCentavos: 500_000 };
  await show({ coupons: [coupon('cash', large)], repaying });
  await screen.findByText('You owe ₱4,500.00 now. This coupon needs ₱500 more.');
  expect(screen.queryByRole('link', { name: 'Use it to repay' })).toBeNull();
  cleanup();
  answerCache.clear();
  await show({ coupons: [coupon('cash', large)], borrowing: { mostCentavos: 300_000 } });
  await screen.findByText(/^You can borrow up to ₱3,000 now. This coupon needs ₱2,000 more/);
  expect(screen.queryByRole('link', { name: 'See my discount' })).toBeNull();
});

test('a coupon that begins later, or with nothing to use it on, says so instead of leading on', async () => {
  await show({ coupons: [coupon('cash', { validFromOn: '2026-12-01' }), coupon('withdrawal')] });
  await screen.findByText('You can use it from Tue, Dec 1, 2026.');
  expect(screen.getByText(/Not usable yet/)).not.toBeNull();
});

test('a borrower without coupons reads every way to get one', async () => {
  await show({});
  expect((await screen.findByText(/You get one when/)).textContent).toContain('from your home screen');
});
