import { afterEach, expect, test, vi } from 'vitest';
import { bringHindiLetters } from './hindi-letters.ts';

const letters = 'data:text/css,';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.head.replaceChildren();
});

/** A phone on which each letter is as wide as its place in this list says; counts how often it is asked for a pen. */
function phoneWithWidths(widths: Readonly<Record<string, number>>) {
  const pen = { font: '', measureText: (letter: string) => ({ width: widths[letter] ?? 0 }) };
  return vi
    .spyOn(HTMLCanvasElement.prototype, 'getContext')
    .mockReturnValue(pen as unknown as CanvasRenderingContext2D);
}

const brought = () => document.getElementById('hindi-letters')?.getAttribute('href') ?? null;

test('a phone that draws one box for every letter is brought some, at every visit', () => {
  const looks = phoneWithWidths({ क: 12, ट: 12, ङ: 12 });
  bringHindiLetters(letters);
  expect(brought()).toBe(letters);
  document.head.replaceChildren();
  bringHindiLetters(letters);
  expect(brought()).toBe(letters);
  expect(looks).toHaveBeenCalledTimes(2);
});

test('a phone with letters of its own is brought none, and is looked at once', () => {
  const looks = phoneWithWidths({ क: 25, ट: 19, ङ: 23 });
  bringHindiLetters(letters);
  bringHindiLetters(letters);
  expect(brought()).toBeNull();
  expect(looks).toHaveBeenCalledTimes(1);
});
