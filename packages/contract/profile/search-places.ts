import { placeWords } from './place-words.ts';

const fewestCharacters = 2;
const mostWords = 6;
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
};

/** A city by the words of its name and of its province. */
export function searchableCity(name: string, provinceName: string): SearchableCity {
  return {
    words: new Set([...placeWords(name), ...placeWords(provinceName)]),
    searchText: placeWords(name).join(' '),
  };
}

/** The words of a barangay's name as they are looked through. */
export function searchTextOf(barangay: string): string {
  return ` ${placeWords(barangay).join(' ')} `;
}

type CityMatch = { isWord: boolean; isStart: boolean };

/**
 * Indexes of the barangays that fit the typed words, best first: every distinctive word begins a word of the barangay or its places.
 * The server searches the whole country with it, and a phone without a network the regions that it keeps.
 */
export function searchPlaces(places: SearchablePlaces, text: string, most: number): number[] {
  const words = placeWords(text).slice(0, mostWords);
  if (words.join('').length < fewestCharacters) return [];
  const typed = words.join(' ');
  const matches = places.cities.map((city) => words.map((word) => matchCity(city, word)));
  const found: { index: number; points: number }[] = [];
  for (const [index, searchText] of places.searchTexts.entries()) {
    const cityIndex = places.cityIndexes[index] ?? 0;
    const points = pointsOf(searchText, words, typed, matches[cityIndex] ?? []);
    if (points === 0) continue;
    found.push({ index, points: places.cities[cityIndex]?.searchText === typed ? points + 30 : points });
  }
  return found
    .toSorted((one, other) => other.points - one.points || one.index - other.index)
    .slice(0, most)
    .map(({ index }) => index);
}

function matchCity(city: SearchableCity, word: string): CityMatch {
  if (city.words.has(word)) return { isWord: true, isStart: true };
  return { isWord: false, isStart: [...city.words].some((other) => other.startsWith(word)) };
}

function pointsOf(
  searchText: string,
  words: readonly string[],
  typed: string,
  cityMatches: readonly CityMatch[],
): number {
  let points = 0;
  for (const [position, word] of words.entries()) {
    const ofWord = wordPoints(searchText, word, cityMatches[position]);
    if (ofWord === 0 && !optionalWords.has(word)) return 0;
    points += ofWord;
  }
  if (searchText === ` ${typed} `) return points + 40;
  if (searchText.startsWith(` ${typed}`)) return points + 20;
  // A name that begins with what was typed first, its city named after it.
  return searchText.startsWith(` ${words[0] ?? ''}`) ? points + 2 : points;
}

function wordPoints(searchText: string, word: string, city: CityMatch | undefined): number {
  if (searchText.includes(` ${word} `)) return 6;
  if (city?.isWord === true) return 5;
  if (searchText.includes(` ${word}`)) return 4;
  return city?.isStart === true ? 3 : 0;
}
