const marks = /\p{Mn}/gu;
/** A letter with a full stop before another: B.F. is looked for as BF. */
const initial = /\b([a-z])\.\s*(?=[a-z]\.)/g;
const writtenOut: Readonly<Record<string, string>> = {
  sta: 'santa',
  sto: 'santo',
  brgy: 'barangay',
  bgy: 'barangay',
  brg: 'barangay',
};
/** Words that people add or leave out; they never decide whether a place is meant. */
const optionalWords: ReadonlySet<string> = new Set(['barangay', 'city', 'of', 'province', 'municipality']);

/** The words of a place name as a search compares them: no accents, no capitals, abbreviations written out. */
export function placeWords(name: string): string[] {
  const plain = name.normalize('NFD').replace(marks, '').toLowerCase().replace(initial, '$1');
  return plain
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => writtenOut[word] ?? word);
}

/** The words of a name without those that people leave out. */
export function distinctiveWords(name: string): string[] {
  return placeWords(name).filter((word) => !optionalWords.has(word));
}
