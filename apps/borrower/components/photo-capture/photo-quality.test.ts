import { expect, test } from 'vitest';
import { photoProblems } from './photo-quality.ts';

const width = 64;
const height = 48;

/** A picture from a rule that gives each place its brightness. */
function picture(brightness: (x: number, y: number) => number) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      data.fill(brightness(x, y), at, at + 3);
      data[at + 3] = 255;
    }
  }
  return { data, width, height };
}

const text = (x: number) => (x % 6 < 2 ? 60 : 190);

test('a bright, sharp picture has no problem', () => {
  expect(photoProblems(picture(text))).toEqual([]);
});

test('the same picture by night is dark', () => {
  expect(photoProblems(picture((x) => text(x) / 4))).toContain('dark');
});

test('a soft slope without edges is blurry', () => {
  expect(photoProblems(picture((x) => 60 + x * 2))).toEqual(['blurry']);
});

test('a white patch over a fifth of the card is glare', () => {
  expect(photoProblems(picture((x, y) => (x < 16 && y < 40 ? 255 : text(x))))).toEqual(['glare']);
});
