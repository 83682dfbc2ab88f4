import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { answerCache } from '../../store/answer-cache.ts';
import { coreDefaults, useCoreStore } from '../../store/core-store.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { serveAnswers } from '../../testing/serve-answers.ts';

const privacy = findRoute('/privacy').route;
const terms = findRoute('/conditionalTerms').route;
const newChoice = /advertising service know which ad brought you here/;
const historyTitle = 'What changed from version to version';

beforeEach(() => {
  answerCache.clear();
  useCoreStore.setState(structuredClone(coreDefaults));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function logIn(): void {
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
}
const agreed = (version: string, agreedAt: string) => ({ version, agreedAt });

test('a visitor reads version and date, finds what changed folded away, and is asked for by nobody', async () => {
  const sent = serveAnswers({});
  await renderScreen(privacy);
  expect(screen.getByText('Version 4, in force since Fri, Nov 27, 2026')).not.toBeNull();
  const history = screen.getByText(historyTitle).closest('details');
  expect(history?.open).toBe(false);
  expect(history?.textContent).toMatch(newChoice);
  expect(sent).toEqual([]);
});

test('a borrower who agreed to an older version reads what changed since, and when they will be asked again', async () => {
  // Late on the 1st in London is the 2nd in Manila.
  const privacyAgreed = agreed('2026-11', '2026-11-01T20:00:00.000Z');
  serveAnswers({ 'GET /api/agreed-texts': { privacy: privacyAgreed, terms: null } });
  logIn();
  await renderScreen(privacy);
  const heading = await screen.findByRole('heading', { name: 'What changed since you agreed' });
  const box = within(heading.closest('section') ?? document.body);
  expect(box.getByText('You agreed to version 1 on Mon, Nov 2, 2026.')).not.toBeNull();
  expect(box.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Since Fri, Nov\u00A027,\u00A02026 (version 4)',
    'Since Mon, Nov\u00A023,\u00A02026 (version 3)',
    'Since Sun, Nov\u00A022,\u00A02026 (version 2)',
  ]);
  expect(box.getAllByRole('listitem')).toHaveLength(8);
  expect(box.getByText('We ask you to agree when you next log in with an SMS code.')).not.toBeNull();
  expect(screen.queryByText(historyTitle)).toBeNull();
});

test('a borrower who agreed to this version reads when, in each of the two texts', async () => {
  const answer = {
    privacy: agreed('2026-11-27', '2026-11-27T04:00:00.000Z'),
    terms: agreed('2026-11-27', '2026-11-27T04:00:00.000Z'),
  };
  serveAnswers({ 'GET /api/agreed-texts': answer });
  logIn();
  await renderScreen(privacy);
  await screen.findByText('You agreed to this version on Fri, Nov 27, 2026.');
  expect(screen.getByText(historyTitle).closest('details')?.open).toBe(false);
  cleanup();
  await renderScreen(terms);
  await screen.findByText('You agreed to this version on Fri, Nov 27, 2026.');
  expect(screen.getByText(historyTitle).closest('details')?.open).toBe(false);
});

test('a visitor reads the very words of each place where something is asked for, once they open them', async () => {
  const sent = serveAnswers({});
  await renderScreen(privacy);
  expect(screen.queryByText(/^The camera is on only while/)).toBeNull();
  for (const [name, words] of [
    ['Camera and photos', /^The camera is on only while you see its picture/],
    ['Your ID and selfie', /^The law requires us to verify borrowers/],
    ['Contacts', /^We never contact them about your debt/],
    ['Notifications', /^Get updates right away/],
    ['Ads', /^Off unless you turn it on/],
  ] as const) {
    const details = screen
      .getAllByText(name)
      .find((element) => element.tagName === 'SUMMARY')
      ?.closest('details');
    if (details === null || details === undefined) throw new Error(`${name} cannot be opened`);
    details.open = true;
    fireEvent(details, new Event('toggle'));
    await within(details).findByText(words);
  }
  expect(sent).toEqual([]);
});

test('the text is there without an answer of the server', async () => {
  serveAnswers({});
  logIn();
  await renderScreen(privacy);
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  expect(screen.getByText(historyTitle)).not.toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a logged-in borrower goes from the notice to all data held about them; a visitor gets no such link', async () => {
  serveAnswers({});
  await renderScreen(privacy);
  const name = 'See and copy what we hold about you';
  expect(screen.queryByRole('link', { name })).toBeNull();
  cleanup();
  logIn();
  await renderScreen(privacy);
  fireEvent.click(await screen.findByRole('link', { name }));
  expect(location.pathname).toBe('/my');
  expect(history.state).toEqual({ opens: 'heldData' });
});
