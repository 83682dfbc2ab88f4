import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { loanSummary } from '../../testing/loan-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';
import { recentLoans, threeMonthsBefore } from './recent-loans.ts';

const { route } = findRoute('/bill');
const settled = (loanId: string, settledOn: string) =>
  loanSummary({
    loanId,
    orderNumber: loanId,
    status: 'settled',
    settledOn,
    payoff: null,
    costPaidCentavos: 28_390,
  });

beforeEach(() => {
  answerCache.clear();
  history.replaceState(null, '', '/bill');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  ['2026-12-18', '2026-09-18'],
  ['2026-05-31', '2026-02-28'],
  ['2027-02-10', '2026-11-10'],
])('three months before %s is %s', (today, expected) => {
  expect(threeMonthsBefore(today)).toBe(expected);
});

test('a loan that ended on the first of those days is shown, one a day before is not, one that runs always is', () => {
  const loans = [
    settled('a', '2026-09-18'),
    settled('b', '2026-09-17'),
    loanSummary({ loanId: 'c', disbursedOn: '2026-01-02' }),
  ];
  expect(recentLoans(loans, '2026-12-18').map(({ loanId }) => loanId)).toEqual(['a', 'c']);
});

test('what the loans of the year cost is told too, those that ended long ago among them', async () => {
  const early = {
    ...settled('0190a1b2-0000-7000-8000-00000000000e', '2026-03-01'),
    disbursedOn: '2026-02-01',
  };
  const before = {
    ...settled('0190a1b2-0000-7000-8000-00000000000f', '2026-01-05'),
    disbursedOn: '2025-12-20',
  };
  const late = {
    ...settled('0190a1b2-0000-7000-8000-000000000009', '2026-12-01'),
    disbursedOn: '2026-11-01',
  };
  serveAnswers({
    'GET /api/loans': { today: '2026-12-18', loans: [late, early, before] },
    'GET /api/requests': { requests: [] },
  });
  await renderScreen(route);
  const told = await screen.findByText(/on the loans of these 3 months/);
  expect(told.textContent).toBe(
    'You paid ₱283.90 in fees and interest on the loans of these 3 months, including fees deducted at payout. For all loans you took in 2026: ₱567.80.',
  );
});

test('loans are filtered by state, and what was paid in fees is told for all of them', async () => {
  const loans = [loanSummary(), settled('0190a1b2-0000-7000-8000-000000000009', '2026-12-01')];
  serveAnswers({
    'GET /api/loans': { today: '2026-12-18', loans },
    'GET /api/requests': { requests: [] },
  });
  await renderScreen(route);
  await screen.findByText(/You paid ₱417.80 in fees and interest on the loans of these 3 months, including/);
  expect(document.querySelectorAll('.bill-card[data-state]')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'Active' }));
  expect(document.querySelectorAll('.bill-card[data-state="open"]')).toHaveLength(1);
  expect(document.querySelectorAll('.bill-card[data-state="settled"]')).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Other' }));
  screen.getByText('No loan in the last 3 months matches.', { exact: false });
});

test('where no loan ran in three months that is said, with nothing to filter', async () => {
  serveAnswers({
    'GET /api/loans': { today: '2026-12-18', loans: [settled('a', '2026-01-10')] },
    'GET /api/requests': { requests: [] },
  });
  await renderScreen(route);
  await screen.findByText('No loans in the last 3 months');
  expect(screen.queryByRole('button', { name: 'Active' })).toBeNull();
  expect(screen.queryByText(/you paid .* in fees and interest/)).toBeNull();
});

test('older records are asked for once', async () => {
  let requests: object[] = [];
  const sent = serveAnswers({
    'GET /api/loans': { today: '2026-12-18', loans: [] },
    'GET /api/requests': () => ({ requests }),
    'POST /api/requests': () => {
      requests = [{ kind: 'older-records', status: 'open' }];
      return {};
    },
  });
  await renderScreen(route);
  fireEvent.click(await screen.findByRole('button', { name: 'Ask for older records' }));
  await screen.findByText('You asked for older records. Our team is finding them.');
  await waitFor(() =>
    expect(sent.filter(({ call }) => call === 'POST /api/requests').map(({ body }) => body)).toEqual([
      { kind: 'older-records' },
    ]),
  );
});

test('once staff have looked for older records, all loans are shown with all that was paid on them', async () => {
  const old = loanSummary({
    loanId: 'old',
    orderNumber: 'old',
    status: 'settled',
    settledOn: '2026-03-01',
    payoff: null,
    receivedPayments: [{ on: '2026-03-01', amountCentavos: 150_000 }],
  });
  serveAnswers({
    'GET /api/loans': { today: '2026-12-18', loans: [old] },
    'GET /api/requests': { requests: [{ kind: 'older-records', status: 'done' }] },
  });
  await renderScreen(route);
  await screen.findByText('All your loans are on this page');
  expect(document.querySelectorAll('.bill-card[data-state="settled"]')).toHaveLength(1);
  expect(document.querySelector('.bill-payments')?.textContent).toContain('₱1,500.00');
  expect(document.body.textContent).not.toContain('3 months');
  expect(screen.queryByRole('button', { name: 'Ask for older records' })).toBeNull();
});

test('fees taken when the money was sent stand apart from what was paid since, which is nothing yet', async () => {
  serveAnswers({
    'GET /api/loans': { today: '2026-12-18', loans: [loanSummary()] },
    'GET /api/requests': { requests: [] },
  });
  await renderScreen(route);
  await screen.findByText('You received');
  const rows = [...document.querySelectorAll('.bill-card dl > div')].map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'You received₱4,866.10',
    'Fees deducted at payout₱133.90',
    'Repaid so far₱0.00',
    'Interest and charges paid since₱0.00',
  ]);
  expect(screen.queryByText('Paid in fees and interest')).toBeNull();
});

test('where fees are paid back with the loan nothing is said to have been taken before', async () => {
  const loan = loanSummary({ netDisbursedCentavos: 500_000, costPaidCentavos: 0 });
  serveAnswers({
    'GET /api/loans': { today: '2026-12-18', loans: [loan] },
    'GET /api/requests': { requests: [] },
  });
  await renderScreen(route);
  await screen.findByText('Paid in fees and interest');
  expect(screen.queryByText(/taken when the money was sent/)).toBeNull();
});

test('a loan that began long ago is found by the day on which it was paid, and its payments of three months stand in it', async () => {
  const loan = loanSummary({
    disbursedOn: '2026-03-01',
    status: 'cancelled',
    payoff: null,
    closedOn: '2026-04-01',
    receivedPayments: [
      { on: '2026-12-10', amountCentavos: 150_000 },
      { on: '2026-05-02', amountCentavos: 120_000 },
    ],
  });
  const other = { ...loan, loanId: 'other', receivedPayments: loan.receivedPayments.slice(1) };
  serveAnswers({
    'GET /api/loans': { today: '2026-12-18', loans: [loan, other] },
    'GET /api/requests': { requests: [] },
  });
  await renderScreen(route);
  await screen.findByText('Your payments in these 3 months');
  const rows = [...document.querySelectorAll('.bill-payments dl > div')].map(
    ({ textContent }) => textContent,
  );
  expect(rows).toEqual(['Thu, Dec\u00A010,\u00A02026₱1,500.00']);
});
