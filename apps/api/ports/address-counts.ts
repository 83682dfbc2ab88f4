/** How often an address asked since the last telling; the key is a keyed hash, so that no address is kept. */
export type AddressCount = { key: Buffer; added: number };

/** Counts of all processes together. */
export type AddressCounts = {
  /** Adds what one process counted, and answers each key's sum over all processes, in the order asked. */
  add: (counts: readonly AddressCount[], now: number) => Promise<readonly number[]>;
};
