import type { LocalDate } from '@luwag/loan-engine/money/local-date';

/** What the close of one business day has done so far. Instants in milliseconds; null while it is still to be done. */
export type Close = {
  businessOn: LocalDate;
  startedAt: number;
  accruedAt: number | null;
  /** Up to which hour of the Manila day reminders were left. */
  remindedHour: number | null;
  loans: number;
  entries: number;
};

export type PostedAccruals = { loans: number; entries: number };

/** The record of closes, and the work they do for many loans at once. */
export type CloseOfBusiness = {
  find: (on: LocalDate) => Promise<Close | null>;
  /** The last one whose charges are all posted. */
  findLast: () => Promise<Close | null>;
  /** Keeps that the close of a day began; begun before, it stays as it is. */
  begin: (on: LocalDate, startedAt: number) => Promise<void>;
  /**
   * Looks at the next `most` customers with an active loan, in order of id: those whose loan is not accrued through
   * `on`, and the last one looked at, null when there was none. `groups` divides them into those who are kept together, which is
   * everybody unless the database is spread over machines.
   */
  customersToAccrue: (
    on: LocalDate,
    after: string | null,
    most: number,
  ) => Promise<{
    customerIds: readonly string[];
    groups: readonly (readonly string[])[];
    last: string | null;
  }>;
  /**
   * Posts all charges through `on` of the loans of customers who are kept together, all or nothing. Posts nothing twice, and leaves loans of a
   * kind it does not know as they are. `firstEntryId` is where the ids of its entries begin.
   */
  postAccruals: (request: {
    customerIds: readonly string[];
    on: LocalDate;
    recordedAt: number;
    firstEntryId: string;
  }) => Promise<PostedAccruals>;
  /**
   * Closes the ledger's days through one, and keeps what each of them moved on each account. An entry that is booked for a
   * closed day later is marked, and counted beside those sums. A day closed already stays as it is.
   */
  closeLedger: (through: LocalDate, closedAt: number) => Promise<void>;
  /**
   * Folds the charges of at most `most` loans and quarters whose days are all closed, a run of days into one row; says how many charges.
   * Nothing that is read of them changes.
   */
  foldQuarters: (most: number) => Promise<number>;
  /** Erases what the law had kept of erased customers' loans until a day before `on`; says of how many customers. */
  eraseRecordsBefore: (on: LocalDate) => Promise<number>;
  /** Leaves a job for each loan with an installment due since the last close, to tell of it where it is not paid. */
  queueOverdue: (on: LocalDate) => Promise<void>;
  finishAccruals: (on: LocalDate, posted: PostedAccruals, accruedAt: number) => Promise<void>;
  /**
   * Leaves a job for each loan with an installment due on one of the days, for each that is late since `lateFromOn` or a later day
   * and whose borrower was not told, and for each coupon that ends on its day, of
   * borrowers who are reminded by this hour; for each of them once a day.
   */
  queueReminders: (request: {
    on: LocalDate;
    dueOn: readonly LocalDate[];
    lateFromOn: LocalDate;
    couponEndsOn: LocalDate;
    hour: number;
    remindedAt: number;
  }) => Promise<number>;
};
