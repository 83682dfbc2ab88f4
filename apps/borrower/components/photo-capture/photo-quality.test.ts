import { expect, test } from 'vitest';
import { photoHint, photoProblems } from './photo-quality.ts';

const width = 240;
const height = 180;

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

const problemsOf = (image: ReturnType<typeof picture>) => photoProblems(image, 'other');

const text = (x: number) => (x % 6 < 2 ? 60 : 190);

test('a bright, sharp picture has no problem', () => {
  expect(problemsOf(picture(text))).toEqual([]);
});

test('the same picture by night is dark', () => {
  expect(problemsOf(picture((x) => text(x) / 4))).toContain('dark');
});

test('a soft slope without edges is blurry', () => {
  expect(problemsOf(picture((x) => 60 + x / 2))).toEqual(['blurry']);
});

test('a white patch over a fifth of the card is glare', () => {
  expect(problemsOf(picture((x, y) => (x < 60 && y < 150 ? 255 : text(x))))).toEqual(['glare']);
});

/** A bright card with dark lines of text on a darker table. */
const card = (left: number, top: number, right: number, bottom: number) => (x: number, y: number) => {
  if (x < left || x >= right || y < top || y >= bottom) return 80 + ((x * 7 + y * 13) % 9);
  return (y - top) % 14 < 4 && x > left + 20 && x < right - 20 && x % 5 < 3 ? 50 : 215;
};
const whole = card(30, 24, 210, 150);

test('a card that is whole in the picture has no problem, and now is the moment', () => {
  expect(photoProblems(picture(whole), 'card')).toEqual([]);
  expect(photoHint(picture(whole), 'card')).toBe('good');
});

test.each([
  ['on the left', card(-40, 24, 150, 150)],
  ['below', card(30, 70, 210, 230)],
  ['at a corner', card(90, 70, 300, 230)],
])('a card cut off %s is told of', (_where, cut) => {
  expect(photoProblems(picture(cut), 'card')).toEqual(['cut']);
  expect(photoHint(picture(cut), 'card')).toBe('cut');
});

const tilted = (middle: number) => (x: number, y: number) => {
  const [dx, dy] = [x - 120, y - middle];
  const along = dx * Math.cos(0.3) + dy * Math.sin(0.3);
  const down = dy * Math.cos(0.3) - dx * Math.sin(0.3);
  if (Math.abs(along) > 85 || Math.abs(down) > 50) return 70;
  const isText = Math.abs(along) < 70 && Math.abs(down) < 36;
  return isText && Math.round(down + 50) % 14 < 4 && Math.round(along) % 5 < 3 ? 60 : 210;
};

test('a tilted card with a corner out of the picture is cut, and whole with all four in', () => {
  expect(photoHint(picture(tilted(90)), 'card')).toBe('good');
  expect(photoHint(picture(tilted(130)), 'card')).toBe('cut');
});

test('a dark card on a white table is judged alike', () => {
  const negative = (rule: typeof whole) => (x: number, y: number) => 245 - rule(x, y);
  expect(photoHint(picture(negative(whole)), 'card')).toBe('good');
  expect(photoHint(picture(negative(card(30, 70, 210, 230))), 'card')).toBe('cut');
});

test('a card from far away is to come nearer', () => {
  expect(photoHint(picture(card(90, 70, 150, 110)), 'card')).toBe('far');
});

test.each([
  ['an empty wall', () => 150],
  ['a wall with a shadow across it', (x: number) => 90 + x / 2],
  ['a wall above a floor', (_x: number, y: number) => (y < 120 ? 190 : 90)],
  ['a card so near that none of its edges is seen', card(-50, -50, 300, 300)],
])('%s is not called cut', (_what, rule) => {
  expect(photoProblems(picture(rule), 'card')).not.toContain('cut');
  expect(photoHint(picture(rule), 'card')).not.toBe('good');
});

test('a face needs no edges: its photo is never called cut', () => {
  expect(photoHint(picture(card(-40, 24, 150, 150)), 'other')).toBeNull();
});
