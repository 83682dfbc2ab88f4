import * as v from 'valibot';
import { expect, test } from 'vitest';
import { channelNumberField, normalisedChannelNumber } from './channel-number.ts';

test('one channel number in other spellings is one number', () => {
  const spellings = ['GC-1234 5678', 'gc12345678', ' Gc 1234-5678 ', 'GC.1234/5678', 'ＧＣ１２３４５６７８'];
  expect(new Set(spellings.map(normalisedChannelNumber))).toEqual(new Set(['GC12345678']));
});

test('a number of signs alone, or with letters that only look like ours, is refused', () => {
  for (const written of ['---', 'A1', 'GС1234', '', 'x'.repeat(61)]) {
    expect(v.safeParse(channelNumberField, written).success, written).toBe(false);
  }
  expect(v.parse(channelNumberField, ' GC-1234 ')).toBe('GC-1234');
});
