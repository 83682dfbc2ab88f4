import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import type { Centavos } from '@luwag/loan-engine/money/money';
import type { SettledPayment } from './reconciliation.ts';
import type { AuditEntry } from './staff-store.ts';
import type { LenderEntryRow } from './suspense.ts';

/** A row of a settlement file: a payment that is settled, one that was taken back, or a payout and what the provider took for it. */
export type SettlementRow = SettledPayment & {
  line: number;
  kind: 'payment' | 'payout' | 'refund' | 'chargeback';
  settledOn: LocalDate;
};
/** What is wrong with a file. Line 1 is the first line; 0 where it is about the file as a whole. Never what the file says. */
export type SettlementProblem = { line: number; column: string; code: SettlementProblemCode };
export type SettlementProblemCode =
  | 'not-csv'
  | 'no-rows'
  | 'column-missing'
  | 'value-missing'
  | 'amount-malformed'
  | 'date-malformed'
  | 'date-too-late'
  | 'kind-unknown'
  | 'currency-other';

/** Of a file with more broken rows only the first are told. */
export const mostSettlementProblems = 100;

/** Reads a provider's settlement file by the provider's own columns. */
export type SettlementReader = {
  /** Those whose files can be read. */
  providers: readonly string[];
  read: (
    provider: string,
    text: string,
  ) => Promise<{ rows: readonly SettlementRow[]; problems: readonly SettlementProblem[] }>;
};

export type SettlementFile = {
  fileId: string;
  provider: string;
  name: string;
  contentHash: Buffer;
  state: 'refused' | 'read' | 'booked';
  problems: readonly SettlementProblem[];
  rowCount: number;
  /** All that was collected, before anything was kept of it. */
  collectedCentavos: Centavos;
  /** What was taken back of earlier payments. */
  takenBackCentavos: Centavos;
  /** Less than nothing where more was given back than charged. */
  feeCentavos: Centavos;
  vatCentavos: Centavos;
  payoutFeeCentavos: Centavos;
  payoutVatCentavos: Centavos;
  /** What was booked as arrived at the bank. */
  receivedCentavos: Centavos;
  /** Null for a refused file. */
  settledOn: LocalDate | null;
  uploadedAt: number;
  uploadedBy: string;
  uploadedByName: string;
  bookedAt: number | null;
  bookedByName: string | null;
};
export type NewSettlementFile = Omit<SettlementFile, 'receivedCentavos' | 'bookedAt' | 'bookedByName'> & {
  bodySealed: Buffer;
};

/** Settlement files as they came, their rows, and the booking of each by a second person. */
export type SettlementFiles = {
  /** Keeps a file with its rows. Answers the file that is kept: the earlier one where the same file came before. */
  keep: (file: NewSettlementFile, rows: readonly SettlementRow[]) => Promise<SettlementFile>;
  find: (fileId: string) => Promise<SettlementFile | null>;
  /** The newest first, from the one before another. */
  newest: (most: number, before?: string) => Promise<readonly SettlementFile[]>;
  /** Those to be booked, and those of which the bank lacks something that no person has called right, newest first. */
  waiting: (most: number) => Promise<readonly SettlementFile[]>;
  /** Files that were booked and were settled from a day on, newest first. */
  bookedFrom: (of: { provider: string; from: LocalDate; most: number }) => Promise<readonly SettlementFile[]>;
  rowsOf: (fileId: string) => Promise<readonly SettlementRow[]>;
  /** Whether a provider's files come at all. */
  isSettled: (provider: string) => Promise<boolean>;
  /** How many breaks of a file's payments are open. */
  countOpenBreaks: (fileId: string) => Promise<number>;
  /** How many rows of a file another file that is booked has word for word. */
  countRowsBooked: (fileId: string) => Promise<number>;
  /** Takes a file that is not booked away, with its rows, and notes it. Answers whether this did it. */
  withdraw: (fileId: string, audit: AuditEntry) => Promise<boolean>;
  /** Books the entries. Answers whether this did it: a file is booked once, by another person than brought it, and each row once. */
  book: (
    fileId: string,
    booking: { bookedAt: number; bookedBy: string; bookedByName: string; entries: readonly LenderEntryRow[] },
  ) => Promise<boolean>;
};
