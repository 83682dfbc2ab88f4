import * as v from 'valibot';
import { uuidField } from '../../fields.ts';
import { letterKinds } from '../../letter-kinds.ts';
import { letterAnswer, letterReceipt } from '../letter/letter-answer.ts';

const aboutCustomer = {
  customerId: uuidField,
  nameMasked: v.string(),
  orderNumber: v.nullable(v.string()),
};

/** A letter as it waits, without what is in it. */
export const waitingLetter = v.strictObject({
  ...letterReceipt.entries,
  kind: v.picklist(letterKinds),
  loanId: v.nullable(uuidField),
  ...aboutCustomer,
});
export type WaitingLetter = v.InferOutput<typeof waitingLetter>;

/** A letter opened by a member of staff. */
export const staffLetter = v.strictObject({
  ...letterAnswer.entries,
  ...aboutCustomer,
  /** The language the borrower reads. */
  language: v.string(),
});
export type StaffLetter = v.InferOutput<typeof staffLetter>;
