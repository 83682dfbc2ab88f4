import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { coreDefaults, useCoreStore } from '../../store/core-store.ts';
import { sentCodeName } from '../../platform/sent-code-name.ts';
import { renderScreen } from '../../testing/render-screen.tsx';

/* The code of the log-in: one guess at a time, and when another code can be sent. */

const { route } = findRoute('/start');
const soon = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const wrong = (triesLeft: number) =>
  Response.json({ error: { code: 'code_incorrect', triesLeft } }, { status: 422 });

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  useCoreStore.setState(structuredClone(coreDefaults));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** To the field of the code; a guess is answered when the test says so. */
async function openCode() {
  const guesses: { code: unknown; answer: (answer: Response) => void }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address === '/api/session') {
      const { code } = JSON.parse(typeof init.body === 'string' ? init.body : '{}') as { code: unknown };
      return new Promise<Response>((resolve) => guesses.push({ code, answer: resolve }));
    }
    const challengeId = crypto.randomUUID();
    return Response.json({ challengeId, codeLength: 4, expiresAt: soon(300), resendAt: soon(60) });
  });
  await renderScreen(route);
  fireEvent.input(screen.getByLabelText('Your mobile number'), { target: { value: '9123456789' } });
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Send code' }));
  const field = await screen.findByLabelText('4-digit code');
  const type = (value: string) => fireEvent.input(field, { target: { value } });
  return { type, guesses };
}

test('a code corrected while one is tried is tried after it, never beside it', async () => {
  const { type, guesses } = await openCode();
  for (const value of ['1235', '123', '1236', '123', '1234']) type(value);
  await waitFor(() => expect(guesses.map(({ code }) => code)).toEqual(['1235']));
  guesses[0]?.answer(wrong(2));
  await waitFor(() => expect(guesses.map(({ code }) => code)).toEqual(['1235', '1234']));
  // What was said of a code that was given up is not shown.
  expect(screen.queryByText(/code is incorrect/)).toBeNull();
  guesses[1]?.answer(wrong(1));
  await screen.findByText(/code is incorrect.*1 try left/);
  expect(guesses).toHaveLength(2);
});

test('a code typed while the right one is on its way is not tried any more', async () => {
  const { type, guesses } = await openCode();
  type('1234');
  type('123');
  type('1235');
  await waitFor(() => expect(guesses).toHaveLength(1));
  const session = {
    customerId: 'c1',
    token: 't1',
    tokenExpiresAt: soon(600),
    tokenLifetimeSeconds: 600,
    phone: '9123456789',
    language: 'en-US',
  };
  await act(async () => guesses[0]?.answer(Response.json(session)));
  await waitFor(() => expect(useCoreStore.getState().publicData.token).toBe('t1'));
  expect(guesses).toHaveLength(1);
});

test('the time until another code can be sent runs down, and then there is its button', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  await openCode();
  expect(screen.getByText('Resend in 60 seconds.')).not.toBeNull();
  expect(screen.queryByRole('button', { name: 'Resend code' })).toBeNull();
  act(() => void vi.advanceTimersByTime(59_000));
  await screen.findByText('Resend in 1 second.');
  // The screen counts whole seconds of its own, which may end a moment after the deadline.
  act(() => void vi.advanceTimersByTime(1999));
  await screen.findByRole('button', { name: 'Resend code' });
});

test('a page loaded again while the message is read still asks for its code, and keeps the number masked', async () => {
  const { type } = await openCode();
  type('12');
  cleanup();
  expect(sessionStorage.getItem('code')).not.toContain('9123456789');
  await renderScreen(route);
  await screen.findByText(/\+63 912•••6789/);
  const field = await screen.findByLabelText('4-digit code');
  fireEvent.input(field, { target: { value: '1234' } });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send code' })).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Change number' }));
  await screen.findByRole('button', { name: 'Send code' });
  cleanup();
  await renderScreen(route);
  await screen.findByRole('button', { name: 'Send code' });
});

test('a code that has expired is said to have, and is not brought back by the next look at the page', async () => {
  const { type, guesses } = await openCode();
  type('1234');
  await waitFor(() => expect(guesses).toHaveLength(1));
  guesses[0]?.answer(Response.json({ error: { code: 'code_expired' } }, { status: 410 }));
  await screen.findByText('This code has expired. Ask for a new one.');
  expect(sessionStorage.getItem(sentCodeName)).toBeNull();
});
