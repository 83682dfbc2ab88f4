import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { coreDefaults, useCoreStore } from '../../store/core-store.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { homeAnswer, loanSummary } from '../../testing/loan-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

const { route } = findRoute('/billIndex');
const today = '2026-12-18';

beforeEach(() => {
  answerCache.clear();
  useCoreStore.setState(structuredClone(coreDefaults));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('what is owed now is shown with its date and paid with one touch', async () => {
  serveAnswers({ 'GET /api/loans': { today, paydays: null, loans: [loanSummary()] } });
  await renderScreen(route);
  await screen.findByText('Due in 3 days');
  screen.getByText('Mon, Dec 21, 2026');
  expect(screen.getByRole('link', { name: 'Pay ₱5,135.00' }).getAttribute('href')).toBe('/repaidDetail');
  expect(useCoreStore.getState().orderData).toMatchObject({ today });
});

test('a borrower who pays a loan by installments is led to what is due, not to everything', async () => {
  serveAnswers({
    'GET /api/loans': {
      today,
      paydays: null,
      loans: [loanSummary({ dueCentavos: 171_168, installments: { count: 3, paid: 0 } })],
    },
  });
  await renderScreen(route);
  await screen.findByText('Payment 1 of 3 comes next');
  screen.getByText('₱1,711.68');
  screen.getByRole('link', { name: 'Pay ₱1,711.68' });
  screen.getByText('To pay in full today: ₱5,135.00');
  expect(screen.getByRole('link', { name: 'See loan history' }).getAttribute('href')).toBe('/bill');
});

test('of a paid loan with money beyond what was owed, the way to have it back stands open', async () => {
  const settled = loanSummary({ status: 'settled', payoff: null, creditCentavos: 513_500 });
  serveAnswers({ 'GET /api/loans': { today, paydays: null, loans: [settled] } });
  await renderScreen(route);
  fireEvent.click(await screen.findByRole('link', { name: 'You overpaid ₱5,135.00. Get it back' }));
  expect(location.pathname).toBe('/repaidDetail');
  expect(history.state).toEqual({ loanId: settled.loanId });
});

test('who owes nothing is told so, and finds paid loans apart', async () => {
  const settled = loanSummary({ status: 'settled', settledOn: '2026-12-01', payoff: null });
  serveAnswers({ 'GET /api/loans': { today, paydays: null, loans: [settled] } });
  await renderScreen(route);
  await screen.findByText('You don’t owe anything');
  expect(screen.getByText(/Paid in full/).textContent).toContain('Tue, Dec\u00A01,\u00A02026');
});

test.each([
  ['incomplete', 'Continue application', '/homeIndex'],
  ['underReview', 'Check status', '/homeIndex'],
  ['rejected', 'Go to Home', '/homeIndex'],
  ['canWithdraw', 'See what it costs', '/allWithdraw'],
] as const)(
  'a borrower without a loan who is %s finds the next step, and nothing about debts',
  async (state, way, path) => {
    serveAnswers({
      'GET /api/loans': { today, paydays: null, loans: [] },
      'GET /api/home': homeAnswer({ state, doneTasks: state === 'incomplete' ? 2 : 8 }),
    });
    await renderScreen(route);
    await screen.findByText('No loan yet');
    expect((await screen.findByRole('link', { name: way })).getAttribute('href')).toBe(path);
    expect(screen.queryByText('You don’t owe anything')).toBeNull();
  },
);

test('a loan written off is shown as what is still owed, and one cancelled lately as what is over', async () => {
  const gone = { payoff: null, dueState: { kind: 'none', days: 0 }, closedOn: '2026-12-10' } as const;
  const writtenOff = loanSummary({ ...gone, status: 'written-off', claimCentavos: 561_350 });
  serveAnswers({ 'GET /api/loans': { today, paydays: null, loans: [writtenOff] } });
  await renderScreen(route);
  await screen.findByText('Still owed');
  expect(screen.queryByText('You don’t owe anything')).toBeNull();
  cleanup();
  answerCache.clear();
  const cancelled = loanSummary({ ...gone, status: 'cancelled' });
  serveAnswers({ 'GET /api/loans': { today, paydays: null, loans: [cancelled] } });
  await renderScreen(route);
  await screen.findByText('Your loan is cancelled');
  screen.getByText('You don’t owe anything');
});

test('the tabs follow loanTabType: 2 main at first, 1 sub-product, also by arrow key', async () => {
  serveAnswers({
    'GET /api/loans': { today, paydays: null, loans: [] },
    'GET /api/home': homeAnswer({ state: 'incomplete', doneTasks: 2 }),
  });
  await renderScreen(route);
  const main = screen.getByRole('tab', { name: 'Cash loan' });
  expect(main.getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(main, { key: 'ArrowRight' });
  expect(useCoreStore.getState().loanTabType).toBe(1);
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Installments' }));
  await screen.findByText('No installment loan');
  expect(screen.getByRole('link', { name: 'See installment loans' }).getAttribute('href')).toBe('/subIndex');
});

test('a loan in instalments is on its own tab, and the other tab never says that nothing is owed', async () => {
  const loan = loanSummary({ productId: 'sub', installments: { count: 3, paid: 1 }, dueCentavos: 212_000 });
  serveAnswers({ 'GET /api/loans': { today, paydays: null, loans: [loan] } });
  await renderScreen(route);
  await screen.findByText('Your loan is on the other tab');
  expect(screen.queryByText('You don’t owe anything')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show it' }));
  expect(screen.getByText('Payment 2 of 3 comes next')).not.toBeNull();
  expect(screen.getByRole('link', { name: 'Pay ₱2,120.00' })).not.toBeNull();
});

test('the due date is drawn against the paydays, told in a sentence, and one shortly before a payday leads on', async () => {
  const paydays = { on: ['2026-12-15', '2026-12-31'], isCertain: true };
  serveAnswers({ 'GET /api/loans': { today, loans: [loanSummary()], paydays } });
  await renderScreen(route);
  await screen.findByText('Due Mon, Dec 21, 2026, 6 days after your payday, Tue, Dec 15, 2026.');
  expect(screen.getByText(/^Calendar/).textContent).toBe(
    'Calendar. Today: Fri, Dec\u00A018,\u00A02026. Payday: Thu, Dec\u00A031,\u00A02026. Due date: Mon, Dec\u00A021,\u00A02026.',
  );
  cleanup();
  answerCache.clear();
  const late = loanSummary({ dueOn: '2026-12-28', dueState: { kind: 'due-in', days: 10 } });
  serveAnswers({ 'GET /api/loans': { today, loans: [late], paydays } });
  await renderScreen(route);
  await screen.findByText(/^Due Mon, Dec 28, 2026, 3 days before your payday, Thu, Dec 31, 2026/);
  expect(screen.getByText(/Payday: Thu, Dec 31, 2026\./)).not.toBeNull();
  const way = screen.getByRole('link', { name: 'See if you can extend the due date' });
  fireEvent.click(way);
  expect(history.state).toMatchObject({ loanId: late.loanId, opens: 'extend' });
});

test.each([
  ['en-US', ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'], 'Dec'],
  ['fil-PH', ['Lin', 'Lun', 'Mar', 'Miy', 'Huw', 'Biy', 'Sab'], 'Dis'],
  ['hi-IN', ['रवि', 'सोम', 'मंगल', 'बुध', 'गुरु', 'शुक्र', 'शनि'], 'दिस॰'],
] as const)('the drawn weeks name their days and month in %s', async (language, weekdays, month) => {
  serveAnswers({ 'GET /api/loans': { today, loans: [loanSummary()], paydays: null } });
  const { container } = await renderScreen(route, language);
  await waitFor(() => expect(container.querySelector('.payday-strip')).not.toBeNull());
  const texts = (place: string) =>
    [...container.querySelectorAll(place)].map(({ textContent }) => textContent);
  expect(texts('.payday-names span')).toEqual(weekdays);
  expect(texts('.payday-day small').find((text) => text !== '')).toBe(month);
});

test('of several loans all due dates are drawn, and without a known payday nothing is said of one', async () => {
  const other = { productId: 'sub', orderNumber: 'LW2026-0002', dueOn: '2026-12-24' };
  const loans = [loanSummary(), loanSummary({ ...other, loanId: '0190a1b2-0000-7000-8000-000000000009' })];
  serveAnswers({ 'GET /api/loans': { today, loans, paydays: null } });
  await renderScreen(route);
  await screen.findByText('Loan LW2026-0002: Due Thu, Dec 24, 2026.');
  screen.getByText('Loan LW2026-0001: Due Mon, Dec 21, 2026.');
  expect(screen.getByText(/Due date: Mon, Dec 21, 2026; Thu, Dec 24, 2026\.$/)).not.toBeNull();
  expect(screen.queryByText(/payday/i)).toBeNull();
});

test('of an overdue loan the next payday is told, not how the day that has passed stood to it', async () => {
  const overdue = loanSummary({ dueOn: '2026-12-14', dueState: { kind: 'overdue', days: 4 } });
  const paydays = { on: ['2026-12-15', '2026-12-31'], isCertain: true };
  serveAnswers({ 'GET /api/loans': { today, loans: [overdue], paydays } });
  await renderScreen(route);
  await screen.findByText('It was due Mon, Dec 14, 2026. Your next payday: Thu, Dec 31, 2026.');
  expect(screen.queryByRole('link', { name: 'See if you can extend the due date' })).toBeNull();
});
