import type { SealedColumn, SealedRow } from './sealed-rows.ts';

/** A mark of one key, from which the key cannot be learnt. The key of the blind indexes has number 0. */
export type KeyFingerprint = { keyId: number; fingerprint: Buffer };

/** Which keys belong to this database. The role that serves people does not change it. */
export type KeyFingerprints = {
  read: () => Promise<readonly KeyFingerprint[]>;
  /** Keeps what is not kept yet under its number; what is kept stays. */
  add: (fingerprints: readonly KeyFingerprint[]) => Promise<void>;
  remove: (keyId: number) => Promise<void>;
  /** One row of a column for each key that sealed any of it. */
  sampleOfEachKey: (column: SealedColumn) => Promise<readonly SealedRow[]>;
  /** A customer's sealed phone number beside its blind index, or null where there is no customer. */
  samplePhone: () => Promise<{ customerId: string; sealed: Buffer; phoneIndex: Buffer } | null>;
};
