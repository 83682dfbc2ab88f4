import * as v from 'valibot';
import { lineField } from '../../fields.ts';

/** How staff made sure that the owner asks, and that they hold the new number. A code is no proof: staff never ask for one. */
export const newNumberProofs = ['seenInPerson', 'calledBackOnNew'] as const;

/** What a change of the number is taken on, and why, for the log. */
export const newNumberHeld = {
  proof: v.picklist(newNumberProofs, 'choice_required'),
  reason: lineField('reason_required', 5, 200),
};

/** A customer's phone number that is to be changed, which waits for a second person. The number itself is kept sealed beside it. */
export const phoneStep = v.strictObject({ kind: v.literal('change-phone'), ...newNumberHeld });
export type PhoneStep = v.InferOutput<typeof phoneStep>;
