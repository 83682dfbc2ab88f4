import * as v from 'valibot';
import { dateField } from '../../fields.ts';

/** Days on which a borrower is paid, in order; one that falls on a weekend by its date is the Friday before. */
export const paydaysAnswer = v.strictObject({
  on: v.array(dateField),
  /** False where only the day of the week is known, not which week. */
  isCertain: v.boolean(),
});
export type PaydaysAnswer = v.InferOutput<typeof paydaysAnswer>;
