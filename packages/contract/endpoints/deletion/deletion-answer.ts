import * as v from 'valibot';
import { dateField, instantField } from '../../fields.ts';

/** What stands against deleting an account now. */
export const deletionBlocks = ['openLoan', 'moneyHeld', 'paymentUnderWay'] as const;

/** A deletion that was asked for and not carried out yet, and the last day for it. */
export const pendingDeletion = v.strictObject({ askedAt: instantField, carriedOutByOn: dateField });
export type PendingDeletion = v.InferOutput<typeof pendingDeletion>;

/** Whether an account can be deleted, and how that stands. */
export const deletionAnswer = v.strictObject({
  pending: v.nullable(pendingDeletion),
  /** Null when nothing stands against it. */
  blockedBy: v.nullable(v.picklist(deletionBlocks)),
  /** Whether there were loans, whose records the law has kept for some years. */
  hasLoanRecords: v.boolean(),
  /** Why it was refused when it was asked for last; null where it was not. */
  refusedFor: v.nullable(v.string()),
});
