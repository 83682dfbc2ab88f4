import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../app/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { papersAnswer } from '../../testing/loan-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

const { route } = findRoute('/loan');

beforeEach(() => answerCache.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the agreement of the loan being chosen, figures first, in the language of the screen', async () => {
  history.replaceState({ amountCentavos: 500_000, termDays: 30 }, '', '/loan');
  const sent = serveAnswers({ 'POST /api/loan-papers': papersAnswer() });
  await renderScreen(route, 'fil-PH');
  const clause = await screen.findByText('Loan agreement, first clause');
  const cost = document.querySelector('.cost-box')!;
  expect(cost.compareDocumentPosition(clause) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(sent[0]!.body).toEqual({ amountCentavos: 500_000, termDays: 30, language: 'fil-PH' });
  expect(screen.getByRole('link', { name: 'Magpatuloy sa pagpirma' })).not.toBeNull();
});

test('without a chosen amount it says what every agreement says and how to get one', async () => {
  history.replaceState(null, '', '/loan');
  serveAnswers({ 'GET /api/loans': { today: '2026-11-21', loans: [] } });
  await renderScreen(route);
  expect(screen.getByText('Changing your mind')).not.toBeNull();
  const link = await screen.findByRole('link', { name: 'See what a loan would cost' });
  expect(link.getAttribute('href')).toBe('/allWithdraw');
});
