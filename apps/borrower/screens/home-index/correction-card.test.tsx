import { languages } from '@luwag/contract/language';
import { correctableItems, correctionReasons } from '@luwag/contract/profile/correction';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { reasonWordsKey } from '../../components/correction-note/reason-words-key.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { homeAnswer, loanSummary } from '../../testing/loan-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

const { route } = findRoute('/homeIndex');

beforeEach(() => answerCache.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const correctionRequested = (correctionItems: ReturnType<typeof homeAnswer>['correctionItems']) =>
  homeAnswer({ state: 'correctionRequested', doneTasks: 8, correctionItems });
const front = { item: 'idFront', reasonCode: 'ID_GLARE', isRenewed: false } as const;
const account = { item: 'payoutAccount', reasonCode: 'PAYEE_MISMATCH', isRenewed: false } as const;
const returnCall = 'POST /api/applications/0190a1b2-0000-7000-8000-000000000002/return';

test('lists only correction items, each with its reason and a link to its step', async () => {
  serveAnswers({ 'GET /api/home': correctionRequested([front, account]) });
  await renderScreen(route);
  await screen.findByRole('heading', { name: 'Fix 2 items' });
  expect(screen.getByText('Glare hides part of the card.')).not.toBeNull();
  const links = ['Retake: Front of your ID', 'Fix: Payout account'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  );
  expect(links).toEqual(['/identityInfo?step=idFront&change=1', '/bankInfo?step=payee&change=1']);
  expect(screen.queryByText('Contacts')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Submit application again' })).toBeNull();
});

test('what is renewed is ticked, and the last one leaves one tap that sends it again, once', async () => {
  const renewed = [front, account].map((correctionItem) => ({ ...correctionItem, isRenewed: true }));
  const sent = serveAnswers({
    'GET /api/home': correctionRequested(renewed),
    [returnCall]: { applicationId: '0190a1b2-0000-7000-8000-000000000002' },
  });
  await renderScreen(route);
  await screen.findByText('All done');
  const button = screen.getByRole('button', { name: 'Submit application again' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(sent.filter(({ call }) => call === returnCall)).toHaveLength(1));
  expect(sent.find(({ call }) => call === returnCall)?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
});

test.each(languages)('%s has words for every item', async (language) => {
  const correctionItems = correctableItems.map((item) => ({
    item,
    reasonCode: correctionReasons[item][0],
    isRenewed: false,
  }));
  serveAnswers({ 'GET /api/home': correctionRequested(correctionItems) });
  await renderScreen(route, language);
  await waitFor(() =>
    expect(document.querySelectorAll('.correction-list li')).toHaveLength(correctableItems.length),
  );
});

test('a reason that is new to this version is told in general words', () => {
  expect(reasonWordsKey('ID_CUT')).toBe('ID_CUT');
  expect(reasonWordsKey('SOMETHING_NEW')).toBe('ANSWER_UNCLEAR');
});

test('a name that may be corrected stands below the loan that runs', async () => {
  const name = { item: 'identity', reasonCode: 'NAME_CHANGED', isRenewed: false } as const;
  const loan = loanSummary();
  serveAnswers({
    'GET /api/home': homeAnswer({ state: 'repaying', doneTasks: 8, loan, correctionItems: [name] }),
  });
  await renderScreen(route);
  await screen.findByText('You told us your name has changed.');
  expect(document.querySelector('[data-state="repaying"]')?.textContent).toContain(loan.orderNumber);
});
