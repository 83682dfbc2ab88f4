import type { CallOutput } from '@luwag/contract/endpoint';
import type { getRegion } from '@luwag/contract/endpoints/profile/get-region';

/** A barangay with the places around it, as an address prints them. */
export type BarangayPlace = {
  /** Ten digits of the Philippine Standard Geographic Code. */
  barangayCode: string;
  barangay: string;
  city: string;
  province: string;
  /** Four digits, or empty where the postal list names none. */
  postalCode: string;
};

/** One place of the tree: a province, a city or municipality, a barangay. */
export type Place = { code: string; name: string; postalCode: string };

/** All places whose codes begin with the same two digits. */
export type Region = CallOutput<typeof getRegion>;

/** Every barangay of the Philippines. */
export type AddressBook = {
  /** Barangays whose words and places begin like the typed words, best first, at most `most`. */
  search: (text: string, most: number) => readonly BarangayPlace[];
  /** Provinces for null, else the cities of a province or the barangays of a city; null for a code that has none. */
  placesWithin: (code: string | null) => readonly Place[] | null;
  placeOf: (barangayCode: string) => BarangayPlace | null;
  /** Null for two digits that no place begins with. */
  region: (code: string) => Region | null;
};
