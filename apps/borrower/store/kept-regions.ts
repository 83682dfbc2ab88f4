import type { CallOutput } from '@luwag/contract/endpoint';
import { getRegion } from '@luwag/contract/endpoints/profile/get-region';
import type { listPlaces } from '@luwag/contract/endpoints/profile/list-places';
import { searchableCity, searchablePlaces, searchPlaces } from '@luwag/contract/profile/search-places';
import { call } from './api.ts';
import { hasSession, useCoreStore } from './core-store.ts';
import { isDataSaver } from './is-data-saver.ts';
import { phoneVault } from './phone-vault.ts';
import type { FoundPlace } from './use-place.ts';
import { whenIdle } from './when-idle.ts';

/*
 * The region a borrower lives in is kept on the phone, so that a barangay is found in it without a network, by the same
 * search that the server does. A region is what the first two digits of its places' codes say.
 */

type Region = CallOutput<typeof getRegion>;
type Place = CallOutput<typeof listPlaces>['places'][number];

const beginning = 'region ';
/** Somebody may have looked in the wrong one first. */
const mostRegions = 2;
const mostFound = 20;
const fetching = new Set<string>();

/** Fetches the region that a place lies in once the phone has nothing else to do; nothing where it is kept, or bytes count. */
export async function keepRegionOf(code: string): Promise<void> {
  const region = code.slice(0, 2);
  if (fetching.has(region) || !phoneVault.isThere() || isDataSaver()) return;
  fetching.add(region);
  try {
    const kept = await phoneVault.sizes(beginning);
    if (kept.has(region)) return;
    await whenIdle();
    const answer = await call(getRegion, { params: { region } });
    // Nothing is put on the phone of somebody who has logged out meanwhile.
    if (!answer.ok || !hasSession(useCoreStore.getState())) return;
    for (const older of [...kept.keys()].slice(0, 1 + kept.size - mostRegions))
      await phoneVault.remove(beginning + older);
    await phoneVault.put(beginning + region, answer.value);
  } finally {
    fetching.delete(region);
  }
}

/** What fits the typed words in the regions that are kept, best first; null where none is. */
export async function searchKept(text: string): Promise<readonly FoundPlace[] | null> {
  const kept = await keptPlaces();
  if (kept === null) return null;
  return searchPlaces(kept.searchable, text, mostFound).flatMap((index) => kept.places[index] ?? []);
}

/** Provinces without a code, else the cities of a province or the barangays of a city, as far as they are kept. */
export async function keptWithin(code: string): Promise<readonly Place[] | null> {
  const regions = await keptRegions();
  if (regions.length === 0) return null;
  const cities = regions.flatMap((region) =>
    region.cities.map((city) => ({ ...city, provinceCode: region.provinces[city.province]?.code })),
  );
  const city = cities.find((one) => one.code === code);
  if (city !== undefined) {
    return byName(
      city.barangays.map((name, index) => ({
        code: barangayCode(city, index),
        name,
        postalCode: city.postalCodes[index] ?? city.postalCode,
      })),
    );
  }
  if (code !== '') return byName(cities.filter(({ provinceCode }) => provinceCode === code).map(placeOfCity));
  return byName(regions.flatMap(({ provinces }) => provinces.map((one) => ({ ...one, postalCode: '' }))));
}

/** A place of a kept region by its code. */
export async function keptPlace(code: string): Promise<FoundPlace | null> {
  const kept = await keptPlaces();
  return kept?.places.find((place) => place.barangayCode === code) ?? null;
}

async function keptRegions(): Promise<readonly Region[]> {
  const kept = await phoneVault.all<Region>(beginning);
  return [...kept].toSorted(([one], [other]) => one.localeCompare(other)).map(([, region]) => region);
}

/** All kept barangays as the search wants them, each with the place it is. */
async function keptPlaces() {
  const regions = await keptRegions();
  if (regions.length === 0) return null;
  const cities = regions.flatMap((region) => region.cities.map((city) => ({ region, city })));
  const rows = cities.flatMap(({ region, city }, cityIndex) =>
    city.barangays.map((barangay, index) => ({
      cityIndex,
      place: {
        barangayCode: barangayCode(city, index),
        barangay,
        city: city.name,
        province: provinceName(region, city),
        postalCode: city.postalCodes[index] ?? city.postalCode,
      },
    })),
  );
  return {
    searchable: searchablePlaces(
      cities.map(({ region, city }) => searchableCity(city.name, provinceName(region, city))),
      rows.map(({ place }) => place.barangay),
      rows.map(({ cityIndex }) => cityIndex),
    ),
    places: rows.map(({ place }) => place),
  };
}

type City = Region['cities'][number];

function barangayCode({ code, numbers }: City, index: number): string {
  return code.slice(0, 7) + String(numbers[index] ?? 0).padStart(3, '0');
}

function provinceName({ provinces }: Region, { province }: City): string {
  return provinces[province]?.name ?? '';
}

function placeOfCity({ code, name, postalCode }: City): Place {
  return { code, name, postalCode };
}

function byName(places: readonly Place[]): readonly Place[] {
  return places.toSorted((one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }));
}
