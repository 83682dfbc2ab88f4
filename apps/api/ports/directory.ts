import type { LocalDate } from '@luwag/loan-engine/money/local-date';
import type { RequestSource } from '@luwag/contract/endpoints/staff/list-requests';

export type ReviewCaseRow = {
  customerId: string;
  applicationId: string;
  submittedAt: number;
  score: number | null;
  reasonCodes: readonly string[];
  /** Returned by the borrower after a correction request. */
  isReturned: boolean;
};

export type LateLoan = { customerId: string; loanId: string; nextDueOn: LocalDate };
/** The days by which the oldest unpaid installments of late loans were due. */
export type LateDays = { fromOn: LocalDate; throughOn: LocalDate };

export type OpenRequest = { customerId: string; requestId: string; createdAt: number };

/** Finds whose a thing is, and what waits over all customers. Reads only; every change goes through the customer. */
export type Directory = {
  customerOfResult: (resultReference: string) => Promise<{ customerId: string; paymentId: string } | null>;
  /** Whose paper carries this code. */
  customerOfPaper: (code: string) => Promise<{ customerId: string; paperId: string } | null>;
  /** Whose loan carries an order number, in one of these spellings. */
  customerOfOrder: (spellings: readonly string[]) => Promise<{ customerId: string; loanId: string } | null>;
  customerOfLoan: (loanId: string) => Promise<{ customerId: string; loanId: string } | null>;
  /** What a channel's number, normalised, is booked as; without a customer where it is a provider's own name of money that is booked. */
  findMoneyReference: (
    number: string,
  ) => Promise<{ customerId: string | null; paymentId: string | null } | null>;
  /** Money that waits in suspense, or went back to its payer from there, and was paid under a number, normalised, or has it as its name at the provider. */
  moneyInSuspense: (number: string) => Promise<readonly { provider: string; providerPaymentId: string }[]>;
  /** Which payment a channel's number, normalised, names: as its provider told of it, or as staff recorded it. */
  paymentOfNumber: (number: string) => Promise<{ customerId: string; paymentId: string | null } | null>;
  /** Whose payout carries this reference of ours. */
  payoutByReference: (reference: string) => Promise<{ customerId: string; payoutId: string } | null>;
  /** What nobody answered yet from one source, the oldest first, from the one after a place. */
  openRequests: (of: {
    from: RequestSource | undefined;
    after: Pick<OpenRequest, 'createdAt' | 'requestId'> | null;
    most: number;
  }) => Promise<readonly OpenRequest[]>;
  /** Loans with an unpaid installment that was due on these days, the one due longest ago first, from the one after a place. */
  lateLoans: (
    of: LateDays & { after: Pick<LateLoan, 'nextDueOn' | 'loanId'> | null; most: number },
  ) => Promise<readonly LateLoan[]>;
  countLateLoans: (of: LateDays) => Promise<number>;
  /** Who gave a document, by its blind index, and when each gave it; the first one first. */
  customersOfDocument: (
    uniqueIndex: Buffer,
    most: number,
  ) => Promise<readonly { customerId: string; givenAt: number }[]>;
  customerOfApplication: (applicationId: string) => Promise<string | null>;
  /**
   * Payouts without a final answer and, once an hour for a week, those that failed, because one may be paid after all. The one
   * asked about longest ago comes first.
   */
  payoutsToAskAbout: (
    most: number,
    atMs: number,
  ) => Promise<readonly { customerId: string; payoutId: string }[]>;
  /**
   * Open payments whose turn to be asked about has come, oldest first. `ask` counts the turns that have passed, by the time since a
   * payment was opened and since it closed; a turn that was kept in the inbox is not told again.
   */
  paymentsToAskAbout: (of: {
    atMs: number;
    afterOpenedMs: readonly number[];
    afterClosedMs: readonly number[];
    openedFromMs: number;
    most: number;
  }) => Promise<readonly { provider: string; reference: string; partnerReference: string; ask: number }[]>;
  /** Scheduled loans to tell of and, where they are sent at all, to send at an instant, the longest due first; none whose text is tried again later. */
  dueScheduledLoans: (
    atMs: number,
    options: { most: number; areSent: boolean },
  ) => Promise<readonly { customerId: string; scheduledLoanId: string }[]>;
  /** Accounts whose day has come to look at whether they were kept long enough, the longest due first. */
  accountsToCheck: (on: LocalDate, most: number) => Promise<readonly string[]>;
  /** The hours of the Manila day at which borrowers want to be reminded. */
  reminderHours: () => Promise<readonly number[]>;
  /** What came back first, then the oldest. */
  reviewQueue: (most: number) => Promise<readonly ReviewCaseRow[]>;
  /** How many applications wait for a person, and since when the oldest does. */
  waitingForReview: () => Promise<{ count: number; oldestAt: number | null }>;
  countOpenRequests: (from: RequestSource | undefined) => Promise<number>;
  decidedSince: (instantMs: number) => Promise<{ approved: number; declined: number }>;
  /** Of the last decisions that people took. */
  medianReviewMinutes: () => Promise<number | null>;
  allCustomers: (most: number) => Promise<readonly string[]>;
};
