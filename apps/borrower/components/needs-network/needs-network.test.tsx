import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { type NetworkAction, networkActions } from '../../testing/network-actions.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

/* Everything that moves money, without a network. */

vi.mock('signature_pad', () => ({
  default: class {
    addEventListener() {}
    fromData() {}
    clear() {}
    off() {}
  },
}));

const names = Object.keys(networkActions);

let isOnline: boolean;
beforeEach(() => {
  answerCache.clear();
  isOnline = false;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const paper = new Proxy({}, { get: () => () => undefined, set: () => true });
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper as never);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function meetNoNetwork(name: string): Promise<NetworkAction> {
  const action = networkActions[name];
  if (action === undefined) throw new Error(name);
  history.replaceState(action.state ?? null, '', action.path);
  serveAnswers(action.answers);
  await renderScreen(findRoute(action.path).route);
  await action.act();
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('You need to be online');
  await waitFor(() => expect(document.activeElement).toBe(alert));
  return action;
}

test.each(names)(
  '%s says plainly that it needs the network, and goes out once, when asked again',
  async (name) => {
    const action = await meetNoNetwork(name);
    expect(screen.getByRole('alert').textContent).toContain('Nothing was sent');
    isOnline = true;
    const sent = serveAnswers({ ...action.answers, [action.call]: action.answer });
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent.filter(({ call }) => call === action.call)).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText('You need to be online')).toBeNull());
  },
);

test.each(names)('%s that was cancelled is not sent when the network comes back', async (name) => {
  const action = await meetNoNetwork(name);
  const sent = serveAnswers({ ...action.answers, [action.call]: action.answer });
  const cancels = screen.getAllByRole('button', { name: 'Cancel' });
  fireEvent.click(cancels.find((button) => button.closest('[role=alert]') !== null)!);
  await waitFor(() => expect(screen.queryByText('You need to be online')).toBeNull());
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  expect(sent.map(({ call }) => call)).not.toContain(action.call);
});

test.each(names)('%s is answered once: nothing else on show is asked anew to fail as well', async (name) => {
  const askAgain = vi.spyOn(answerCache, 'askAgain');
  await meetNoNetwork(name);
  expect(askAgain).not.toHaveBeenCalled();
});

test('where the line broke on the way, it does not say that nothing was sent', async () => {
  isOnline = true;
  await meetNoNetwork('paying');
  expect(screen.getByRole('alert').textContent).toContain('only be done once');
});
