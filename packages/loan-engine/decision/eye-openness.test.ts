import { describe, expect, it } from 'vitest';
import { type EyePatch, eyeOpenness, eyePatch } from './eye-openness.ts';

const { columns, rows } = eyePatch;
const patch = (luminance: (column: number, row: number) => number): EyePatch =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_value, column) => luminance(column, row)),
  );

type Eye = { gap: number; skin?: number; iris?: number; white?: number; irisAt?: number };

/** An eye whose lids stand this many rows apart, lashes along the upper one. */
const eye = ({ gap, skin = 170, iris = 40, white = 210, irisAt = 12 }: Eye): EyePatch =>
  patch((column, row) => {
    const fromMiddle = row - (rows - 1) / 2;
    if (Math.abs(fromMiddle) > gap / 2) return fromMiddle < 0 && -fromMiddle - gap / 2 < 1.6 ? iris : skin;
    return Math.abs(column - irisAt) <= 5 ? iris : white;
  });

describe('an eye', () => {
  it.each([
    ['wide open', { gap: 9 }],
    ['open', { gap: 7 }],
    ['of dark skin in a dim room', { gap: 7, skin: 70, iris: 20, white: 90 }],
    ['that looks to a side', { gap: 7, irisAt: 7 }],
    ['light blue', { gap: 7, iris: 90 }],
  ] as const)('%s is more than a third as high as wide', (_words, shape) => {
    expect(eyeOpenness(eye(shape))).toBeGreaterThan(0.33);
  });

  it.each([
    ['with its lashes', { gap: 0 }],
    ['of dark skin with its lashes', { gap: 0, skin: 70, iris: 20 }],
  ] as const)('closed, %s, is no more than a line', (_words, shape) => {
    expect(eyeOpenness(eye(shape))).toBeLessThan(0.12);
  });

  it('closed without any line is none', () => {
    expect(eyeOpenness(patch(() => 150))).toBe(0);
    expect(eyeOpenness(patch((column, row) => 150 - ((column * 7 + row * 3) % 12)))).toBe(0);
  });

  it('closes step by step', () => {
    const steps = [9, 7, 5, 3, 1, 0].map((gap) => eyeOpenness(eye({ gap })));
    expect(steps).toEqual(steps.toSorted((left, right) => right - left));
  });

  it('is as open in a bright picture as in a dark one', () => {
    const seen = eye({ gap: 7 });
    const darker = seen.map((row) => row.map((value) => value * 0.3));
    expect(eyeOpenness(darker)).toBe(eyeOpenness(seen));
  });

  it('of another size is a bug', () => {
    expect(() => eyeOpenness(eye({ gap: 7 }).slice(1))).toThrow('one size');
  });
});
