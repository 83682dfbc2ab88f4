import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { homeAnswer } from '../../testing/loan-answers.ts';
import { reloanAnswer, upcomingAnswer } from '../../testing/reloan-answers.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

const { route } = findRoute('/homeIndex');
const upcoming = upcomingAnswer();

beforeEach(() => {
  answerCache.clear();
  history.replaceState(null, '', '/homeIndex');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('the loan that goes out next shows its whole cost, and one tap skips it', async () => {
  let isSkipped = false;
  const home = homeAnswer({ state: 'canWithdraw', doneTasks: 8 });
  const { amountCentavos, sendAt } = upcoming;
  const sent = serveAnswers({
    'GET /api/home': () => ({
      ...home,
      easyReloan: { isOn: true, upcoming: isSkipped ? null : { amountCentavos, sendAt, refusal: null } },
    }),
    'GET /api/easy-reloan': () => reloanAnswer({ isOn: true, upcoming: isSkipped ? null : upcoming }),
    [`POST /api/scheduled-loans/${upcoming.scheduledLoanId}/skip`]: () => {
      isSkipped = true;
      return reloanAnswer({ isOn: true });
    },
  });
  await renderScreen(route);
  await screen.findByText(
    'You receive ₱4,966.10 and repay ₱5,150.00 on Mon, Dec 21, 2026. It costs you ₱183.90.',
  );
  expect(screen.getByText(/If you skip, we send no money/)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Skip this loan' }));
  await waitFor(() => expect(screen.queryByText('Your next loan is scheduled')).toBeNull());
  expect(sent.filter(({ call }) => call.endsWith('/skip'))).toHaveLength(1);
});

test('a scheduled loan that cannot be sent as things stand is not promised: the home says why', async () => {
  const home = homeAnswer({ state: 'incomplete', doneTasks: 8 });
  const { amountCentavos, sendAt } = upcoming;
  const refusal = 'no_offer';
  serveAnswers({
    'GET /api/home': { ...home, easyReloan: { isOn: true, upcoming: { amountCentavos, sendAt, refusal } } },
    'GET /api/easy-reloan': reloanAnswer({ isOn: true, upcoming: { ...upcoming, refusal } }),
  });
  await renderScreen(route);
  await screen.findByText('We can’t send your next loan now');
  await screen.findByText('You have no offer now.');
  await screen.findByRole('button', { name: 'Skip this loan' });
  expect(screen.queryByText(/We send|You receive/)).toBeNull();
});
