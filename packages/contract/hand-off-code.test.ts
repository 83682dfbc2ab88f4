import { expect, test } from 'vitest';
import { groupedHandOffCode, handOffAlphabet, handOffCodeOf } from './hand-off-code.ts';

test.each([
  ['as it is shown', '7KQ2 M9XD', '7KQ2M9XD'],
  ['in small letters, without the space', '7kq2m9xd', '7KQ2M9XD'],
  ['with a hyphen and spaces around', ' 7kq2-m9xd ', '7KQ2M9XD'],
  ['with an O read for a zero, and I and L for a one', 'oIlZ 0000', '011Z0000'],
  ['a sign too short', '7KQ2 M9X', null],
  ['a sign too long', '7KQ2 M9XDD', null],
  ['with a U, which no code has', '7KQ2 M9XU', null],
  ['with the letter of another alphabet', '7KQ2 M9XА', null],
])('a hand-off code is read %s', (_how, typed, code) => {
  expect(handOffCodeOf(typed)).toBe(code);
});

test('it is shown in two groups, which are read as one', () => {
  expect(groupedHandOffCode('7KQ2M9XD')).toBe('7KQ2 M9XD');
  expect(handOffCodeOf(groupedHandOffCode('7KQ2M9XD'))).toBe('7KQ2M9XD');
});

test('its signs divide the values of a byte evenly, and each stands for itself', () => {
  expect(new Set(handOffAlphabet).size).toBe(32);
  for (const sign of handOffAlphabet) expect(handOffCodeOf(sign.repeat(8))).toBe(sign.repeat(8));
});
