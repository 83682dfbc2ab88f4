import type { AddressBook, BarangayPlace, Place, Region } from '../../ports/address-book.ts';
import { readPostalCodes } from './postal-codes.ts';
import { type City, type Places, readPlaces } from './read-places.ts';
import { searchPlaces } from '@luwag/contract/profile/search-places';

/** Read once for all products of this process, because reading takes half a second and nothing changes them. */
let read: AddressBook | null = null;
const book = (): AddressBook => (read ??= bookOf(readPlaces()));

/** The country's barangays, read on first use: a server that nobody asks for an address never pays for them. */
export function createAddressBook(): AddressBook {
  return {
    search: (text, most) => book().search(text, most),
    placesWithin: (code) => book().placesWithin(code),
    placeOf: (barangayCode) => book().placeOf(barangayCode),
    region: (code) => book().region(code),
  };
}

const metroManila = '13';
const byName = (list: readonly Place[]): Place[] =>
  list.toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));

function bookOf(places: Places): AddressBook {
  const postalCodes = readPostalCodes();
  const citiesOfProvince = Map.groupBy(places.cities, ({ province }) => province.code);
  const cityByCode = new Map(places.cities.map((city) => [city.code, city]));
  const postalCodeOf = (city: City, barangay: string): string =>
    city.code.startsWith(metroManila)
      ? postalCodes.inMetroManila(city.district === null ? city.name : 'Manila', city.district ?? barangay)
      : postalCodes.ofCity(city.province.name, city.name);
  const placeAt = (index: number): BarangayPlace => {
    const city = places.cities[places.cityIndexes[index] ?? 0];
    const barangay = places.names[index];
    if (city === undefined || barangay === undefined) throw new RangeError('no such barangay');
    return {
      barangayCode: codeAt(places, index),
      barangay,
      city: city.name,
      province: city.province.name,
      postalCode: postalCodeOf(city, barangay),
    };
  };
  const barangaysOf = (city: City): Place[] =>
    Array.from({ length: city.barangayCount }, (_, offset) => {
      const { barangayCode, barangay, postalCode } = placeAt(city.firstBarangay + offset);
      return { code: barangayCode, name: barangay, postalCode };
    });
  const cityPlaces = (cities: readonly City[]): Place[] =>
    cities.map((city) => ({ code: city.code, name: city.name, postalCode: postalCodeOf(city, '') }));
  // Metro Manila's postal codes take a tenth of a second to find.
  const regions = new Map<string, Region>();
  return {
    search: (text, most) => searchPlaces(places.searchable, text, most).map((index) => placeAt(index)),
    placesWithin: (code) => {
      if (code === null) return places.provinces.map((province) => ({ ...province, postalCode: '' }));
      const cities = citiesOfProvince.get(code);
      if (cities !== undefined) return byName(cityPlaces(cities));
      const city = cityByCode.get(code);
      return city === undefined ? null : byName(barangaysOf(city));
    },
    region: (code) => {
      const region = regions.get(code) ?? regionOf(places, code, postalCodeOf);
      if (region !== null) regions.set(code, region);
      return region;
    },
    placeOf: (barangayCode) => {
      const index = indexOf(places, barangayCode);
      return index === null ? null : placeAt(index);
    },
  };
}

/** A region's cities with their barangays in the order of their codes; null for digits that no place begins with. */
function regionOf(
  { cities, codes, names }: Places,
  region: string,
  postalCodeOf: (city: City, barangay: string) => string,
): Region | null {
  const own = cities.filter(({ code }) => code.slice(0, 2) === region);
  if (own.length === 0) return null;
  const provinces = [...new Set(own.map(({ province }) => province))];
  return {
    region,
    provinces,
    cities: own.map((city) => {
      const indexes = Array.from({ length: city.barangayCount }, (_, offset) => city.firstBarangay + offset);
      const barangays = indexes.map((index) => names[index] ?? '');
      const postalCode = postalCodeOf(city, '');
      const postalCodes = barangays.map((barangay) => postalCodeOf(city, barangay));
      return {
        code: city.code,
        name: city.name,
        province: provinces.indexOf(city.province),
        postalCode,
        numbers: indexes.map((index) => (codes[index] ?? 0) % 1000),
        barangays,
        postalCodes: postalCodes.every((code) => code === postalCode) ? [] : postalCodes,
      };
    }),
  };
}

function codeAt({ codes }: Places, index: number): string {
  return String(codes[index]).padStart(10, '0');
}

function indexOf({ codes }: Places, barangayCode: string): number | null {
  if (!/^\d{10}$/.test(barangayCode)) return null;
  const wanted = Number(barangayCode);
  let low = 0;
  let high = codes.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const found = codes[middle] ?? 0;
    if (found === wanted) return middle;
    if (found < wanted) low = middle + 1;
    else high = middle - 1;
  }
  return null;
}
