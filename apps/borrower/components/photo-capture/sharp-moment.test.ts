import { expect, test } from 'vitest';
import type { PhotoHint } from './photo-quality.ts';
import { afterLook, isComing, isThere, noMoment } from './sharp-moment.ts';

/** What was seen, with the time of each look. */
const after = (looks: readonly (readonly [PhotoHint | null, number])[]) =>
  looks.reduce((known, [seen, ms]) => afterLook(known, seen, ms), noMoment);

test('a card seen well for a second is taken, and told of before', () => {
  expect(isComing(after([['good', 400]]))).toBe(false);
  expect(
    isComing(
      after([
        ['good', 400],
        ['good', 800],
      ]),
    ),
  ).toBe(true);
  expect(
    isThere(
      after([
        ['good', 400],
        ['good', 800],
        ['good', 1_200],
      ]),
    ),
  ).toBe(false);
  expect(
    isThere(
      after([
        ['good', 400],
        ['good', 800],
        ['good', 1_400],
      ]),
    ),
  ).toBe(true);
});

test.each(['glare', 'blurry', 'cut', 'far', 'dark', null] as const)(
  'a look at %s in between begins the second anew',
  (seen) => {
    const broken = after([
      ['good', 400],
      ['good', 800],
      [seen, 1_200],
      ['good', 1_600],
      ['good', 2_000],
    ]);
    expect(isThere(broken)).toBe(false);
  },
);

test('a long rest between two looks, or two looks alone, are no second without a break', () => {
  expect(
    isThere(
      after([
        ['good', 400],
        ['good', 800],
        ['good', 5_000],
      ]),
    ),
  ).toBe(false);
  expect(
    isThere(
      after([
        ['good', 400],
        ['good', 2_300],
      ]),
    ),
  ).toBe(false);
});
