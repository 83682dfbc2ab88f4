import { listedWords, typedWords } from './place-words.ts';
import { lacksLetters, letterBits, mostSlips, slipsBetween } from './typing-slips.ts';

const fewestCharacters = 2;
const mostWords = 8;
/** Said of nearly every place, so that they may help a match but never prevent one. */
const optionalWords: ReadonlySet<string> = new Set(['barangay', 'city', 'of', 'province']);

/** A city as a search compares it. */
export type SearchableCity = {
  words: ReadonlySet<string>;
  /** The words of its name in a row. */
  searchText: string;
};

/** Barangays as columns in the order of their codes. */
export type SearchablePlaces = {
  cities: readonly SearchableCity[];
  /** The words of each barangay's name with a blank before each and after the last. */
  searchTexts: readonly string[];
  cityIndexes: ArrayLike<number>;
  /** Each word of any name once; the rest names words by their index here. */
  words: readonly string[];
  letters: ArrayLike<number>;
  wordsOfBarangays: readonly (readonly number[])[];
  wordsOfCities: readonly (readonly number[])[];
};

/** A city by the words of its name and of its province. */
export function searchableCity(name: string, provinceName: string): SearchableCity {
  const words = listedWords(name);
  return { words: new Set([...words, ...listedWords(provinceName)]), searchText: words.join(' ') };
}

/** The words of all names, each once, so that a typed word is compared with it once. */
export function searchablePlaces(
  cities: readonly SearchableCity[],
  names: readonly string[],
  cityIndexes: ArrayLike<number>,
): SearchablePlaces {
  const indexes = new Map<string, number>();
  const indexOf = (word: string): number => {
    const index = indexes.get(word) ?? indexes.size;
    if (index === indexes.size) indexes.set(word, index);
    return index;
  };
  const listed = names.map(listedWords);
  return {
    cities,
    searchTexts: listed.map((words) => ` ${words.join(' ')} `),
    cityIndexes,
    wordsOfBarangays: listed.map((words) => words.map(indexOf)),
    wordsOfCities: cities.map(({ words }) => [...words].map(indexOf)),
    words: [...indexes.keys()],
    letters: Int32Array.from(indexes.keys(), letterBits),
  };
}

/** How a typed word fits one of a name, by the slips in it; points of the two grow with it. */
const fits = { none: 0, twoSlips: 1, oneSlip: 2, beginning: 3, whole: 4 } as const;
const pointsInName = [0, 1, 2, 4, 6] as const;
const pointsInCity = [0, 1, 2, 3, 5] as const;

/** A slip weighs more than all points together, and a place's number least. */
const slipRank = 1000;
const mostPlaces = 65_536;

/**
 * Indexes of the barangays that fit the typed words, best first: every distinctive word begins a word of the barangay or its places,
 * and after those come names that it would begin but for a slip or two. How well a place fits does not depend on the others:
 * the server searches the whole country with it, and a phone without a network the regions that it keeps.
 */
export function searchPlaces(places: SearchablePlaces, text: string, most: number): number[] {
  const typed = typedWords(text).slice(0, mostWords);
  if (typed.join('').length < fewestCharacters) return [];
  const columns = typed.map((word) => fitsOf(places, word));
  const ranks = new Float64Array(places.searchTexts.length);
  let count = 0;
  for (let index = 0; index < ranks.length; index += 1) {
    const rank = rankOf(places, index, columns);
    if (rank === null) continue;
    ranks[count] = (rank - pointsOfRow(places, index, typed)) * mostPlaces + index;
    count += 1;
  }
  // Numbers in a row are sorted several times as fast as objects, and half of the country has a barangay "San ...".
  const best = ranks.subarray(0, count).toSorted().subarray(0, most);
  return Array.from(best, (rank) => rank - Math.floor(rank / mostPlaces) * mostPlaces);
}

type WordFits = { isOptional: boolean; inNames: Uint8Array; inCities: Uint8Array };

/** How one typed word fits every word of the list, and the best of each city's words. */
function fitsOf({ words, letters, wordsOfCities }: SearchablePlaces, typed: string): WordFits {
  const isOptional = optionalWords.has(typed);
  const most = isOptional ? 0 : mostSlips(typed);
  const bits = letterBits(typed);
  const inNames = new Uint8Array(words.length);
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] ?? '';
    const slipsAllowed = lacksLetters(bits, letters[index] ?? 0, most) ? 0 : most;
    inNames[index] = fitOf(typed, word, slipsAllowed);
  }
  const inCities = Uint8Array.from(wordsOfCities, (own) => bestOf(own, inNames));
  return { isOptional, inNames, inCities };
}

function fitOf(typed: string, word: string, most: number): number {
  if (word === typed) return fits.whole;
  if (word.startsWith(typed)) return fits.beginning;
  const slips = most === 0 ? null : slipsBetween(typed, word, most);
  if (slips === null) return fits.none;
  return slips === 1 ? fits.oneSlip : fits.twoSlips;
}

function bestOf(words: readonly number[], fitOfWord: Uint8Array): number {
  let best = 0;
  for (const word of words) best = Math.max(best, fitOfWord[word] ?? 0);
  return best;
}

/** Lower for a place that fits better; null where a distinctive word fits neither the barangay nor its places. */
function rankOf(
  { wordsOfBarangays, cityIndexes }: SearchablePlaces,
  index: number,
  columns: readonly WordFits[],
): number | null {
  let rank = 0;
  for (const { isOptional, inNames, inCities } of columns) {
    const inName = pointsInName[bestOf(wordsOfBarangays[index] ?? [], inNames)] ?? 0;
    const inCity = pointsInCity[inCities[cityIndexes[index] ?? 0] ?? 0] ?? 0;
    const points = Math.max(inName, inCity);
    if (points === 0 && !isOptional) return null;
    const slips = points === 0 || points > fits.oneSlip ? 0 : fits.beginning - points;
    rank += slips * slipRank - points;
  }
  return rank;
}

/** Points for what was typed as a whole, word after word. */
function pointsOfRow(
  { searchTexts, cities, cityIndexes }: SearchablePlaces,
  index: number,
  typed: readonly string[],
): number {
  const searchText = searchTexts[index] ?? '';
  const row = typed.join(' ');
  const ofCity = cities[cityIndexes[index] ?? 0]?.searchText === row ? 30 : 0;
  if (searchText === ` ${row} `) return ofCity + 40;
  if (searchText.startsWith(` ${row}`)) return ofCity + 20;
  // A name that begins with what was typed first, its city named after it.
  return searchText.startsWith(` ${typed[0] ?? ''}`) ? ofCity + 2 : ofCity;
}
