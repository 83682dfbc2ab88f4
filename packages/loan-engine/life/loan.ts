// A loan carries the terms it was made with and running totals of what was charged and paid, as plain data that can be stored as it is.
// Source: specification point 3 (loan or order); a loan keeps the version of the product it was priced by.
import { assertThat } from '../assertion.ts';
import type { LocalDate } from '../money/local-date.ts';
import { addCentavos, subtractCentavos, zeroCentavos, type Centavos } from '../money/money.ts';
import type { Ppm } from '../money/rate.ts';
import { ruleForDate, type CostCapProof, type CostFigures } from '../pricing/cost-cap.ts';
import { settleFees } from '../pricing/fees-timing.ts';
import type { FeesTiming, LoanProduct } from '../pricing/loan-product.ts';
import { checkSplitting, type SplittingRefusal } from '../pricing/loan-splitting.ts';
import {
  chargeCeiling,
  feesOf,
  planInstallments,
  quote as price,
  type Installment,
  type Quote,
  type QuoteRefusal,
} from '../pricing/quote.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { Decision } from './decision.ts';
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

export type BookLoanRefusal = 'QUOTE_PRODUCT_MISMATCH' | 'QUOTE_CHANGED' | SplittingRefusal | QuoteRefusal;

/**
 * Makes a loan from a quote after pricing it again; the loan waits in 'disbursing' until its payout is requested.
 * Units: centavos. Errors: QUOTE_PRODUCT_MISMATCH, QUOTE_CHANGED (one centavo or one day suffices), CAP_SPLITTING beside the borrower's open
 * loans, and every code of `quote`.
 * Source: ruling that what is shown, signed and booked are one number.
 */
export function bookLoan(input: {
  readonly loanId: string;
  readonly customerId: string;
  readonly product: LoanProduct;
  readonly quote: Quote;
  /** The borrower's loans that have not ended; none where not told. */
  readonly openLoans?: readonly Loan[];
}): Result<Decision, BookLoanRefusal> {
  const { loanId, customerId, product, quote, openLoans = [] } = input;
  if (quote.productId !== product.productId || quote.productVersion !== product.version) {
    return refuse('QUOTE_PRODUCT_MISMATCH');
  }
  const couponCentavos = couponOf(quote);
  if (couponCentavos < 0) return refuse('QUOTE_CHANGED');
  const { amountCentavos, termDays, disbursedOn } = quote;
  const repriced = price(product, { amountCentavos, termDays, disbursedOn, couponCentavos });
  if (!repriced.ok) return repriced;
  if (!isSameQuote(repriced.value, quote)) return refuse('QUOTE_CHANGED');
  const terms = termsOf(product, repriced.value, couponCentavos);
  const part = { enteredOn: disbursedOn, figures: contractFigures(terms, amountCentavos) };
  const beside = openLoans.map((open) => ({
    enteredOn: open.disbursedOn ?? disbursedOn,
    figures: contractFigures(open.terms, open.principalCentavos),
  }));
  const splitting = checkSplitting(part, beside);
  if (!splitting.ok) return splitting;
  const loan: Loan = {
    loanId,
    customerId,
    productId: product.productId,
    productVersion: product.version,
    terms,
    status: 'disbursing',
    payoutAttempt: 0,
    principalCentavos: amountCentavos,
    netDisbursedCentavos: quote.netDisbursedCentavos,
    disbursedOn: null,
    dueOn: null,
    schedule: repriced.value.schedule,
    principalPaidCentavos: zeroCentavos,
    interestAccruedCentavos: zeroCentavos,
    interestPaidCentavos: zeroCentavos,
    lateChargeAccruedCentavos: zeroCentavos,
    lateChargePaidCentavos: zeroCentavos,
    penaltyFeeAccruedCentavos: zeroCentavos,
    penaltyFeePaidCentavos: zeroCentavos,
    accruedThroughOn: null,
    settledOn: null,
    customerCreditCentavos: zeroCentavos,
    extensionCount: 0,
  };
  return accept({ loan, entries: [], events: [{ kind: 'loan-booked', loanId, on: disbursedOn }] });
}

/** The coupon inside a quote, in centavos: all charges less what the loan costs. Errors: none. Source: a coupon lowers the cost and nothing else does. */
export function couponOf(quote: Quote): Centavos {
  const charges = addCentavos(quote.interestCentavos, feesOf(quote));
  return subtractCentavos(charges, quote.totalCostCentavos);
}

/** Whether two quotes agree in every figure and every date; the proof follows from them. Units: none. Errors: none. Source: ruling on one centavo of difference. */
export function isSameQuote(left: Quote, right: Quote): boolean {
  const { schedule: leftSchedule, costCapProof: _leftProof, ...leftFigures } = left;
  const { schedule: rightSchedule, costCapProof: _rightProof, ...rightFigures } = right;
  return (
    haveSameFields(leftFigures, rightFigures) &&
    leftSchedule.length === rightSchedule.length &&
    leftSchedule.every((line, index) => haveSameFields(line, rightSchedule[index] ?? {}))
  );
}

// A contract's price before any coupon, told from the terms alone, so that repayments and extensions since do not change it.
function contractFigures(terms: LoanTerms, principalCentavos: Centavos): CostFigures {
  const { termDays, dailyInterestPpm, periodDays = null, feesTiming = 'upfront' } = terms;
  const bare = planInstallments({ periodDays, dailyInterestPpm }, principalCentavos, termDays);
  const { plan: _plan, ...settled } = settleFees(feesTiming, principalCentavos, bare, feesOf(terms));
  return {
    ...settled,
    amountCentavos: principalCentavos,
    dailyInterestPpm,
    lateChargePpmPerDay: terms.lateChargePpmPerDay,
    penaltyFeeCentavos: terms.penaltyFeeCentavos,
  };
}

function haveSameFields(left: object, right: object): boolean {
  const rightFields = new Map<string, unknown>(Object.entries(right));
  return Object.entries(left).every(([name, value]) => rightFields.get(name) === value);
}

function termsOf(product: LoanProduct, quote: Quote, couponCentavos: Centavos): LoanTerms {
  const rule = ruleForDate(quote.disbursedOn);
  assertThat(rule !== null, 'a quote that was accepted has a rule in force on its date');
  return {
    termDays: quote.termDays,
    periodDays: product.periodDays,
    feesTiming: product.feesTiming,
    dailyInterestPpm: product.dailyInterestPpm,
    lateChargePpmPerDay: product.lateChargePpmPerDay,
    penaltyFeeCentavos: product.penaltyFeeCentavos,
    latePenaltyCapPpmPerMonth: rule.latePenaltyPpmPerMonth,
    chargeCeilingCentavos: chargeCeiling(quote),
    extensionDays: product.extensionDays,
    extensionFeePpm: product.extensionFeePpm,
    maxExtensions: product.maxExtensions,
    maxOverdueDaysToExtend: product.maxOverdueDaysToExtend,
    interestCentavos: quote.interestCentavos,
    serviceFeeCentavos: quote.serviceFeeCentavos,
    creditReportFeeCentavos: quote.creditReportFeeCentavos,
    gstCentavos: quote.gstCentavos,
    couponCentavos,
    withheldCentavos: quote.withheldCentavos,
    totalRepaymentCentavos: quote.totalRepaymentCentavos,
    totalCostCentavos: quote.totalCostCentavos,
    effectiveMonthlyRatePpm: quote.effectiveMonthlyRatePpm,
    costCapProof: quote.costCapProof,
  };
}
