import type { SupportMessageKind, SupportMessageOutcome } from '@luwag/contract/support-message-kinds';

/** A support message as kept: what was written and what was answered are sealed. */
export type SupportMessageRow = {
  customerId: string;
  supportMessageId: string;
  kind: SupportMessageKind;
  /** What its writer calls it by. */
  number: string;
  /** The loan that a payment was made for, and the picture that shows it. */
  loanId: string | null;
  photoId: string | null;
  contentSealed: Buffer;
  sentAt: number;
  answeredAt: number | null;
  outcome: SupportMessageOutcome | null;
  answerSealed: Buffer | null;
};

/** Where a page of a list begins. */
export type SupportMessagePlace = Pick<SupportMessageRow, 'sentAt' | 'supportMessageId'>;

/** What borrowers wrote, for reading; every change goes through the customer. */
export type SupportMessageRepository = {
  /** Newest first, at most `most`; with a place, those that were sent before it. */
  list: (
    customerId: string,
    most: number,
    before?: SupportMessagePlace,
  ) => Promise<readonly SupportMessageRow[]>;
  find: (customerId: string, supportMessageId: string) => Promise<SupportMessageRow | null>;
  /** Whether a customer still waits for an answer. */
  isWaiting: (customerId: string) => Promise<boolean>;
  /** Of all customers, those nobody has answered, oldest first. */
  waiting: (kinds: readonly SupportMessageKind[], most: number) => Promise<readonly SupportMessageRow[]>;
  /** Those of some customers who have a complaint that nobody has answered. */
  withOpenComplaint: (customerIds: readonly string[]) => Promise<ReadonlySet<string>>;
  countWaiting: (kinds: readonly SupportMessageKind[]) => Promise<number>;
};
