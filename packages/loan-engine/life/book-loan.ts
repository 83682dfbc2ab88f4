// A loan is booked from a quote that is priced again, so that what is shown, signed and booked are one number.
// Source: ruling on one centavo of difference; splitting beside open loans, SEC MC 3-2022.
import { assertThat } from '../assertion.ts';
import { couponOf, type Loan, type LoanTerms } from '../loan/loan.ts';
import { zeroCentavos, type Centavos } from '../money/money.ts';
import { ruleForDate, type CostFigures } from '../pricing/cost-cap.ts';
import { settleFees } from '../pricing/fees-timing.ts';
import type { LoanProduct } from '../pricing/loan-product.ts';
import { checkSplitting, type SplittingRefusal } from '../pricing/loan-splitting.ts';
import {
  chargeCeiling,
  feesOf,
  planInstallments,
  quote as price,
  type Quote,
  type QuoteRefusal,
} from '../pricing/quote.ts';
import { accept, refuse, type Result } from '../result.ts';
import type { Decision } from './decision.ts';

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

/** The terms that a loan keeps of its product and its price. Units: centavos, days. Errors: a quote without a rule in force is a bug (assertion). Source: as above. */
export function termsOf(product: LoanProduct, quote: Quote, couponCentavos: Centavos): LoanTerms {
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
