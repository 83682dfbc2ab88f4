import { brotliCompressSync, constants } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { createAddressBook } from './address-book.ts';

const book = createAddressBook();
beforeAll(() => void book.placeOf('1380300023'));

const first = (text: string) => {
  const [place] = book.search(text, 20);
  return place && `${place.barangay}, ${place.city}, ${place.province} ${place.postalCode}`;
};

const firstName = (text: string) => {
  const [place] = book.search(text, 20);
  return place && `${place.barangay}, ${place.city}`;
};

describe('the address book', () => {
  it.each([
    ['san antonio makati', 'San Antonio, Makati City, Metro Manila 1203'],
    ['SAN ANTONIO MAKATI', 'San Antonio, Makati City, Metro Manila 1203'],
    ['lahug cebu', 'Lahug, Cebu City, Cebu 6000'],
    ['brgy 100 tondo', 'Barangay 100, Tondo, Manila, Metro Manila 1013'],
    ['bf paranaque', 'B. F. Homes, Parañaque City, Metro Manila 1720'],
    ['commonw quezon city', 'Commonwealth, Quezon City, Metro Manila 1121'],
  ])('finds %s', (text, expected) => {
    expect(first(text)).toBe(expected);
  });

  it.each([
    ['batasan hills qc', 'Batasan Hills, Quezon City'],
    ['holy spirit q.c.', 'Holy Spirit, Quezon City'],
    ['bgc', 'Fort Bonifacio, Taguig City'],
    ['sto nino marikina', 'Santo Niño, Marikina City'],
    ['pateros sta. ana', 'Santa Ana, Pateros'],
    ['gen t de leon valenzuela', 'Gen. T. De Leon, Valenzuela City'],
    ['general t. de leon valenzuela', 'Gen. T. De Leon, Valenzuela City'],
    ['cdo carmen', 'Carmen, Cagayan De Oro City'],
  ])('understands what people write for short: %s', (text, expected) => {
    expect(firstName(text)).toBe(expected);
  });

  it.each([
    ['poblasion makati', 'Poblacion, Makati City'],
    ['batsan hils qc', 'Batasan Hills, Quezon City'],
    ['comonwelth quezn city', 'Commonwealth, Quezon City'],
    ['poblacion amkati', 'Poblacion, Makati City'],
    ['bgry 100 tondo', 'Barangay 100, Tondo, Manila'],
    ['lahog cebu', 'Lahug, Cebu City'],
  ])('finds a place in spite of slips: %s', (text, expected) => {
    expect(firstName(text)).toBe(expected);
  });

  it('lists what fits to the letter before what fits with slips, and another number never', () => {
    const cities = book.search('poblacion makati', 20).map(({ city }) => city);
    expect(cities.slice(0, 2)).toEqual(['Makati City', 'Makato']);
    expect(book.search('barangay 10 tondo', 20).map(({ barangay }) => barangay)).not.toContain('Barangay 20');
  });

  it('finds the same with and without accents', () => {
    expect(book.search('las pinas', 20)).toEqual(book.search('Las Piñas', 20));
    expect(book.search('las pinas', 20)).toHaveLength(20);
  });

  it('lists the barangays of a city that is typed in full before others', () => {
    const cities = book.search('isabela city', 20).map(({ city }) => city);
    expect(new Set(cities)).toEqual(new Set(['Isabela City']));
  });

  it.each(['', ' ', 'b', '%', 'xx zz qq'])('finds nothing for %j', (text) => {
    expect(book.search(text, 20)).toEqual([]);
  });

  it('never answers with more places than asked for, however common the words', () => {
    for (const text of ['po', 'san', 'barangay 1', 'santa cruz laguna', 'city of']) {
      expect(book.search(text, 20).length).toBeLessThanOrEqual(20);
    }
  });

  it('leads from every province over its cities to all 42,011 barangays', () => {
    const codes = new Set<string>();
    for (const province of book.placesWithin(null) ?? []) {
      for (const city of book.placesWithin(province.code) ?? []) {
        for (const barangay of book.placesWithin(city.code) ?? []) codes.add(barangay.code);
      }
    }
    expect(codes.size).toBe(42_011);
  });

  it('tells all regions together every barangay once, each as it is found by its code', () => {
    const codes = new Set<string>();
    for (let digits = 0; digits < 100; digits += 1) {
      const region = book.region(String(digits).padStart(2, '0'));
      for (const city of region?.cities ?? []) {
        for (const [index, number] of city.numbers.entries()) {
          const code = city.code.slice(0, 7) + String(number).padStart(3, '0');
          codes.add(code);
          if (index > 0) continue;
          expect(book.placeOf(code)).toEqual({
            barangayCode: code,
            barangay: city.barangays[index],
            city: city.name,
            province: region?.provinces[city.province]?.name,
            postalCode: city.postalCodes[index] ?? city.postalCode,
          });
        }
      }
    }
    expect(codes.size).toBe(42_011);
    expect([book.region('99'), book.region('')]).toEqual([null, null]);
  });

  it('sends no region that takes more than 25 kB on the way', () => {
    for (const code of ['01', '04', '06', '08', '13']) {
      const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
      const bytes = brotliCompressSync(JSON.stringify(book.region(code)), { params }).length;
      expect(bytes).toBeGreaterThan(5_000);
      expect(bytes).toBeLessThan(25_000);
    }
  });

  it('puts a city that belongs to no province where people look for it', () => {
    const cebu = book.placesWithin(null)?.find(({ name }) => name === 'Cebu');
    const cities = book.placesWithin(cebu?.code ?? '')?.map(({ name }) => name);
    expect(cities).toEqual(expect.arrayContaining(['Cebu City', 'Mandaue City', 'Lapu-Lapu City']));
  });

  it('finds no place for an unknown code', () => {
    for (const code of ['0000000000', '1380300999', '13803', 'abcdefghij', '']) {
      expect(book.placeOf(code)).toBeNull();
      expect(book.placesWithin(code)).toBeNull();
    }
    expect(book.placeOf('1380300023')?.barangay).toBe('San Antonio');
  });
});
