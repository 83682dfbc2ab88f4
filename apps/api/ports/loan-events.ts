import type { LoanEventData, LoanEventType } from '@luwag/contract/endpoints/receiver/loan-events';

/** What happened to a loan, kept with the write that it tells of. `subject` tells apart events of one type of one loan. */
export type LoanEventRow = {
  eventId: string;
  loanId: string;
  type: LoanEventType;
  subject: string;
  happenedAt: number;
  data: LoanEventData;
};

/** All events in one order, for those who ask for what comes after a place. */
export type LoanFeed = {
  events: (after: number, most: number) => Promise<readonly (KeptLoanEvent & { position: number })[]>;
  /** Loans by the place of their last event, each once. */
  changed: (
    after: number,
    most: number,
  ) => Promise<readonly { customerId: string; loanId: string; position: number }[]>;
};

/** An event as it is kept. */
export type KeptLoanEvent = Omit<LoanEventRow, 'subject'> & { sequence: number };
