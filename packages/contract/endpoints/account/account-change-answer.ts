import * as v from 'valibot';
import { instantField } from '../../fields.ts';
import { accountTypes } from '../../profile/choices.ts';

/**
 * Why the payout account cannot be changed now; `underReview`: the name that an account has to carry is being judged; `newDevice`: this
 * browser has been known for less than a day.
 */
export const accountChangeRefusals = [
  'noLoanSettled',
  'underReview',
  'loanOpen',
  'payoutUnderWay',
  'maintenance',
  'newDevice',
] as const;
export type AccountChangeRefusal = (typeof accountChangeRefusals)[number];

/** Where the money goes now, and what stands against changing that; told before anything is filled in. */
export const accountChangeAnswer = v.strictObject({
  accountType: v.picklist(accountTypes),
  institution: v.string(),
  numberMasked: v.string(),
  /**
   * The open loan's payout. `failed`: it is sent at once to the account that is given, the same one included; `inQuestion`: it
   * failed and may have arrived after all, so nothing is sent before that is settled; `underWay`: it is being sent to this account;
   * null without such a loan.
   */
  loanPayout: v.nullable(v.picklist(['failed', 'inQuestion', 'underWay'])),
  refusal: v.nullable(
    v.strictObject({
      reason: v.picklist(accountChangeRefusals),
      /** Since when, of a maintenance; null for any other reason. */
      since: v.nullable(instantField),
      /** From when it is possible, where that is known. */
      until: v.nullable(instantField),
      /** What the lender's staff say about it; null where they say nothing. */
      note: v.nullable(v.string()),
    }),
  ),
  /** A maintenance that begins within a day, where a change is possible until then; null where none is known. */
  closing: v.nullable(
    v.strictObject({ from: instantField, until: instantField, note: v.nullable(v.string()) }),
  ),
});
export type AccountChangeAnswer = v.InferOutput<typeof accountChangeAnswer>;
