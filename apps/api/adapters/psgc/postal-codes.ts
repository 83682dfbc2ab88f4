import { createRequire } from 'node:module';
import { distinctiveWords } from '@luwag/contract/profile/place-words';

type Entry = { location: string; municipality: string; region: string; post_code: number };
type PostalCodes = {
  /** The code of a barangay of Metro Manila, where each neighbourhood has its own; empty where unknown. */
  inMetroManila: (city: string, barangay: string) => string;
  /** The code of a city or municipality anywhere else; empty where unknown. */
  ofCity: (province: string, city: string) => string;
};

/** The package describes itself as a module with a default, and is a plain function: it is loaded as what it is. */
type PostalList = () => { fetchDataLists: (criteria: object) => { data: readonly Entry[] } };

const key = (name: string): string => distinctiveWords(name.replace(/\(.*?\)/g, ' ')).join(' ');
const isInMetro = ({ region }: Entry): boolean => region === 'NCR';

/** Postal codes by place name, because the postal list has no geographic codes. */
export function readPostalCodes(): PostalCodes {
  const openPostalList = createRequire(import.meta.url)('use-postal-ph') as PostalList;
  const entries = openPostalList().fetchDataLists({}).data;
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
        provinceName.includes(key(location)) || key(location).includes(provinceName);
      const isExactlyThere = ({ location }: Entry): boolean => key(location) === provinceName;
      const only = named.length === 1 ? named[0] : undefined;
      return codeText(named.find(isExactlyThere) ?? named.find(isThere) ?? only);
    },
  };
}

/** The central post office of a city takes mail for all of it; where none is named, the lowest code is the oldest. */
function mainOffice(entries: readonly Entry[]): Entry | undefined {
  return (
    entries.find(({ municipality }) => /\bC\.?P\.?O\b/.test(municipality)) ??
    entries.toSorted((one, other) => one.post_code - other.post_code)[0]
  );
}

function codeText(entry: Entry | undefined): string {
  return entry === undefined ? '' : String(entry.post_code).padStart(4, '0');
}
