import { expect, test } from 'vitest';
import { createRandomness } from './randomness.ts';

test('ids made within one millisecond sort in the order they were made', () => {
  const randomness = createRandomness({ now: () => 1_790_000_000_000 });
  const ids = Array.from({ length: 9_000 }, () => randomness.orderedUuid());
  expect(ids).toEqual([...ids].toSorted());
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('ids made after the clock stood still or went back still sort last', () => {
  let at = 1_000;
  const randomness = createRandomness({ now: () => at });
  const first = randomness.orderedUuid();
  at = 500;
  expect(randomness.orderedUuid() > first).toBe(true);
});

test('codes have the asked length, zeros in front included', () => {
  const randomness = createRandomness({ now: () => 0 });
  const codes = Array.from({ length: 500 }, () => randomness.digits(4));
  expect(codes.every((code) => /^\d{4}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(400);
});
