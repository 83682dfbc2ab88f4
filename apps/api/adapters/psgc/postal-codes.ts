import usePostalPH from 'use-postal-ph';
import { tellingWords } from './place-words.ts';

type Entry = { location: string; postalCode: string; municipality: string; region: string };
type PostalCodes = {
  /** The code of a barangay of Metro Manila, where each neighbourhood has its own; empty where unknown. */
  inMetroManila: (city: string, barangay: string) => string;
  /** The code of a city or municipality anywhere else; empty where unknown. */
  ofCity: (province: string, city: string) => string;
};

const key = (name: string): string => tellingWords(name.replace(/\(.*?\)/g, ' ')).join(' ');

/** Postal codes by place name: the postal list knows no geographic codes. */
export function readPostalCodes(): PostalCodes {
  const entries = readEntries();
  const isInMetro = ({ region }: Entry): boolean => region === 'NCR';
  const byLocation = Map.groupBy(entries.filter(isInMetro), ({ location }) => key(location));
  const elsewhere = entries.filter((entry) => !isInMetro(entry));
  const byName = Map.groupBy(elsewhere, ({ municipality }) => key(municipality));
  return {
    inMetroManila: (city, barangay) => {
      const within = byLocation.get(key(city)) ?? [];
      const name = key(barangay);
      const own = within.find(({ municipality }) => key(municipality) === name);
      // A neighbourhood may carry more words than the barangay: San Lorenzo is served as San Lorenzo Village.
      const longer = within.find(
        ({ municipality }) => name !== '' && key(municipality).startsWith(`${name} `),
      );
      return codeText(own ?? longer ?? mainOffice(within));
    },
    ofCity: (province, city) => {
      const named = byName.get(key(city)) ?? [];
      const provinceName = key(province);
      const isThere = ({ location }: Entry): boolean =>
        key(location) === provinceName ||
        provinceName.includes(key(location)) ||
        key(location).includes(provinceName);
      return codeText(named.find(isThere) ?? (named.length === 1 ? named[0] : undefined));
    },
  };
}

function readEntries(): Entry[] {
  return usePostalPH()
    .fetchDataLists({})
    .data.map(({ location = '', municipality = '', region = '', post_code: code = '' }) => {
      return { location, municipality, region, postalCode: String(code).padStart(4, '0') };
    });
}

/** The central post office of a city takes mail for all of it; where none is named, the lowest code is the oldest. */
function mainOffice(entries: readonly Entry[]): Entry | undefined {
  return (
    entries.find(({ municipality }) => /\bC\.?P\.?O\b/.test(municipality)) ??
    entries.toSorted((one, other) => Number(one.postalCode) - Number(other.postalCode))[0]
  );
}

function codeText(entry: Entry | undefined): string {
  return entry?.postalCode ?? '';
}
