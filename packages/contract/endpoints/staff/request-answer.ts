import * as v from 'valibot';
import { instantField, uuidField } from '../../fields.ts';
import { couponStep } from './coupon-step.ts';
import { limitStep } from './limit-step.ts';
import { loanAction } from './loan-action.ts';
import { phoneStep } from './phone-step.ts';
import { unlockStep } from './unlock-step.ts';

/** A step of one member of staff that another one confirms: with a loan's money, a coupon, a limit, a locked account or a phone number. */
export const staffStep = v.variant(
  'kind',
  [loanAction, couponStep, limitStep, unlockStep, phoneStep],
  'choice_required',
);
export type StaffStep = v.InferOutput<typeof staffStep>;

/** A request as staff see it. */
export const staffRequest = v.strictObject({
  customerId: uuidField,
  requestId: uuidField,
  kind: v.picklist(['cancellation', 'hardship', 'older-records', 'refund', 'deletion', 'staff-action']),
  loanId: v.nullable(uuidField),
  orderNumber: v.nullable(v.string()),
  nameMasked: v.string(),
  status: v.picklist(['open', 'done', 'refused', 'withdrawn']),
  createdAt: instantField,
  endedAt: v.nullable(instantField),
  reasonCode: v.nullable(v.string()),
  /** What the borrower wrote or chose, field by field. */
  details: v.record(v.string(), v.union([v.string(), v.number()])),
  /** The step that a colleague asks for; null for a borrower's request. */
  action: v.nullable(staffStep),
  /** Of a step with a payout: its reference, as the loan and the provider name it. */
  payoutReference: v.nullable(v.string()),
  /**
   * Of a step with a phone number: the one of now and the one that is to take its place. Whole while it waits, for who may confirm
   * it and who proposed it; masked for everybody else and afterwards. A number that was refused is not kept.
   */
  phones: v.nullable(v.strictObject({ from: v.string(), to: v.string() })),
  proposedBy: v.nullable(v.string()),
  /** Whether the asking member of staff proposed it, and so may not confirm it. */
  isOwn: v.boolean(),
  /** Whether it waits although the partner key that proposed it was revoked: nobody may confirm it. */
  isKeyRevoked: v.boolean(),
});
export type StaffRequest = v.InferOutput<typeof staffRequest>;
