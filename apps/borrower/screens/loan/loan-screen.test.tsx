import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { papersAnswer } from '../../testing/loan-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';
import { notedClauses, notedVersion } from './noted-clauses.ts';

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
  expect(screen.getAllByText('Changing your mind')).not.toEqual([]);
  const link = await screen.findByRole('link', { name: 'See what a loan costs' });
  expect(link.getAttribute('href')).toBe('/allWithdraw');
});

test('the rules of every agreement are there in full, the credit of the borrower among them', async () => {
  history.replaceState(null, '', '/loan');
  serveAnswers({ 'GET /api/loans': { today: '2026-11-21', loans: [] } });
  await renderScreen(route);
  await screen.findByRole('heading', { name: 'The full text' });
  expect(screen.getByText(/we use it on a due date to pay what is due/)).not.toBeNull();
  expect(document.querySelectorAll('.layered-full details')).toHaveLength(18);
});

const clause = (number: number) => ({
  heading: `Clause ${number}`,
  paragraphs: [`Text of clause ${number}.`],
});
const paper = { ...papersAnswer().agreement, clauses: notedClauses.map((_name, place) => clause(place + 1)) };

test('each clause has a line in short above it, in the language of the screen, said to be no part of the agreement', async () => {
  history.replaceState({ amountCentavos: 500_000, termDays: 30 }, '', '/loan');
  const agreement = { ...paper, templateVersion: notedVersion };
  serveAnswers({ 'POST /api/loan-papers': papersAnswer({ agreement }) });
  await renderScreen(route);
  await screen.findByText(/They are not part of the agreement/);
  const sections = [...document.querySelectorAll('.paper-view section')].slice(0, notedClauses.length);
  const eighth = [...(sections[7]?.children ?? [])].map(({ textContent }) => textContent);
  expect(eighth).toEqual([
    'Clause 8',
    'In short: Each late day adds a charge, up to the limit named here.',
    'Text of clause 8.',
  ]);
  expect(sections.every((section) => section.querySelectorAll('.clause-note').length === 1)).toBe(true);
});

test('another wording than the one the notes were written for is shown without them', async () => {
  history.replaceState({ amountCentavos: 500_000, termDays: 30 }, '', '/loan');
  serveAnswers({ 'POST /api/loan-papers': papersAnswer({ agreement: paper }) });
  await renderScreen(route);
  await screen.findByText('Text of clause 6.');
  expect(document.querySelector('.clause-note')).toBeNull();
});
