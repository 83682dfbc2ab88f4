import type { LetterKind, LetterOutcome } from '@luwag/contract/letter-kinds';

/** A letter as kept: what was written and what was answered are sealed. */
export type LetterRow = {
  customerId: string;
  letterId: string;
  kind: LetterKind;
  /** What its writer calls it by. */
  number: string;
  /** The loan that a payment was made for, and the picture that shows it. */
  loanId: string | null;
  photoId: string | null;
  contentSealed: Buffer;
  sentAt: number;
  answeredAt: number | null;
  outcome: LetterOutcome | null;
  answerSealed: Buffer | null;
};

/** What borrowers wrote, for reading; every change goes through the customer. */
export type LetterBox = {
  /** Newest first, at most `most`. */
  list: (customerId: string, most: number) => Promise<readonly LetterRow[]>;
  find: (customerId: string, letterId: string) => Promise<LetterRow | null>;
  /** Of all customers, those nobody has answered, oldest first. */
  waiting: (kinds: readonly LetterKind[], most: number) => Promise<readonly LetterRow[]>;
  countWaiting: (kinds: readonly LetterKind[]) => Promise<number>;
};
