import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { getHome } from '@luwag/contract/endpoints/application/get-home';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerCache } from '../store/answer-cache.ts';
import { call } from '../store/api.ts';
import { coreDefaults, useCoreStore } from '../store/core-store.ts';
import { renderInApp } from '../testing/render-screen.tsx';
import { homeAnswer } from '../testing/loan-answers.ts';
import { refuse, serveAnswers } from '../testing/serve-answers.ts';
import { guardedScreen } from './guarded-screen.tsx';

beforeEach(() => {
  answerCache.clear();
  useCoreStore.setState({ ...structuredClone(coreDefaults), routeName: 'setup' });
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Fails when its button is tapped, until it is begun anew. */
function FragileScreen() {
  const [hasFailed, setHasFailed] = useState(false);
  const [controlled, setControlled] = useState('');
  if (hasFailed) throw new TypeError('Maria cannot be read');
  return (
    <main>
      <input aria-label="Free" name="free" />
      <textarea
        aria-label="Held"
        name="held"
        value={controlled}
        onChange={(event) => setControlled(event.currentTarget.value)}
      />
      <input aria-label="Agreed" type="checkbox" name="agreed" />
      <input aria-label="Weekly" type="radio" name="cycle" value="weekly" />
      <input aria-label="Monthly" type="radio" name="cycle" value="monthly" />
      <output>{controlled}</output>
      <button type="button" onClick={() => setHasFailed(true)}>
        Break
      </button>
    </main>
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

test('a fault in a screen shows a calm page, is told without a word of what was typed, and loses nothing', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent = serveAnswers({ 'POST /api/client-errors': {} });
  await renderInApp(guardedScreen('setup', FragileScreen), ['app', 'app-errors']);
  fireEvent.input(field('Free'), { target: { value: 'Maria' } });
  fireEvent.change(field('Held'), { target: { value: 'a complaint' } });
  fireEvent.click(field('Agreed'));
  fireEvent.click(field('Monthly'));
  fireEvent.click(screen.getByRole('button', { name: 'Break' }));

  await screen.findByRole('heading', { name: 'This page didn’t load' });
  expect(screen.getByRole('link', { name: 'Go to Home' }).getAttribute('href')).toBe('/homeIndex');
  await waitFor(() => expect(sent.map(({ body }) => body)).toEqual([{ route: 'setup', error: 'TypeError' }]));

  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(field('Free').value).toBe('Maria'));
  expect(field('Held').value).toBe('a complaint');
  expect(screen.getByText('a complaint', { selector: 'output' })).not.toBeNull();
  expect([field('Agreed'), field('Weekly'), field('Monthly')].map(({ checked }) => checked)).toEqual([
    true,
    false,
    true,
  ]);
});

function CalmScreen() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>Settings</h1>
      <button type="button" onClick={() => setCount(count + 1)}>
        Counted {count}
      </button>
    </main>
  );
}

const endSession = async () => {
  serveAnswers({
    [`GET ${getHome.path}`]: () => refuse(401, 'not_signed_in'),
    'POST /api/session/refresh': () => refuse(401, 'session_ended'),
  });
  await renderInApp(guardedScreen('setup', CalmScreen), ['app', 'app-errors']);
  fireEvent.click(screen.getByRole('button', { name: 'Counted 0' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await act(() => call(getHome, {}));
  await screen.findByRole('dialog', { name: 'Please log in again' });
  await screen.findByLabelText('Your mobile number');
};

test('when the session ends the log-in comes over the page, which goes on as it was after it', async () => {
  await endSession();
  expect(screen.getByText('Counted 1')).not.toBeNull();
  serveAnswers({ [`GET ${getHome.path}`]: homeAnswer({ state: 'incomplete', doneTasks: 0 }) });
  act(() => useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't2' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Counted 1')).not.toBeNull();
  expect(useCoreStore.getState().showLoginPopup).toBe(false);
  expect((await call(getHome, {})).ok).toBe(true);
});

test('closing the sheet logs out', async () => {
  await endSession();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(useCoreStore.getState().publicData).toEqual({ customerId: '', token: '' });
});

test('somebody else who logs in gets nothing of the page', async () => {
  const replace = vi.spyOn(location, 'replace').mockImplementation(() => undefined);
  await endSession();
  act(() => useCoreStore.getState().mergePublicData({ customerId: 'c2', token: 't9' }));
  expect(replace).toHaveBeenCalledWith('/homeIndex');
});

test('a screen that is kept alive behind another shows no log-in', async () => {
  useCoreStore.setState({ routeName: 'homeIndex', showLoginPopup: true });
  await renderInApp(guardedScreen('setup', CalmScreen), ['app', 'app-errors']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an open page can be read without logging in again', async () => {
  useCoreStore.setState({ routeName: 'privacy', showLoginPopup: true });
  await renderInApp(guardedScreen('privacy', CalmScreen), ['app', 'app-errors']);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('words can be marked unless the store prohibits it', async () => {
  await renderInApp(guardedScreen('setup', CalmScreen), ['app', 'app-errors']);
  expect(document.documentElement.dataset['select']).toBe('free');
  act(() => {
    useCoreStore.setState({ prohibitSelect: true });
  });
  expect(document.documentElement.dataset['select']).toBe('prohibited');
});
