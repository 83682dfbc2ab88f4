import * as v from 'valibot';
import { dateField } from '../../fields.ts';
import { centavosField } from '../../money.ts';

export const installmentAnswer = v.strictObject({
  number: v.number(),
  dueOn: dateField,
  principalCentavos: centavosField,
  interestCentavos: centavosField,
  /** Fees and GST paid with this installment; absent where there are none. */
  feeCentavos: v.optional(centavosField),
});

/** The whole cost of one loan. Amounts in centavos, rates in parts per million. */
export const quoteAnswer = v.strictObject({
  productId: v.string(),
  productVersion: v.number(),
  amountCentavos: centavosField,
  termDays: v.number(),
  disbursedOn: dateField,
  dueOn: dateField,
  interestCentavos: centavosField,
  /** What the interest is reckoned by, each day on what is still owed of the loan amount. */
  dailyInterestPpm: v.number(),
  serviceFeeCentavos: centavosField,
  creditReportFeeCentavos: centavosField,
  gstCentavos: centavosField,
  withheldCentavos: centavosField,
  netDisbursedCentavos: centavosField,
  totalRepaymentCentavos: centavosField,
  totalCostCentavos: centavosField,
  /** What everything ever charged on it can come to at the most. */
  chargeCeilingCentavos: centavosField,
  costPpmOfNet: v.number(),
  effectiveMonthlyRatePpm: v.number(),
  lateChargePerDayCentavos: centavosField,
  /** Charged once, on the first day of lateness; 0 where there is none. */
  penaltyFeeCentavos: centavosField,
  schedule: v.array(installmentAnswer),
});
export type QuoteAnswer = v.InferOutput<typeof quoteAnswer>;
