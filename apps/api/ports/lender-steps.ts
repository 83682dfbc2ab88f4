import type { paymentChannels } from '@luwag/contract/endpoints/loan/payment-channels';
import type { AccountCode } from '@luwag/loan-engine/ledger/accounts';
import type { LenderEvent } from '@luwag/loan-engine/ledger/lender-entry';
import type { Centavos } from '@luwag/loan-engine/money/money';
import type { AuditEntry } from './staff-store.ts';
import type { CollectedChanges, LenderEntryRow, SuspenseClosing } from './suspense.ts';

type PaymentChannel = (typeof paymentChannels)[number];

/** Money between the lender's owners, its own channels, its bank and its payout provider, as the bank's statement shows it. */
export type BankTransfer = {
  kind: Extract<
    LenderEvent['kind'],
    'capital-paid-in' | 'provider-topped-up' | 'own-channels-deposited' | 'conversion-cleared'
  >;
  amountCentavos: Centavos;
  /** The Manila day of the transfer. */
  paidOn: string;
  /** The bank's number of the transfer. */
  reference: string;
};

/** What the bank received of a settlement file that was booked. */
export type SettlementReceipt = {
  kind: 'settlement-received';
  fileId: string;
  fileName: string;
  provider: string;
  amountCentavos: Centavos;
  /** What the bank gets by the file. */
  expectedCentavos: Centavos;
  /** The Manila day on which it arrived. */
  paidOn: string;
  /** The bank's number of the transfer. */
  reference: string;
};

/** Money in suspense that turns out to be a borrower's. */
export type SuspenseAssignment = {
  kind: 'suspense-assigned';
  suspenseId: string;
  amountCentavos: Centavos;
  customerId: string;
  loanId: string;
  orderNumber: string;
  /** By which channel it was paid, as the borrower's history shows it. */
  channel: PaymentChannel;
};
/** Money in suspense that goes back to its payer, with the transfer that was made. */
export type SuspenseReturn = {
  kind: 'suspense-returned';
  suspenseId: string;
  amountCentavos: Centavos;
  from: Extract<LenderEvent, { kind: 'suspense-returned' }>['from'];
  paidOn: string;
  reference: string;
};

/** Money in suspense that its provider took back, and has again. */
export type SuspenseReceivedAgain = {
  kind: 'suspense-received-again';
  suspenseId: string;
  amountCentavos: Centavos;
  /** The provider's number of the payment. */
  reference: string;
};

/** An entry of the lender that was wrong and is taken back. */
export type EntryTakenBack = {
  kind: 'entry-taken-back';
  entryId: string;
  entryKind: (BankTransfer | SettlementReceipt)['kind'];
  amountCentavos: Centavos;
  paidOn: string;
  reference: string;
  /** The settlement file of which the wrong entry booked what the bank received. */
  fileId: string | null;
};

/** What a step of two people is about, by its kind. Kept as JSON. */
export type LenderStepDetails =
  | BankTransfer
  | SettlementReceipt
  | SuspenseAssignment
  | SuspenseReturn
  | SuspenseReceivedAgain
  | EntryTakenBack;

export type LenderStepRow = {
  stepId: string;
  /** What it is about: one step at a time waits for it, and what it books is booked once for it. */
  subject: string;
  details: LenderStepDetails;
  reason: string;
  proposedBy: string;
  proposedByName: string;
  proposedAt: number;
  status: 'open' | 'confirmed' | 'declined';
  answeredByName: string | null;
  answeredAt: number | null;
  /** The entry that its confirmation booked for its subject. */
  entryId: string | null;
  /** The entry that took that one back. */
  takenBackByEntryId: string | null;
};

export type LenderStepProposal = Omit<
  LenderStepRow,
  'status' | 'answeredByName' | 'answeredAt' | 'entryId' | 'takenBackByEntryId'
>;
export type LenderStepAnswer = {
  stepId: string;
  status: 'confirmed' | 'declined';
  answeredBy: string;
  answeredByName: string;
  answeredAt: number;
  /** What the confirmation books. */
  entry?: LenderEntryRow;
  /** The account that the entry takes from, where no more may go than stands there. */
  drawnFrom?: AccountCode;
  /** What of a settlement file arrived at the bank with it. */
  settlement?: { fileId: string; amountCentavos: Centavos };
  /** The item of suspense that ends with it, or that waits again. */
  suspense?:
    | { suspenseId: string; state: 'assigned' | 'returned'; closing: SuspenseClosing }
    | { suspenseId: string; state: 'open' };
};
export type LenderStepAnswered = { answer: LenderStepAnswer; audit: AuditEntry };

/** What a write of a customer changes in the lender's own books. */
export type LenderChanges = CollectedChanges & {
  /** Steps of two people that this write confirms. */
  lenderAnswers?: readonly LenderStepAnswered[];
};

/** Steps on the lender's own money: proposed by one person, answered by another. */
export type LenderSteps = {
  /** Those that wait, oldest first, and the last ones that were answered, newest first; before a step that is named, or of all. */
  list: (
    mostAnswered: number,
    before?: string,
  ) => Promise<{
    waiting: readonly LenderStepRow[];
    answered: readonly LenderStepRow[];
  }>;
  find: (stepId: string) => Promise<LenderStepRow | null>;
  /** Every step on a subject, oldest first. */
  ofSubject: (subject: string) => Promise<readonly LenderStepRow[]>;
  /** An entry of the lender's own books, with the step that booked it; null: none did. */
  findEntry: (
    entryId: string,
  ) => Promise<{ postings: LenderEntryRow['postings']; step: LenderStepRow | null } | null>;
  /** Whether an entry stands for what is named, and was taken back. */
  isTakenBack: (bookedFor: string) => Promise<boolean>;
  /** 'waiting': a step on this subject waits already. 'booked': it was confirmed before. */
  propose: (step: LenderStepProposal, audit: AuditEntry) => Promise<'kept' | 'waiting' | 'booked'>;
  /** Keeps the answer with its entry, or neither. 'moved': it was answered meanwhile. 'booked': its entry stands already. 'ended': its suspense ended. 'uncovered': less stands in the account that the entry takes from. */
  answer: (answered: LenderStepAnswered) => Promise<'answered' | 'moved' | 'booked' | 'ended' | 'uncovered'>;
};
