import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pretendSpeech } from '../../testing/pretend-speech.ts';
import { renderInApp } from '../../testing/render-screen.tsx';
import { LiveCamera } from './live-camera.tsx';

const width = 240;
const height = 180;

let said: () => readonly string[];
let cardLeft = -40;
let looks = 0;

/** A bright card on a darker table, as far to the left as wanted. */
function frame() {
  looks += 1;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isCard = x >= cardLeft && x < cardLeft + 180 && y >= 24 && y < 150;
      const at = (y * width + x) * 4;
      data.fill(isCard ? ((x + y) % 7 < 2 ? 90 : 215) : 80, at, at + 3);
    }
  return { data, width, height };
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  said = pretendSpeech('en-US').texts;
  const context = { drawImage: () => undefined, getImageData: frame };
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    context as unknown as CanvasRenderingContext2D,
  );
  for (const [name, value] of [
    ['readyState', 4],
    ['videoWidth', 1920],
    ['videoHeight', 1440],
  ] as const)
    Object.defineProperty(HTMLVideoElement.prototype, name, { configurable: true, value });
  cardLeft = -40;
  looks = 0;
  onTake.mockClear();
});
afterEach(() => {
  for (const name of ['readyState', 'videoWidth', 'videoHeight'])
    Reflect.deleteProperty(HTMLVideoElement.prototype, name);
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The last of them is where the app tells of success. */
const told = () => screen.getAllByRole('status')[0]?.textContent;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const onTake = vi.fn<() => void>();
const show = (guide: string | null = null) => {
  const video = createRef<HTMLVideoElement>();
  return renderInApp(
    () => <LiveCamera kind="idFront" video={video} guide={guide} onTake={onTake} onClose={() => undefined} />,
    ['app', 'photo'],
  );
};

const own = () => screen.getByRole('button', { name: 'Take it automatically' });

test('while the camera is open it says what to mend, then that the moment is there, aloud once asked to', async () => {
  await show();
  fireEvent.click(own());
  expect(told()).toBe('Fit the front of your ID in the frame');
  await pass(1_500);
  expect(told()).toMatch(/^An edge is cut off/);
  expect(looks).toBeLessThanOrEqual(5);
  expect(said()).toEqual([]);

  fireEvent.click(screen.getByRole('button', { name: 'Say the tips aloud' }));
  cardLeft = 30;
  await pass(4_000);
  expect(told()).toBe('Looks good. Take the photo now.');
  expect(said().map((text) => text.slice(0, 10))).toEqual(['An edge is', 'Looks good']);
  expect(onTake).not.toHaveBeenCalled();
  // The choice stands for the next photo.
  fireEvent.click(own());
});

test('a card that is whole and sharp for a second is taken by itself, which is said before; one seen only now and then is not', async () => {
  await show();
  expect(own().getAttribute('aria-pressed')).toBe('true');
  for (const left of [30, -40, 30, -40]) {
    cardLeft = left;
    await pass(750);
  }
  expect(onTake).not.toHaveBeenCalled();
  cardLeft = 30;
  await pass(800);
  expect(told()).toBe('Hold still. Taking the photo…');
  expect(onTake).not.toHaveBeenCalled();
  await pass(800);
  expect(onTake).toHaveBeenCalledOnce();
});

test('nothing is looked at while another page is on show, nor while a selfie is being recorded', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  cardLeft = 30;
  await show();
  await pass(2_000);
  expect(looks).toBe(0);
  expect(onTake).not.toHaveBeenCalled();
  cleanup();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(false);
  await show('Now slowly turn your head');
  await pass(2_000);
  expect(looks).toBe(0);
  expect(told()).toBe('Now slowly turn your head');
});
