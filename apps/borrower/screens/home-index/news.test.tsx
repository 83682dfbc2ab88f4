import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Activity, useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { routeFiles } from '../../app/route-files.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { useCoreStore } from '../../store/core-store.ts';
import { homeAnswer, loanSummary } from '../../testing/loan-answers.ts';
import { renderInApp, renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';
import HomeIndexScreen, { type Home } from './home-index-screen.tsx';

/* Good news has the home screen once: what it shows, and that afterwards home is as always. */

const { route } = findRoute('/homeIndex');
const messageId = '0190a1b2-0000-7000-8000-0000000000a1';
const loan = loanSummary({ cancellableUntil: '2026-12-19T02:00:00Z' });
const { loanId } = loan;
const arrived: Home = {
  ...homeAnswer({ state: 'repaying', doneTasks: 8, loan }),
  moment: { messageId, code: 'moneySent', loanId },
};
const approved: Home = {
  ...homeAnswer({ state: 'canWithdraw', doneTasks: 8 }),
  moment: { messageId, code: 'applicationApproved', loanId: null },
};
const settled = loanSummary({
  status: 'settled',
  payoff: null,
  costPaidCentavos: 14_890,
  savedCentavos: 13_500,
});
const paid: Home = {
  ...homeAnswer({ state: 'canWithdraw', doneTasks: 8, loan: settled }),
  hasSettledLoan: true,
  moment: { messageId, code: 'loanSettled', loanId },
};

/** A server that counts the news as read once it is told so. */
function serveHome(home: Home) {
  let isRead = false;
  return serveAnswers({
    'GET /api/home': () => ({ ...home, moment: isRead ? null : home.moment }),
    [`POST /api/messages/${messageId}/read`]: () => {
      isRead = true;
      return { readAt: '2026-12-18T03:00:00.000Z' };
    },
  });
}

const readsIn = (sent: ReturnType<typeof serveHome>) => sent.filter(({ call }) => call.startsWith('POST'));
const factsOf = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']),
  );

beforeEach(() => {
  answerCache.clear();
  localStorage.removeItem('luwag-phone');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('money that arrived says how much came where, what is due when, and until when cancelling is free', async () => {
  const sent = serveHome(arrived);
  await renderScreen(route);
  await screen.findByRole('heading', { name: 'Your money has arrived' });
  expect(screen.getByText('₱4,866.10')).not.toBeNull();
  expect(screen.getByText('sent to GCash •••• 6789')).not.toBeNull();
  expect(factsOf()).toMatchObject({ 'You repay': '₱5,150.00', 'Due date': 'Mon, Dec\u00A021,\u00A02026' });
  expect(factsOf()['Free to cancel until']).toContain('10:00\u00A0am');
  expect(screen.getByRole('link', { name: 'Loan documents' }).getAttribute('href')).toBe('/repaidDetail');
  expect(screen.getByRole('button', { name: 'Add to my calendar' })).not.toBeNull();
  await waitFor(() => expect(readsIn(sent)).toHaveLength(1));
});

test('it stays until it is closed though it is read by then, and home is as always after it', async () => {
  const sent = serveHome(arrived);
  await renderScreen(route);
  await screen.findByRole('heading', { name: 'Your money has arrived' });
  await waitFor(() => expect(sent.filter(({ call }) => call === 'GET /api/home')).toHaveLength(2));
  expect(screen.getByRole('heading', { name: 'Your money has arrived' })).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Go to Home' }));
  await screen.findByText('To pay in full today');
  expect(screen.queryByText('Your money has arrived')).toBeNull();
  // Another visit, as after a reload or on another phone.
  cleanup();
  answerCache.clear();
  await renderScreen(route);
  await screen.findByText('To pay in full today');
  expect(screen.queryByText('Your money has arrived')).toBeNull();
  expect(readsIn(sent)).toHaveLength(1);
});

test('leaving for another tab ends it too', async () => {
  serveHome(arrived);
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
  const { namespaces } = await routeFiles(route);
  await renderInApp(HomeOrElsewhere, namespaces);
  await screen.findByRole('heading', { name: 'Your money has arrived' });
  await act(async () => fireEvent.click(screen.getByRole('checkbox')));
  await act(async () => fireEvent.click(screen.getByRole('checkbox')));
  await screen.findByText('To pay in full today');
  expect(screen.queryByText('Your money has arrived')).toBeNull();
});

/** Home as the shell keeps it alive. */
function HomeOrElsewhere() {
  const [isElsewhere, setIsElsewhere] = useState(false);
  return (
    <>
      <input
        type="checkbox"
        checked={isElsewhere}
        onChange={(event) => setIsElsewhere(event.target.checked)}
      />
      <Activity mode={isElsewhere ? 'hidden' : 'visible'}>
        <HomeIndexScreen />
      </Activity>
    </>
  );
}

test('on a phone that is put away it is not read, and still news later', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const sent = serveHome(arrived);
  await renderScreen(route);
  await screen.findByRole('heading', { name: 'Your money has arrived' });
  expect(readsIn(sent)).toHaveLength(0);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(readsIn(sent)).toHaveLength(1));
});

test('an approval is the limit and one button', async () => {
  serveHome(approved);
  await renderScreen(route);
  await screen.findByRole('heading', { name: 'You’re approved' });
  const view = document.querySelector('.moment');
  expect(view?.querySelector('data')?.value).toBe('10000.00');
  const ways = view?.querySelectorAll('a, button:not(.icon-button)') ?? [];
  expect([...ways].map((way) => way.getAttribute('href'))).toEqual(['/allWithdraw']);
});

test('a loan paid in full says what it cost, what was saved, the most it could have cost, and has its certificate', async () => {
  serveHome(paid);
  await renderScreen(route);
  await screen.findByRole('heading', { name: 'Your loan is paid in full' });
  expect(document.querySelector('.moment-figure data')?.textContent).toBe('₱148.90');
  expect(factsOf()).toEqual({
    'You saved by paying early': '₱135.00',
    'Cost you agreed to': '₱283.90',
    'Most it could have cost': '₱5,000.00',
  });
  expect(screen.getByRole('button', { name: 'Save certificate' })).not.toBeNull();
});

test('what a coupon took off is not told as saved by paying early', async () => {
  serveHome({ ...paid, loan: { ...settled, costPaidCentavos: 20_000, savedCentavos: 0 } });
  await renderScreen(route);
  await screen.findByRole('heading', { name: 'Your loan is paid in full' });
  expect(factsOf()).toEqual({ 'Cost you agreed to': '₱283.90', 'Most it could have cost': '₱5,000.00' });
});

test.each([
  ['is overdue', { ...arrived, loan: loanSummary({ dueState: { kind: 'overdue', days: 1 } }) }],
  ['was paid in part', { ...arrived, loan: loanSummary({ paidCentavos: 100_000 }) }],
])('money is no news any more on a loan that %s', async (_state, home) => {
  serveHome(home);
  await renderScreen(route);
  await screen.findByText('To pay in full today');
  expect(screen.queryByText('Your money has arrived')).toBeNull();
});
