import type { AddressCounts } from '../ports/address-counts.ts';
import type { PersonalData } from '../ports/personal-data.ts';

/** Counts requests per caller's address within a window: a brake on idle requests, not a limit anyone relies on. */
export type AddressWindow = {
  /** By the windows' own clock, or at the instant given. */
  admits: (address: string, at?: number) => boolean;
};

export type AddressWindows = {
  /** A window of this name, which lasts from one multiple of `windowMs` to the next, on every process alike. */
  open: (name: string, options: { most: number; windowMs: number }) => AddressWindow;
  /** Tells other processes what was counted here, and learns what all have counted. */
  refresh: () => Promise<void>;
};

type Counted = { all: number; untold: number };
type Window = { name: string; windowMs: number; number: number; counts: Map<string, Counted> };

const mostAddresses = 10_000;
/** Addresses of a window told at once: a flood from more of them is told in turns. */
const mostTold = 500;

/** Windows that count in memory, so that a flood costs the database nothing more, and agree with other processes by `refresh`. */
export function createAddressWindows(options: {
  counts: AddressCounts;
  personalData: Pick<PersonalData, 'blindIndex'>;
  now: () => number;
}): AddressWindows {
  const { now } = options;
  const windows: Window[] = [];
  return {
    open: (name, { most, windowMs }) => {
      const window: Window = { name, windowMs, number: 0, counts: new Map() };
      windows.push(window);
      return {
        admits: (address, at = now()) => {
          const number = Math.floor(at / windowMs);
          if (number !== window.number || window.counts.size > mostAddresses) {
            window.counts = new Map();
            window.number = number;
          }
          const counted = window.counts.get(address) ?? { all: 0, untold: 0 };
          counted.all += 1;
          counted.untold += 1;
          window.counts.set(address, counted);
          return counted.all <= most;
        },
      };
    },
    refresh: async () => {
      for (const window of windows) await tellCounts(window, options);
    },
  };
}

async function tellCounts(
  { name, number, counts }: Window,
  { counts: shared, personalData, now }: Parameters<typeof createAddressWindows>[0],
): Promise<void> {
  const told = [...counts]
    .filter(([, counted]) => counted.untold > 0)
    .slice(0, mostTold)
    .map(([address, counted]) => {
      const key = personalData.blindIndex('address-window', `${name} ${number} ${address}`);
      return { counted, key, added: counted.untold };
    });
  if (told.length === 0) return;
  const sums = await shared.add(told, now());
  for (const [index, { counted, added }] of told.entries()) {
    counted.untold -= added;
    // What was counted here while the answer was on its way comes on top.
    counted.all = (sums[index] ?? added) + counted.untold;
  }
}
