import { type AddressWindows, createAddressWindows } from '../apps/api/http/address-window.ts';

/** Windows of a process that has no others beside it, whose time stands still. */
export function aloneWindows(): AddressWindows {
  return createAddressWindows({
    counts: { add: async (counts) => counts.map(({ added }) => added) },
    personalData: { blindIndex: (_purpose, value) => Buffer.from(value) },
    now: () => 1_790_000_000_000,
  });
}
