import { guideNames } from '@luwag/contract/guide-names';
import { languages } from '@luwag/contract/language';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { findRoute } from '../../routing/routes.ts';
import { pretendSpeech } from '../../testing/pretend-speech.ts';
import { renderScreen } from '../../testing/render-screen.tsx';
import { unfold } from '../../testing/unfold.ts';

const { route } = findRoute('/videoIndex');
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

test.each(languages)(
  'a film is fetched when asked for, with captions in three languages, in %s',
  async (language) => {
    await renderScreen(route, language);
    const first = screen.getByRole('article');
    expect(document.querySelectorAll('.clip-fold')).toHaveLength(guideNames.length - 1);
    expect(document.querySelector('video')).toBeNull();
    expect(within(first).getAllByRole('listitem', { hidden: true })).toHaveLength(4);
    fireEvent.click(within(first).getByRole('button'));
    const film = first.querySelector('video');
    expect(film?.getAttribute('src')).toBe('/clips/borrow.mp4');
    const tracks = [...first.querySelectorAll('track')];
    expect(tracks.map(({ srclang }) => srclang)).toEqual([...languages]);
    expect(tracks.filter((track) => track.default).map(({ srclang }) => srclang)).toEqual([language]);
  },
);

test('the clip that a guide leads to comes first, the others folded', async () => {
  history.replaceState(null, '', '/videoIndex?clip=extend');
  await renderScreen(route);
  const clip = screen.getByRole('article');
  expect(within(clip).getByRole('heading').textContent).toBe('How to extend the due date');
  const others = [...document.querySelectorAll('.clip-fold summary')].map(({ textContent }) => textContent);
  expect(others).toHaveLength(guideNames.length - 1);
  expect(others[0]).toMatch(/^How to borrow\d+ seconds/);
});

test('where a film does not come, its words are still there', async () => {
  await renderScreen(route);
  await unfold('How to repay');
  fireEvent.click(await screen.findByRole('button', { name: 'Play: How to repay' }));
  const film = document.querySelector('video');
  if (film === null) throw new Error('there is no film');
  fireEvent.error(film);
  expect(screen.getByRole('alert').textContent).toContain('The text below says the same.');
});

test('a clip can be listened to without fetching it, where the phone has a voice for the language', async () => {
  const { texts } = pretendSpeech('en-PH');
  await renderScreen(route);
  const first = await screen.findByRole('article');
  fireEvent.click(within(first).getByRole('button', { name: 'Read aloud' }));
  const steps = within(first)
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);
  expect(texts()).toEqual([[within(first).getByRole('heading').textContent, ...steps].join('\n')]);
  expect(document.querySelector('video')).toBeNull();
});
