import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { coreDefaults, useCoreStore } from '../../store/core-store.ts';
import { homeAnswer, loanSummary, offerAnswer, subOfferAnswer } from '../../testing/loan-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

const { route } = findRoute('/subIndex');
const answers = {
  'GET /api/home': homeAnswer({ state: 'canWithdraw', doneTasks: 8 }),
  'GET /api/offer': offerAnswer(),
  'GET /api/offer?productId=sub': subOfferAnswer(),
};

beforeEach(() => {
  answerCache.clear();
  useCoreStore.setState(structuredClone(coreDefaults));
  history.replaceState(null, '', '/subIndex');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const side = async (title: string) => {
  const heading = await screen.findByRole('heading', { name: title });
  return heading.closest('section')!.textContent;
};

test('both loans stand side by side for the same amount and time, and the difference is told in pesos', async () => {
  serveAnswers(answers);
  await renderScreen(route);
  fireEvent.change(await screen.findByRole('slider', { name: 'Amount' }), { target: { value: '600000' } });
  fireEvent.change(screen.getByRole('slider', { name: 'Repay in' }), { target: { value: '90' } });
  // In three payments: interest 360.00, fees 264.88. At once: interest 540.00, fees 456.04.
  expect(await side('In installments')).toMatch(/Payments3.*₱5,735.12.*₱2,180.00.*₱6,360.00.*₱624.88/);
  expect(await side('In one payment')).toMatch(/Payments1.*₱5,543.96.*₱6,540.00.*₱6,540.00.*₱996.04/);
  expect(screen.getByText('Installments cost you ₱371.16 less in total.')).not.toBeNull();
});

test('the amount and time looked at go on to choosing, and the store holds what is offered', async () => {
  serveAnswers(answers);
  await renderScreen(route);
  fireEvent.change(await screen.findByRole('slider', { name: 'Amount' }), { target: { value: '300000' } });
  fireEvent.click(screen.getByRole('link', { name: 'See what it costs' }));
  expect(location.pathname).toBe('/allWithdraw');
  expect(history.state).toEqual({ start: { productId: 'sub', amountCentavos: 300_000, termDays: 60 } });
  expect(useCoreStore.getState().subProData).toMatchObject({ product: { productId: 'sub' } });
});

test.each([1, 2, 3] as const)('the product is shown in the look %i that its lender chose', async (theme) => {
  const own = subOfferAnswer();
  serveAnswers({
    ...answers,
    'GET /api/offer?productId=sub': { ...own, product: { ...own.product, theme } },
  });
  await renderScreen(route);
  const card = (await screen.findByText(/^You can borrow in/)).closest('section');
  expect(card?.dataset['theme']).toBe(String(theme));
  expect(useCoreStore.getState().subProTheme).toBe(theme);
});

test('a product not open yet says what opens it and leads to the loan that does', async () => {
  serveAnswers({ ...answers, 'GET /api/offer?productId=sub': { isOpen: false, reason: 'product_not_open' } });
  await renderScreen(route);
  await screen.findByText('Not available yet');
  expect(screen.getByText('It opens after you pay 1 loan in full and on time.')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'See the cash loan' }).getAttribute('href')).toBe('/allWithdraw');
  expect(screen.queryByRole('slider')).toBeNull();
});

test('while a loan runs its own card stands here, and nothing is offered beside it', async () => {
  const loan = loanSummary({ productId: 'sub', installments: { count: 3, paid: 1 } });
  const sent = serveAnswers({ 'GET /api/home': homeAnswer({ state: 'repaying', doneTasks: 8, loan }) });
  await renderScreen(route);
  await screen.findByText('Due in 3 days');
  expect(screen.getByText('Payment 2 of 3 comes next')).not.toBeNull();
  await waitFor(() => expect(screen.queryByText(/One loan at a time/)).not.toBeNull());
  expect(sent.map(({ call }) => call)).toEqual(['GET /api/home']);
});

test('a limit below the least amount is told instead of sliders that lead nowhere', async () => {
  const low = { ...answers, 'GET /api/offer?productId=sub': subOfferAnswer({ limitCentavos: 150_000 }) };
  serveAnswers(low);
  await renderScreen(route);
  await screen.findByText(/Installment loans start at ₱2,000/);
  expect(screen.queryByRole('slider')).toBeNull();
});
