import * as v from 'valibot';
import { uuidField } from '../../fields.ts';
import { supportMessageKinds } from '../../support-message-kinds.ts';
import { supportMessageAnswer, supportMessageReceipt } from '../support-message/support-message-answer.ts';

const aboutCustomer = {
  customerId: uuidField,
  nameMasked: v.string(),
  orderNumber: v.nullable(v.string()),
};

/** A support message as it waits, without what is in it. */
export const waitingSupportMessage = v.strictObject({
  ...supportMessageReceipt.entries,
  kind: v.picklist(supportMessageKinds),
  loanId: v.nullable(uuidField),
  ...aboutCustomer,
});
export type WaitingSupportMessage = v.InferOutput<typeof waitingSupportMessage>;

/** A support message opened by a member of staff. */
export const staffSupportMessage = v.strictObject({
  ...supportMessageAnswer.entries,
  ...aboutCustomer,
  /** The language the borrower reads. */
  language: v.string(),
});
export type StaffSupportMessage = v.InferOutput<typeof staffSupportMessage>;
