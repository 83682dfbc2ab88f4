import * as v from 'valibot';

export const adConsentAnswer = v.strictObject({
  /** Whether this lender has its advertisements measured at all. */
  isOffered: v.boolean(),
  /** Whether the borrower agreed to it, and did not take that back. */
  isOn: v.boolean(),
});
