/* Apart from the rules, so that the pad is there before any of them has been loaded. */

/** Whether a text can be a signature: a letter with another letter or mark after it, and no mere punctuation. */
export function isTypedSignature(text: string): boolean {
  return /\p{L}[^\p{L}\p{M}]*[\p{L}\p{M}]/u.test(text);
}

/** Length in all, in units of the field, below which a drawing is a dot or a slip of the finger. */
const leastLength = 1000;

/** Whether the strokes of a drawing are long enough to be a signature. */
export function isDrawnSignature(strokes: readonly (readonly (readonly [number, number])[])[]): boolean {
  let length = 0;
  for (const stroke of strokes) {
    for (const [index, [x, y]] of stroke.entries()) {
      const [fromX, fromY] = stroke[index - 1] ?? [x, y];
      length += Math.hypot(x - fromX, y - fromY);
    }
  }
  return length >= leastLength;
}
