import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lacksLetters, letterBits, mostSlips, slipsBetween } from './typing-slips.ts';

const seed = Number(process.env['PROPERTY_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
process.stdout.write(`typing-slips.test.ts seed ${seed} (PROPERTY_SEED repeats it)\n`);

const slips = (typed: string, word: string) => slipsBetween(typed, word, mostSlips(typed));

test.each([
  ['poblasion', 'poblacion', 1],
  ['batsan', 'batasan', 1],
  ['amkati', 'makati', 1],
  ['hils', 'hills', 1],
  ['kalookan', 'caloocan', 2],
  ['commonwealth', 'commonwealth', 0],
  // The beginning of a word, while it is typed.
  ['poblas', 'poblacion', 1],
  ['comonw', 'commonwealth', 1],
])('%s is %s with %i slips', (typed, word, count) => {
  expect(slips(typed, word)).toBe(count);
});

test.each([
  // A short word is another word with any slip.
  ['qez', 'quezon'],
  // Of four letters the whole word is meant.
  ['hils', 'hillside'],
  ['manila', 'malanday'],
  ['makati', 'mandaluyong'],
  // Another number is another place.
  ['zone12', 'zone13'],
  ['poblacion', 'p'],
  ['poblacion', ''],
])('%s is not %s', (typed, word) => {
  expect(mostSlips(typed) === 0 ? null : slips(typed, word)).toBeNull();
});

/** The distance by its definition, without a limit. */
function distance(one: string, other: string): number {
  if (one === '' || other === '') return one.length + other.length;
  const isSwapped = one.length > 1 && one.at(-1) === other.at(-2) && one.at(-2) === other.at(-1);
  return Math.min(
    distance(one.slice(0, -1), other.slice(0, -1)) + (one.at(-1) === other.at(-1) ? 0 : 1),
    distance(one.slice(0, -1), other) + 1,
    distance(one, other.slice(0, -1)) + 1,
    isSwapped ? distance(one.slice(0, -2), other.slice(0, -2)) + 1 : Infinity,
  );
}

const word = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength, maxLength });

test('slips are counted as the distance is defined, to a whole word of four letters and to any beginning of more', () => {
  fc.assert(
    fc.property(word(4, 6), word(0, 7), fc.integer({ min: 1, max: 2 }), (typed, listed, most) => {
      const beginnings = Array.from({ length: listed.length + 1 }, (_, length) => listed.slice(0, length));
      const distances = (typed.length < 5 ? [listed] : beginnings).map((part) => distance(typed, part));
      const least = Math.min(...distances);
      expect(slipsBetween(typed, listed, most)).toBe(least <= most ? least : null);
    }),
    { seed, numRuns: 500 },
  );
});

test('a word that lacks letters of what was typed is never within its slips', () => {
  fc.assert(
    fc.property(word(4, 8), word(0, 8), fc.integer({ min: 1, max: 2 }), (typed, listed, most) => {
      if (!lacksLetters(letterBits(typed), letterBits(listed), most)) return;
      expect(slipsBetween(typed, listed, most)).toBeNull();
    }),
    { seed, numRuns: 2000 },
  );
});
