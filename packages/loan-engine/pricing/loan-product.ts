// A loan product is a dated, versioned set of figures; a loan keeps the version it was made with.
// Source: specification points 3 and 9, rulings 12, 20 and 21; the default rates are chosen to stay inside SEC MC 14-2025 at every amount and term.
import { centavos, type Centavos } from '../money/money.ts';
import { ppm, type Ppm } from '../money/rate.ts';

/** What GST is charged on: the service fee alone, or the service fee and the credit-report fee. */
export type GstBase = 'serviceFee' | 'allFees';

/** When fees and GST are paid: taken off the payout, or with the first installment. */
export type FeesTiming = 'upfront' | 'at-repayment';

/** Whether the legal caps bind only the loans the circular covers, or every loan of the product. */
export type CapScope = 'covered-loans' | 'all-loans';

/** Which of its looks a product is shown in. */
export type ProductTheme = 1 | 2 | 3;

export type LoanProduct = {
  readonly productId: string;
  readonly version: number;
  readonly minAmountCentavos: Centavos;
  readonly maxAmountCentavos: Centavos;
  readonly stepAmountCentavos: Centavos;
  readonly minTermDays: number;
  readonly maxTermDays: number;
  /** Terms a screen suggests; every whole day from the shortest to the longest may be asked for. */
  readonly offeredTermDays: readonly number[];
  /** Days from one installment to the next, the term being a whole number of them; null where one payment ends the term. */
  readonly periodDays: number | null;
  readonly dailyInterestPpm: Ppm;
  /** The service fee grows with the term, because a flat one would break the cap on short terms. */
  readonly serviceFeePpmPerDay: Ppm;
  readonly creditReportFeeCentavos: Centavos;
  readonly gstPpm: Ppm;
  readonly gstBase: GstBase;
  readonly lateChargePpmPerDay: Ppm;
  readonly penaltyFeeCentavos: Centavos;
  readonly extensionDays: number;
  readonly extensionFeePpm: Ppm;
  readonly maxExtensions: number;
  readonly maxOverdueDaysToExtend: number;
  readonly feesTiming: FeesTiming;
  readonly capScope: CapScope;
  /** The first one where none is named. */
  readonly theme?: ProductTheme | undefined;
};

/** The main product, one payment after 7 to 180 days. Units: in the names. Source: specification point 9, rulings 12, 20, 21. */
export const mainProduct: LoanProduct = {
  productId: 'main',
  version: 1,
  minAmountCentavos: centavos(100_000),
  maxAmountCentavos: centavos(8_000_000),
  stepAmountCentavos: centavos(10_000),
  minTermDays: 7,
  maxTermDays: 180,
  offeredTermDays: [7, 14, 21, 30, 45, 60, 90, 120, 180],
  periodDays: null,
  dailyInterestPpm: ppm(1000),
  serviceFeePpmPerDay: ppm(700),
  creditReportFeeCentavos: centavos(1000),
  gstPpm: ppm(180_000),
  gstBase: 'serviceFee',
  lateChargePpmPerDay: ppm(1000),
  penaltyFeeCentavos: centavos(0),
  extensionDays: 8,
  extensionFeePpm: ppm(5600),
  maxExtensions: 2,
  maxOverdueDaysToExtend: 7,
  feesTiming: 'upfront',
  capScope: 'all-loans',
};

/**
 * The sub-product, two to six installments thirty days apart. Units: in the names. Source: specification points 2 and 3.
 * The service fee is charged on the whole amount for the whole term while the debt shrinks, so it is lower than the main product's.
 * A due date is not extended: with later installments to come, a loan in trouble is re-planned instead.
 */
export const subProduct: LoanProduct = {
  ...mainProduct,
  productId: 'sub',
  version: 1,
  minAmountCentavos: centavos(200_000),
  minTermDays: 60,
  maxTermDays: 180,
  offeredTermDays: [60, 90, 120, 150, 180],
  periodDays: 30,
  serviceFeePpmPerDay: ppm(400),
  maxExtensions: 0,
};
