import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import type { Centavos } from '@luwag/loan-engine/money/money';
import type { BookedMovement, SettledPayment } from './reconciliation.ts';
import type { LenderEntryRow } from './suspense.ts';

/** A row of a settlement file about a payment that was taken back, beside that payment as our books have it. */
export type TakenBack = SettledPayment & {
  fileId: string;
  line: number;
  kind: 'refund' | 'chargeback';
  settledOn: LocalDate;
  /** Null where we have no such payment. */
  state: BookedMovement['state'] | null;
  bookedCentavos: Centavos | null;
  /** All that files say was taken back of what this row names, this row included. */
  takenBackCentavos: Centavos;
  /** The loss that was booked for it; null where there was none, or it was passed on to the borrower. */
  lossCentavos: Centavos | null;
};

/** Refunds and chargebacks of settlement files. */
export type TakenBackRows = {
  ofFile: (fileId: string) => Promise<readonly TakenBack[]>;
  /** Those that were settled from a day on, newest first. */
  from: (of: { provider: string; from: LocalDate; most: number }) => Promise<readonly TakenBack[]>;
  /** Books an entry of the lender. Answers whether this did it: what it is booked for has one. */
  book: (entry: LenderEntryRow) => Promise<boolean>;
};
