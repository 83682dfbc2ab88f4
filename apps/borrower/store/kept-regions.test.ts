import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAddressBook } from '../../api/adapters/psgc/address-book.ts';
import { serveAnswers } from '../testing/serve-answers.ts';
import { coreDefaults, useCoreStore } from './core-store.ts';
import { keepRegionOf, keptPlace, keptWithin, searchKept } from './kept-regions.ts';
import { phoneVault } from './phone-vault.ts';

vi.mock('./when-idle.ts', () => ({ whenIdle: async () => undefined }));

const book = createAddressBook();
const everything = 42_011;
const sealed = new Map<string, never>();
const under = (beginning: string) =>
  [...sealed]
    .filter(([name]) => name.startsWith(beginning))
    .map(([name, value]) => [name.slice(beginning.length), value] as const);
const serveRegions = () =>
  serveAnswers(
    Object.fromEntries(
      ['07', '13', '17'].map((region) => [`GET /api/regions/${region}`, book.region(region) ?? {}]),
    ),
  );

beforeEach(() => {
  sealed.clear();
  vi.spyOn(phoneVault, 'isThere').mockReturnValue(true);
  vi.spyOn(phoneVault, 'put').mockImplementation(
    async (name, value) => void sealed.set(name, value as never),
  );
  vi.spyOn(phoneVault, 'remove').mockImplementation(async (name) => void sealed.delete(name));
  vi.spyOn(phoneVault, 'all').mockImplementation(async (beginning) => new Map(under(beginning)));
  vi.spyOn(phoneVault, 'sizes').mockImplementation(
    async (beginning) => new Map(under(beginning).map(([name]) => [name, 1])),
  );
  useCoreStore.setState(structuredClone(coreDefaults));
  useCoreStore.getState().mergePublicData({ customerId: 'c1', token: 't1' });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('a kept region is searched without a network just as the server would search it', async () => {
  serveRegions();
  await keepRegionOf('1380300023');
  serveAnswers({});
  const asTyped = ['san antonio makati', 'bf paranaque', 'commonw quezon city', 'las pinas', 'po', 'x'];
  const forShort = ['batasan hills qc', 'bgc', 'brgy 100 tondo', 'sto nino', 'gen t de leon', 'mla', 'ncr'];
  const withSlips = [
    'poblasion makati',
    'comonwelth quezn',
    'kalookan',
    'san antonoi',
    'paranyake',
    'xx zz qq',
  ];
  for (const text of [...asTyped, ...forShort, ...withSlips]) {
    const byServer = book
      .search(text, everything)
      .filter(({ barangayCode }) => barangayCode.startsWith('13'));
    expect(await searchKept(text), text).toEqual(byServer.slice(0, 20));
  }
  expect((await searchKept('san antonio makati'))?.[0]).toMatchObject({
    city: 'Makati City',
    postalCode: '1203',
  });
});

test('the lists of a kept region are those of the server, and its places are known by their code', async () => {
  serveRegions();
  await keepRegionOf('07');
  const cebu = (await keptWithin(''))?.find(({ name }) => name === 'Cebu')?.code ?? '';
  expect(await keptWithin(cebu)).toEqual(book.placesWithin(cebu));
  const [city] = book.placesWithin(cebu) ?? [];
  const barangays = book.placesWithin(city?.code ?? '');
  expect(await keptWithin(city?.code ?? '')).toEqual(barangays);
  const code = barangays?.[0]?.code ?? '';
  expect(await keptPlace(code)).toEqual(book.placeOf(code));
});

test('where nothing is kept, that is said and not taken for nothing found', async () => {
  expect([await searchKept('makati'), await keptWithin(''), await keptPlace('1380300023')]).toEqual([
    null,
    null,
    null,
  ]);
});

test('a region is fetched once, and a third one takes the place of another', async () => {
  const sent = serveRegions();
  await keepRegionOf('1380300023');
  await keepRegionOf('1380300024');
  await keepRegionOf('07');
  await keepRegionOf('17');
  expect(sent.map(({ call }) => call)).toEqual([
    'GET /api/regions/13',
    'GET /api/regions/07',
    'GET /api/regions/17',
  ]);
  expect(sealed.size).toBe(2);
  expect(sealed.has('region 17')).toBe(true);
});

test('nothing is fetched where bytes are counted, and nothing kept of somebody who has logged out', async () => {
  const sent = serveRegions();
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  await keepRegionOf('13');
  expect(sent).toEqual([]);
  vi.unstubAllGlobals();
  serveRegions();
  useCoreStore.getState().resetUserData();
  await keepRegionOf('13');
  expect(sealed.size).toBe(0);
});
