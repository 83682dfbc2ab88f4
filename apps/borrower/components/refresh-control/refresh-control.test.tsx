import { listLoans } from '@luwag/contract/endpoints/loan/list-loans';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCache } from '../../store/answer-cache.ts';
import { coreDefaults, useCoreStore } from '../../store/core-store.ts';
import { useLoans } from '../../store/use-loans.ts';
import { renderInApp } from '../../testing/render-screen.tsx';
import { type SentCall, serveAnswers } from '../../testing/serve-answers.ts';
import { RefreshControl } from './refresh-control.tsx';

let sent: SentCall[] = [];

function Loans() {
  const loans = useLoans();
  return (
    <main>
      <RefreshControl />
      <p>{loans.isSuccess ? 'here' : 'not here'}</p>
    </main>
  );
}

beforeEach(async () => {
  answerCache.clear();
  useCoreStore.setState(structuredClone(coreDefaults));
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
  sent = serveAnswers({ [`GET ${listLoans.path}`]: { today: '2026-12-18', loans: [] } });
  await renderInApp(Loans, ['app', 'app-errors', 'errors']);
  await screen.findByText('here');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const asked = () => sent.length;
const pull = (byPixels: number, from: Element = document.body) => {
  fireEvent.touchStart(from, { touches: [{ clientY: 100 }] });
  fireEvent.touchEnd(from, { changedTouches: [{ clientY: 100 + byPixels }] });
};

test('the button asks the server anew for what is on show, and says so meanwhile', async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(useCoreStore.getState().isRefresh).toBe(true);
  expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  await waitFor(() => expect(useCoreStore.getState().isRefresh).toBe(false));
  expect(asked()).toBe(2);
  expect(useCoreStore.getState().orderData).toEqual({ today: '2026-12-18', loans: [] });
});

test('so does drawing the page down, if it is drawn far enough', async () => {
  pull(40);
  expect(asked()).toBe(1);
  pull(140);
  await waitFor(() => expect(asked()).toBe(2));
});

test('there is neither where refreshing is turned off', () => {
  act(() => {
    useCoreStore.setState({ refreshControl: false });
  });
  expect(screen.queryByRole('button')).toBeNull();
  pull(140);
  expect(asked()).toBe(1);
  expect(useCoreStore.getState().isRefresh).toBe(false);
});

test('a page left while it was being refreshed does not come back as one', async () => {
  cleanup();
  useCoreStore.setState({ isRefresh: true });
  await renderInApp(Loans, ['app', 'app-errors', 'errors']);
  expect(useCoreStore.getState().isRefresh).toBe(false);
});
