import { expect, test } from 'vitest';
import type { PhotoHint } from './photo-quality.ts';
import { afterFrame, noHint } from './steady-hint.ts';

/** What is said after each of these frames, 400 ms apart. */
function saidOf(frames: readonly (PhotoHint | null)[]): (PhotoHint | null)[] {
  let steady = noHint;
  return frames.map((seen, index) => {
    steady = afterFrame(steady, seen, index * 400);
    return steady.shown;
  });
}

test('a fault is said once two frames in a row show it', () => {
  expect(saidOf(['dark', null, 'dark', 'dark'])).toEqual([null, null, null, 'dark']);
});

test('what is said stands for three seconds, however quickly the picture changes', () => {
  const frames = Array.from({ length: 12 }, (_, index) => (index < 2 ? 'cut' : 'glare') as PhotoHint);
  const said = saidOf(frames);
  expect(said.slice(1, 9)).toEqual(Array.from({ length: 8 }, () => 'cut'));
  expect(said.at(9)).toBe('glare');
});
