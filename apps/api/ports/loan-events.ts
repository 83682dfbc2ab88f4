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

/** An event as it is kept. */
export type KeptLoanEvent = Omit<LoanEventRow, 'subject'> & { sequence: number };
