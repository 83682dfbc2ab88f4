const shortestWord = 4;
const longWord = 8;
/** From here on what is typed may be the beginning of a word. */
const shortestBeginning = 5;

/** How many slips a word of so many letters may have; one with a digit none, because the next number is another place. */
export function mostSlips(typed: string): number {
  if (typed.length < shortestWord || /\d/.test(typed)) return 0;
  return typed.length < longWord ? 1 : 2;
}

/** The letters of a word as bits, by which most words are told apart without looking at their order. */
export function letterBits(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) bits |= 1 << (word.charCodeAt(index) & 31);
  return bits;
}

/** Whether a word lacks more of the typed letters than slips can explain. */
export function lacksLetters(typedBits: number, wordBits: number, most: number): boolean {
  let missing = typedBits & ~wordBits;
  for (let left = most; missing !== 0 && left > 0; left -= 1) missing &= missing - 1;
  return missing !== 0;
}

/** Three rows of the table for the longest word; a search fills them anew for each word. */
const longestWord = 64;
const rows = [0, 1, 2].map(() => new Uint8Array(longestWord + 1)) as [Uint8Array, Uint8Array, Uint8Array];

/**
 * Slips between what was typed and a word, or the beginning of it: letters left out, added, taken for another, or two
 * swapped; `null` for more than the most. Source: the restricted Damerau-Levenshtein distance.
 */
export function slipsBetween(typed: string, word: string, most: number): number | null {
  const isWhole = typed.length < shortestBeginning;
  const columns = Math.min(word.length, typed.length + most);
  const isTooFar = columns < typed.length - most || (isWhole && word.length > columns);
  if (isTooFar || columns > longestWord) return null;
  let [beforeLast, last, next] = rows;
  for (let column = 0; column <= columns; column += 1) last[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    if (fillRow(typed, word, { row, columns, beforeLast, last, next }) > most) return null;
    [beforeLast, last, next] = [last, next, beforeLast];
  }
  const slips = isWhole ? at(last, columns) : last.subarray(0, columns + 1).reduce(lesser);
  return slips <= most ? slips : null;
}

type Row = { row: number; columns: number; beforeLast: Uint8Array; last: Uint8Array; next: Uint8Array };

/** Fills a row from the two before it; returns the least of it. */
function fillRow(typed: string, word: string, { row, columns, beforeLast, last, next }: Row): number {
  const letter = typed.charCodeAt(row - 1);
  const letterBefore = typed.charCodeAt(row - 2);
  next[0] = row;
  let least = row;
  for (let column = 1; column <= columns; column += 1) {
    const other = word.charCodeAt(column - 1);
    const replaced = at(last, column - 1) + (letter === other ? 0 : 1);
    let slips = lesser(replaced, lesser(at(last, column), at(next, column - 1)) + 1);
    if (letter === word.charCodeAt(column - 2) && letterBefore === other) {
      slips = lesser(slips, at(beforeLast, column - 2) + 1);
    }
    next[column] = slips;
    least = lesser(least, slips);
  }
  return least;
}

function lesser(one: number, other: number): number {
  return one < other ? one : other;
}

function at(row: Uint8Array, column: number): number {
  return row[column] ?? 0;
}
