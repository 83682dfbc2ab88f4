import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pretendSpeech } from '../../testing/pretend-speech.ts';
import { renderInApp } from '../../testing/render-screen.tsx';
import { ReadAloudButton } from './read-aloud-button.tsx';

type Pretended = ReturnType<typeof pretendSpeech>;
let speech: Pretended['speech'];
let said: Pretended['said'];
beforeEach(() => {
  ({ speech, said } = pretendSpeech('en-GB', 'en_US', 'hi-IN'));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () => renderInApp(() => <ReadAloudButton text="Your money is on its way." />, ['app']);
const button = () => screen.getByRole('button');

test('a text is said by the nearest voice, and a second touch stops it', async () => {
  await show();
  fireEvent.click(button());
  expect(said.map(({ text, lang }) => [text, lang])).toEqual([['Your money is on its way.', 'en_US']]);
  expect(button().textContent).toBe('Stop reading');
  const soFar = speech.cancel.mock.calls.length;
  // A button takes no second touch within a second.
  await vi.waitFor(
    () => {
      fireEvent.click(button());
      expect(button().textContent).toBe('Read aloud');
    },
    { timeout: 5_000 },
  );
  expect(speech.cancel.mock.calls.length).toBeGreaterThan(soFar);
  expect(said).toHaveLength(1);
});

test('at its end the button offers it again, and who leaves hears no more', async () => {
  await show();
  fireEvent.click(button());
  said[0]?.dispatchEvent(new Event('end'));
  await screen.findByText('Read aloud');
  const soFar = speech.cancel.mock.calls.length;
  cleanup();
  expect(speech.cancel.mock.calls.length).toBeGreaterThan(soFar);
});

test('without a voice for the language there is nothing to touch, until one comes', async () => {
  speech.voices = [{ lang: 'fr-FR' }];
  await show();
  expect(screen.queryByRole('button')).toBeNull();
  speech.voices = [{ lang: 'en-PH' }];
  speech.dispatchEvent(new Event('voiceschanged'));
  expect(await screen.findByText('Read aloud')).toBeTruthy();
});
