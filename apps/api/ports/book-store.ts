import type { Changes, CustomerRow, CustomerSnapshot } from './customer-store.ts';

/** A borrower who is opened with all that an import brings. */
export type Opening = { customer: CustomerRow; changes: Changes };

/** Whose a phone, a document or an order number is. */
export type Held<Key> = { key: Key; customerId: string };

/** Whose a phone is. `bareVersion`: the version of an account of which nothing but log-ins is known; null where more is. */
export type HeldPhone = Held<Buffer> & { bareVersion: number | null };

/** A bare account that makes room for the borrower of the same phone: its erasure, as of the version that was bare. */
export type Replaced = { customerId: string; expectedVersion: number; changes: Changes };

/** Of what was asked about, that which is in the database already. */
export type KnownInBook = {
  customers: readonly { customerId: string; phoneIndex: Buffer }[];
  phones: readonly HeldPhone[];
  documents: readonly Held<Buffer>[];
  orderNumbers: readonly Held<string>[];
};

/** A borrower with the parts that an export writes. */
export type BookSnapshot = Pick<CustomerSnapshot, 'customer' | 'sections' | 'loans'>;

/** The whole book at once, where the store of customers knows one at a time. */
export type BookStore = {
  known: (asked: {
    customerIds: readonly string[];
    phoneIndexes: readonly Buffer[];
    documentIndexes: readonly Buffer[];
    orderNumbers: readonly string[];
  }) => Promise<KnownInBook>;
  /**
   * Erases the bare accounts and opens all borrowers in one transaction, or none; 'taken' where a phone, an id or a number is somebody's
   * already, or an account was written to meanwhile.
   */
  open: (openings: readonly Opening[], replaced: readonly Replaced[]) => Promise<'saved' | 'taken'>;
  /** Puts loans to which nothing happened here yet at the end of the list that partners read. */
  listForPartners: () => Promise<void>;
  /** Reads every borrower with a loan, in the order of their ids, all as of one moment. */
  readAll: (onBatch: (borrowers: readonly BookSnapshot[]) => Promise<void>) => Promise<void>;
};
