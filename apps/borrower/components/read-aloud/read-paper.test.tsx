import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { offerAnswer, papersAnswer } from '../../testing/loan-answers.ts';
import { pretendSpeech } from '../../testing/pretend-speech.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

let said: () => readonly string[];
beforeEach(() => {
  answerCache.clear();
  said = pretendSpeech('en-US').texts;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the whole cost is said in the order it is shown, then the agreement clause by clause', async () => {
  history.replaceState({ amountCentavos: 500_000, termDays: 30 }, '', '/loan');
  serveAnswers({ 'POST /api/loan-papers': papersAnswer() });
  await renderScreen(findRoute('/loan').route);
  fireEvent.click(await screen.findByRole('button', { name: 'Read aloud' }));
  const [first = ''] = said();
  expect(first.split('\n').slice(0, 3)).toEqual([
    'You receive: ₱4,866.10.',
    'You repay: ₱5,150.00, Mon, Dec\u00A021,\u00A02026.',
    'It costs you: ₱283.90.',
  ]);
  expect(first).toContain('can never exceed ₱5,000.00');
  expect(first).toMatch(/Loan agreement\nLoan agreement, first clause\nYou borrow ₱5,000.00.$/);
});

test('where a loan is signed for, the whole cost is said', async () => {
  history.replaceState({ amountCentavos: 500_000, termDays: 30 }, '', '/withdrawPage');
  serveAnswers({
    'GET /api/offer': offerAnswer(),
    'POST /api/loan-papers': papersAnswer(),
    // With one kept, nothing is to be drawn: the field for it needs a canvas, which the test's browser has none of.
    'GET /api/signature': {
      signature: {
        signatureId: 's1',
        signedAt: '2026-10-01T02:00:00Z',
        drawing: { kind: 'typed', text: 'Ana' },
      },
    },
  });
  await renderScreen(findRoute('/withdrawPage').route);
  fireEvent.click(await screen.findByRole('button', { name: 'Read aloud' }));
  const [first = ''] = said();
  expect(first.split('\n')[0]).toBe('You receive: ₱4,866.10.');
  expect(first).toContain('It costs you: ₱283.90.');
  expect(first).not.toContain('Loan agreement');
});
