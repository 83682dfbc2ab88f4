import { expect, test } from 'vitest';
import { emptySignature, finishedSignature } from './signature-pad.tsx';
import { pointGroupsOf, strokesOf } from './signature-strokes.ts';

const group = (count: number) => ({
  points: Array.from({ length: count }, (_, index) => ({
    x: index,
    y: index / 2,
    pressure: 0.5,
    time: index,
  })),
});

test('strokes keep their shape when the phone is turned', () => {
  const strokes = strokesOf([group(100)], 320);
  const wide = pointGroupsOf(strokes, 640, { penColor: '#000' });
  const again = strokesOf(wide, 640);
  expect(again).toEqual(strokes);
});

test('a dot has two points and a long scribble no more than the server takes', () => {
  expect(strokesOf([group(1)], 320)).toEqual([
    [
      [0, 0],
      [0, 0],
    ],
  ]);
  const [long] = strokesOf([group(5000)], 8000);
  expect(long!.length).toBeLessThanOrEqual(600);
  expect(
    strokesOf(
      Array.from({ length: 90 }, () => group(3)),
      320,
    ),
  ).toHaveLength(60);
});

test('what runs off the field stays within it', () => {
  const strokes = strokesOf([{ points: [{ x: -5, y: 900, pressure: 1, time: 0 }] }], 320);
  expect(strokes[0]![0]).toEqual([0, 10_000]);
});

test('a dot, a blank and invisible marks are no finished signature', () => {
  expect(finishedSignature({ ...emptySignature, strokes: strokesOf([group(1)], 320) })).toBeNull();
  expect(finishedSignature({ ...emptySignature, strokes: strokesOf([group(100)], 320) })).not.toBeNull();
  for (const text of ['', '. .', '\u200b\u200b'])
    expect(finishedSignature({ ...emptySignature, kind: 'typed', text })).toBeNull();
  expect(finishedSignature({ ...emptySignature, kind: 'typed', text: ' Al Cruz ' })).toEqual({
    kind: 'typed',
    text: 'Al Cruz',
  });
});
