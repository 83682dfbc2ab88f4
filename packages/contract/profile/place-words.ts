const marks = /\p{Mn}/gu;
/** A letter with a full stop before another: B.F. is looked for as BF. */
const initial = /\b([a-z])\.\s*(?=[a-z]\.)/g;
const writtenOut: Readonly<Record<string, string>> = {
  sta: 'santa',
  sto: 'santo',
  dr: 'doctor',
  sgt: 'sergeant',
  brgy: 'barangay',
  bgry: 'barangay',
  brngy: 'barangay',
  bgy: 'barangay',
  brg: 'barangay',
};
/** In names only: what is typed stands for the beginning of the long word, and maybe of another. */
const shortInNames: Readonly<Record<string, string>> = {
  gen: 'general',
  pob: 'poblacion',
  capt: 'captain',
  col: 'colonel',
  gov: 'governor',
  pres: 'president',
  sen: 'senator',
  ma: 'maria',
  mt: 'mount',
};
/** Short names of places that the list of places does not have. */
const shortPlaces: Readonly<Record<string, string>> = {
  qc: 'quezon city',
  bgc: 'fort bonifacio taguig',
  cdo: 'cagayan de oro',
  gensan: 'general santos',
  gma: 'general mariano alvarez',
  mla: 'manila',
  mm: 'metro manila',
  ncr: 'metro manila',
  pque: 'paranaque',
  sjdm: 'san jose del monte',
};
/** Words that people add or leave out; they never decide whether a place is meant. */
const optionalWords: ReadonlySet<string> = new Set(['barangay', 'city', 'of', 'province', 'municipality']);

const own = (list: Readonly<Record<string, string>>, word: string): string | undefined =>
  Object.hasOwn(list, word) ? list[word] : undefined;

/** The words of a place name as a search compares them: no accents, no capitals, abbreviations written out. */
export function placeWords(name: string): string[] {
  const plain = name.normalize('NFD').replace(marks, '').toLowerCase().replace(initial, '$1');
  return plain
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => own(writtenOut, word) ?? word);
}

/** The words of a place in the list, with those written out that are short in names. */
export function listedWords(name: string): string[] {
  return placeWords(name).map((word) => own(shortInNames, word) ?? word);
}

/** The words that a borrower looks for: "qc" is Quezon City. */
export function typedWords(text: string): string[] {
  return placeWords(text).flatMap((word) => own(shortPlaces, word)?.split(' ') ?? [word]);
}

/** The words of a name without those that people leave out. */
export function distinctiveWords(name: string): string[] {
  return placeWords(name).filter((word) => !optionalWords.has(word));
}
