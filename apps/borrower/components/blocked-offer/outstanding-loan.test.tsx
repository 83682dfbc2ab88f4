import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCache } from '../../store/answer-cache.ts';
import { useCoreStore } from '../../store/core-store.ts';
import { loanSummary, openPaymentAnswer } from '../../testing/loan-answers.ts';
import { renderInApp } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';
import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { OutstandingLoan } from './outstanding-loan.tsx';

beforeEach(() => {
  answerCache.clear();
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(loan: LoanSummary) {
  serveAnswers({ 'GET /api/loans': { today: '2026-12-18', loans: [loan] } });
  await renderInApp(OutstandingLoan, ['app', 'offer', 'errors', 'app-errors']);
  await screen.findByText('Pay your current loan first');
}

test('the loan in the way is named with what settles it, and paid with one touch', async () => {
  await show(loanSummary());
  screen.getByText(/Pay ₱5,135.00 today to close loan LW2026-0001/);
  expect(screen.getByRole('link', { name: 'Pay ₱5,135.00' }).getAttribute('href')).toBe('/repaidDetail');
});

test('where money for it is already on its way, it is not asked for again', async () => {
  const payment = openPaymentAnswer({ createdAt: '2026-12-17T02:05:00Z' });
  await show(loanSummary({ openPayment: payment }));
  expect(screen.queryByRole('link', { name: /^Pay/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'See my loan' }).getAttribute('href')).toBe('/billIndex');
});

test('a loan written off is in the way with what is still owed on it, and paid with one touch', async () => {
  await show(loanSummary({ status: 'written-off', payoff: null, claimCentavos: 561_350 }));
  screen.getByText(/You still owe ₱5,613.50 on loan LW2026-0001/);
  expect(screen.getByRole('link', { name: 'Pay ₱5,613.50' }).getAttribute('href')).toBe('/repaidDetail');
  expect(screen.getByRole('link', { name: 'See my loan' }).getAttribute('href')).toBe('/billIndex');
});
