import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { useCoreStore } from '../../store/core-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { refuse, serveAnswers } from '../../testing/serve-answers.ts';

const { route } = findRoute('/addDeskTopBrowser');
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

beforeEach(() => {
  answerCache.clear();
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(iPhone);
});
afterEach(() => {
  cleanup();
  useCoreStore.getState().resetUserData();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function serve(handOff: Parameters<typeof serveAnswers>[0][string]) {
  const bonus = {
    couponCentavos: 20_000,
    stepCentavos: 100_000,
    limitCentavos: 0,
    givenAt: null,
    proof: 'p',
  };
  return serveAnswers({ 'GET /api/install-bonus': bonus, 'POST /api/session/hand-off': handOff });
}

const inFiveMinutes = () => new Date(Date.now() + 300_000).toISOString();
const askForCode = async () => {
  await renderScreen(route);
  expect(screen.queryByRole('button', { name: 'Show my code for the icon' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'I added it' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Show my code for the icon' }));
};

test('who has added the icon is shown a code for it, how long it holds, and that nobody may hear it', async () => {
  let count = 0;
  const sent = serve(() => ({ code: `7KQ2 M9X${(count += 1)}`, expiresAt: inFiveMinutes() }));
  await askForCode();
  await screen.findByText('7KQ2 M9X1');
  screen.getByText(/^For one log‑in, until \d+:\d\d [ap]m\.$/);
  screen.getByText(/^Never share this code\./);
  await waitFor(
    () => {
      fireEvent.click(screen.getByRole('button', { name: 'Show another code' }));
      expect(screen.queryByText('7KQ2 M9X2')).not.toBeNull();
    },
    { timeout: 2500 },
  );
  expect(screen.queryByText('7KQ2 M9X1')).toBeNull();
  expect(sent.filter(({ call }) => call === 'POST /api/session/hand-off')).toHaveLength(2);
});

test('a code that is over is not shown any more', async () => {
  serve({ code: '7KQ2 M9XD', expiresAt: new Date(Date.now() + 300).toISOString() });
  await askForCode();
  await screen.findByText('This code has expired.');
  expect(screen.queryByText('7KQ2 M9XD')).toBeNull();
  screen.getByRole('button', { name: 'Show another code' });
});

test('a code that could not be made says why, and can be asked for again', async () => {
  serve(() => refuse(409, 'busy_try_again'));
  await askForCode();
  await screen.findByRole('alert');
  screen.getByRole('button', { name: 'Show my code for the icon' });
});

test('the places to tap beat in their order, none with another, and all is still within five seconds', async () => {
  const styles = await readFile(path.join(import.meta.dirname, 'add-desk-top-browser.css'), 'utf8');
  const [, duration, times] = /beats (\d+)ms ease-in-out (\d+)/.exec(styles) ?? [];
  const starts = [
    0,
    ...Array.from(styles.matchAll(/animation-delay: (\d+)ms/g), ([, delay]) => Number(delay)),
  ];
  const lasts = Number(duration) * Number(times);
  expect(starts).toHaveLength(3);
  for (const [place, start] of starts.entries()) {
    expect(start + lasts).toBeLessThan(starts[place + 1] ?? 5000);
  }
});
