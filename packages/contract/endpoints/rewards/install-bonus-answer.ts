import * as v from 'valibot';
import { instantField } from '../../fields.ts';
import { centavosField } from '../../money.ts';

/** What opening the app from the home screen brings, and whether it did. */
export const installBonusAnswer = v.strictObject({
  couponCentavos: centavosField,
  /** By how much the limit rises; a borrower without one gets it with the first. */
  stepCentavos: centavosField,
  /** The borrower's own limit now. */
  limitCentavos: centavosField,
  /** When it was given; null before. */
  givenAt: v.nullable(instantField),
});
export type InstallBonusAnswer = v.InferOutput<typeof installBonusAnswer>;
