import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createPersonalData } from './personal-data.ts';

const indexKey = randomBytes(32);
const older = { keyId: 1, key: randomBytes(32) };
const newer = { keyId: 2, key: randomBytes(32) };

describe('sealed personal data', () => {
  const data = createPersonalData({ dataKeys: [newer, older], indexKey });

  test('opens again at the place it was sealed for', () => {
    expect(data.open('customer|phone|1', data.seal('customer|phone|1', '9170000001')).toString()).toBe(
      '9170000001',
    );
  });
  test('does not open at another place', () => {
    expect(() => data.open('customer|phone|2', data.seal('customer|phone|1', '9170000001'))).toThrow(/./);
  });
  test('does not open when one bit was changed', () => {
    const sealed = data.seal('a', 'text');
    sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1;
    expect(() => data.open('a', sealed)).toThrow(/./);
  });
  test('sealed under an older key still opens', () => {
    const before = createPersonalData({ dataKeys: [older], indexKey });
    expect(data.open('a', before.seal('a', 'text')).toString()).toBe('text');
  });
  test('looks different each time, while its blind index stays equal', () => {
    expect(data.seal('a', 'text').equals(data.seal('a', 'text'))).toBe(false);
    expect(data.blindIndex('phone', '1').equals(data.blindIndex('phone', '1'))).toBe(true);
    expect(data.blindIndex('phone', '1').equals(data.blindIndex('id', '1'))).toBe(false);
  });
});
