import * as v from 'valibot';
import { businessDateField, instantField, productIdField, uuidField } from '../../fields.ts';
import { centavosField } from '../../money.ts';
import { productThemes } from '../loan/get-offer.ts';

const wholeBetween = (least: number, most: number) =>
  v.pipe(
    v.number('number_invalid'),
    v.safeInteger('number_invalid'),
    v.minValue(least, 'number_invalid'),
    v.maxValue(most, 'number_invalid'),
  );
const rate = wholeBetween(0, 1_000_000);
const term = wholeBetween(1, 720);
const amount = v.pipe(
  centavosField,
  v.minValue(10_000, 'amount_invalid'),
  v.maxValue(8_000_000, 'amount_invalid'),
);
const fee = v.pipe(centavosField, v.maxValue(8_000_000, 'amount_invalid'));

/**
 * The figures of one version of a product, within bounds that let every price of it be computed in a moment: amounts
 * in steps of 100 pesos at least, terms of two years at most. What the law allows is the engine's to say.
 */
export const productFigures = v.strictObject({
  productId: productIdField,
  version: wholeBetween(1, 10_000),
  minAmountCentavos: amount,
  maxAmountCentavos: amount,
  stepAmountCentavos: amount,
  minTermDays: term,
  maxTermDays: term,
  offeredTermDays: v.pipe(v.array(term), v.minLength(1, 'number_invalid'), v.maxLength(24, 'number_invalid')),
  /** Days from one installment to the next; null where one payment ends the term. */
  periodDays: v.nullable(wholeBetween(1, 180)),
  dailyInterestPpm: rate,
  serviceFeePpmPerDay: rate,
  creditReportFeeCentavos: fee,
  gstPpm: rate,
  gstBase: v.picklist(['serviceFee', 'allFees'], 'choice_required'),
  lateChargePpmPerDay: rate,
  penaltyFeeCentavos: fee,
  extensionDays: wholeBetween(1, 30),
  extensionFeePpm: rate,
  maxExtensions: wholeBetween(0, 12),
  maxOverdueDaysToExtend: wholeBetween(0, 60),
  feesTiming: v.picklist(['upfront', 'at-repayment'], 'choice_required'),
  capScope: v.picklist(['covered-loans', 'all-loans'], 'choice_required'),
  /** Which of its looks the product is shown in; the first one where none is named. */
  theme: v.optional(v.picklist(productThemes, 'choice_required')),
});
export type ProductFigures = v.InferOutput<typeof productFigures>;

export const publicationBody = v.strictObject({ product: productFigures, effectiveFrom: businessDateField });

/** A version that one member of staff proposed, with every figure that differs from the version before it. */
export const productProposal = v.strictObject({
  proposalId: uuidField,
  effectiveFrom: businessDateField,
  product: productFigures,
  changes: v.array(v.strictObject({ field: v.string(), before: v.string(), after: v.string() })),
  proposedBy: v.string(),
  proposedAt: instantField,
  /** Whether the reader proposed it, and so may not confirm it. */
  isOwn: v.boolean(),
});
export type ProductProposal = v.InferOutput<typeof productProposal>;

/** What the price cap check says of a version: why it is refused, and its worst-case price against each cap. */
export const priceVerdict = v.strictObject({
  refusal: v.nullable(
    v.strictObject({ code: v.string(), detail: v.record(v.string(), v.union([v.string(), v.number()])) }),
  ),
  worstCase: v.array(
    v.strictObject({
      cap: v.picklist(['nominal-rate', 'effective-rate', 'late-charge', 'penalty-fee', 'total-cost']),
      unit: v.picklist([
        'ppm-per-day',
        'centavos-deducted-upfront',
        'centavos-at-repayment',
        'centavos-once',
        'centavos-in-all',
      ]),
      actual: v.number(),
      allowed: v.number(),
      amountCentavos: centavosField,
      termDays: v.number(),
    }),
  ),
});
export type PriceVerdict = v.InferOutput<typeof priceVerdict>;
