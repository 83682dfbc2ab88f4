/** Counts requests per caller's address within a window, in memory: a brake on idle requests, not a limit anyone relies on. */
export type AddressWindow = { admits: (address: string, now: number) => boolean };

const mostAddresses = 10_000;

export function createAddressWindow(options: { most: number; windowMs: number }): AddressWindow {
  let countedSince = 0;
  const counts = new Map<string, number>();
  return {
    admits: (address, now) => {
      if (now - countedSince >= options.windowMs || counts.size > mostAddresses) {
        counts.clear();
        countedSince = now;
      }
      const count = (counts.get(address) ?? 0) + 1;
      counts.set(address, count);
      return count <= options.most;
    },
  };
}
