import type { LocalDate } from '@luwag/loan-engine/money/local-date';

/** How far a night came: through the changes of loans, and on its walk through all customers with a loan. */
export type CoherencePlace = { changedAfter: number; walkedAfter: string | null };

/** The nights on which our own books are compared with themselves. */
export type Coherence = {
  /** Leaves a night to be done, with its job, once. */
  ask: (businessOn: LocalDate, at: number) => Promise<void>;
  /** Where the last night that was done came to; from the beginning where none was. */
  lastPlace: () => Promise<CoherencePlace>;
  /** Customers with a loan, in the order of their ids. */
  customersAfter: (customerId: string | null, most: number) => Promise<readonly string[]>;
  end: (run: CoherencePlace & { businessOn: string; customers: number; at: number }) => Promise<void>;
};
