import type { LenderEvent } from '@luwag/loan-engine/ledger/lender-entry';
import type { Centavos } from '@luwag/loan-engine/money/money';
import type { AuditEntry } from './staff-store.ts';
import type { LenderEntryRow } from './suspense.ts';

/** Money between the lender's owners, its bank and its payout provider, as the bank's statement shows it. */
export type BankTransfer = {
  kind: Extract<LenderEvent['kind'], 'capital-paid-in' | 'provider-topped-up'>;
  amountCentavos: Centavos;
  /** The Manila day of the transfer. */
  paidOn: string;
  /** The bank's number of the transfer. */
  reference: string;
};

/** What a step of two people is about, by its kind. Kept as JSON. */
export type LenderStepDetails = BankTransfer;

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
};

export type LenderStepProposal = Omit<LenderStepRow, 'status' | 'answeredByName' | 'answeredAt'>;
export type LenderStepAnswer = {
  stepId: string;
  status: 'confirmed' | 'declined';
  answeredBy: string;
  answeredByName: string;
  answeredAt: number;
  /** What the confirmation books. */
  entry?: LenderEntryRow;
};

/** Steps on the lender's own money: proposed by one person, answered by another. */
export type LenderSteps = {
  /** Those that wait, oldest first, and the last ones that were answered, newest first. */
  list: (mostAnswered: number) => Promise<{
    waiting: readonly LenderStepRow[];
    answered: readonly LenderStepRow[];
  }>;
  find: (stepId: string) => Promise<LenderStepRow | null>;
  /** 'waiting': a step on this subject waits already. 'booked': it was confirmed before. */
  propose: (step: LenderStepProposal, audit: AuditEntry) => Promise<'kept' | 'waiting' | 'booked'>;
  /** Keeps the answer with its entry, or neither. 'moved': it was answered meanwhile. 'booked': its entry stands already. */
  answer: (answer: LenderStepAnswer, audit: AuditEntry) => Promise<'answered' | 'moved' | 'booked'>;
};
