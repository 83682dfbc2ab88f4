// A loan carries the terms it was made with and running totals of what was charged and paid, as plain data that can be stored as it is.
// Source: specification point 3 (loan or order); a loan keeps the version of the product it was priced by.
import type { LocalDate } from '../money/local-date.ts';
import { addCentavos, subtractCentavos, type Centavos } from '../money/money.ts';
import type { Ppm } from '../money/rate.ts';
import type { CostCapProof } from '../pricing/cost-cap.ts';
import type { FeesTiming } from '../pricing/loan-product.ts';
import { feesOf, type Installment, type Quote } from '../pricing/quote.ts';
import type { LoanAdjustments } from './loan-adjustments.ts';
import type { LoanStatus } from './loan-status.ts';

/** What binds for the whole life of one loan, copied from product and quote when it is booked. */
export type LoanTerms = {
  readonly termDays: number;
  /** Days from one installment to the next; null where one payment ends the term, absent on loans from before there were installments. */
  readonly periodDays?: number | null;
  /** Absent on loans from before there was a choice, whose fees were withheld. */
  readonly feesTiming?: FeesTiming;
  readonly dailyInterestPpm: Ppm;
  readonly lateChargePpmPerDay: Ppm;
  readonly penaltyFeeCentavos: Centavos;
  readonly latePenaltyCapPpmPerMonth: Ppm;
  /** Fees, interest and penalties together never pass this. */
  readonly chargeCeilingCentavos: Centavos;
  readonly extensionDays: number;
  readonly extensionFeePpm: Ppm;
  readonly maxExtensions: number;
  readonly maxOverdueDaysToExtend: number;
  readonly interestCentavos: Centavos;
  readonly serviceFeeCentavos: Centavos;
  readonly creditReportFeeCentavos: Centavos;
  readonly gstCentavos: Centavos;
  readonly couponCentavos: Centavos;
  readonly withheldCentavos: Centavos;
  readonly totalRepaymentCentavos: Centavos;
  readonly totalCostCentavos: Centavos;
  readonly effectiveMonthlyRatePpm: number;
  /** What the law's caps were checked on when the loan was booked; absent on a loan booked before the proof was kept. */
  readonly costCapProof?: CostCapProof;
};

export type Loan = {
  readonly loanId: string;
  readonly customerId: string;
  readonly productId: string;
  readonly productVersion: number;
  readonly terms: LoanTerms;
  readonly status: LoanStatus;
  /** How many payouts were asked for; a loan just booked has none. */
  readonly payoutAttempt: number;
  readonly principalCentavos: Centavos;
  readonly netDisbursedCentavos: Centavos;
  readonly disbursedOn: LocalDate | null;
  readonly dueOn: LocalDate | null;
  readonly schedule: readonly Installment[];
  readonly principalPaidCentavos: Centavos;
  readonly interestAccruedCentavos: Centavos;
  readonly interestPaidCentavos: Centavos;
  readonly lateChargeAccruedCentavos: Centavos;
  readonly lateChargePaidCentavos: Centavos;
  readonly penaltyFeeAccruedCentavos: Centavos;
  readonly penaltyFeePaidCentavos: Centavos;
  readonly accruedThroughOn: LocalDate | null;
  readonly settledOn: LocalDate | null;
  /** Money received beyond what was owed; it belongs to the borrower. */
  readonly customerCreditCentavos: Centavos;
  readonly extensionCount: number;
  /** Absent until the loan is first extended or written off. */
  readonly adjustments?: LoanAdjustments;
};

/** The coupon inside a quote, in centavos: all charges less what the loan costs. Errors: none. Source: a coupon lowers the cost and nothing else does. */
export function couponOf(quote: Quote): Centavos {
  const charges = addCentavos(quote.interestCentavos, feesOf(quote));
  return subtractCentavos(charges, quote.totalCostCentavos);
}
