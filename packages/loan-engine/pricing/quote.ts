// A quote is the whole price of one loan in centavos, refused when the product, the law or a bad figure forbids it.
// Source: specification points 3 and 9, RA 3765 (what a borrower must be told before signing), SEC MC 14-2025.
import { assertThat } from '../assertion.ts';
import { addDays, type LocalDate } from '../money/local-date.ts';
import {
  addCentavos,
  centavos,
  maxCentavos,
  multiplyByPpm,
  negateCentavos,
  ratioInPpm,
  minCentavos,
  subtractCentavos,
  sumCentavos,
  zeroCentavos,
  type Centavos,
} from '../money/money.ts';
import { accept, refuse, type Result } from '../result.ts';
import {
  ruleForDate,
  checkCostCaps,
  type CostCapProof,
  type CostCapRefusal,
  type CostFigures,
} from './cost-cap.ts';
import { monthlyEffectiveRate, type CashFlow } from './effective-rate.ts';
import { settleFees, type InstallmentParts, type PlannedInstallment } from './fees-timing.ts';
import type { LoanProduct } from './loan-product.ts';

/** One scheduled payment. */
export type Installment = InstallmentParts & { readonly number: number; readonly dueOn: LocalDate };

export type QuoteRequest = {
  readonly amountCentavos: Centavos;
  readonly termDays: number;
  readonly disbursedOn: LocalDate;
  /** Taken off the fees, never more than they are. */
  readonly couponCentavos?: Centavos;
};

export type QuoteRefusal =
  | 'AMOUNT_BELOW_MINIMUM'
  | 'AMOUNT_ABOVE_MAXIMUM'
  | 'AMOUNT_OFF_STEP'
  | 'TERM_TOO_SHORT'
  | 'TERM_TOO_LONG'
  | 'TERM_NOT_WHOLE_DAYS'
  | 'TERM_NOT_WHOLE_PERIODS'
  | 'COUPON_NEGATIVE'
  | 'NOTHING_LEFT_TO_DISBURSE'
  | CostCapRefusal;

export type Quote = {
  readonly productId: string;
  readonly productVersion: number;
  readonly amountCentavos: Centavos;
  readonly termDays: number;
  readonly disbursedOn: LocalDate;
  readonly dueOn: LocalDate;
  readonly interestCentavos: Centavos;
  readonly serviceFeeCentavos: Centavos;
  readonly creditReportFeeCentavos: Centavos;
  readonly gstCentavos: Centavos;
  /** What is taken off before the money goes out: fees and GST less the coupon, nothing where they are paid at repayment. */
  readonly withheldCentavos: Centavos;
  readonly netDisbursedCentavos: Centavos;
  readonly totalRepaymentCentavos: Centavos;
  readonly totalCostCentavos: Centavos;
  readonly costPpmOfNet: number;
  readonly effectiveMonthlyRatePpm: number;
  /** One day's late charge on the largest scheduled payment. */
  readonly lateChargePerDayCentavos: Centavos;
  readonly schedule: readonly Installment[];
  readonly costCapProof: CostCapProof;
};

/** The charges of one loan before any coupon, in centavos, with the plan its interest follows from. */
export type Charges = {
  readonly plan: readonly PlannedInstallment[];
  readonly interestCentavos: Centavos;
  readonly serviceFeeCentavos: Centavos;
  readonly creditReportFeeCentavos: Centavos;
  readonly gstCentavos: Centavos;
  readonly feesCentavos: Centavos;
};

/**
 * Interest of one day on an outstanding principal, in centavos, rounded down for the borrower.
 * Errors: none. Source: simple daily interest; a whole centavo a day makes the schedule, the ledger and an early payoff agree exactly.
 */
export function dailyInterest(
  principalCentavos: Centavos,
  terms: Pick<LoanProduct, 'dailyInterestPpm'>,
): Centavos {
  return multiplyByPpm(principalCentavos, terms.dailyInterestPpm, 1, 'down');
}

/**
 * Late charge of one day on an overdue scheduled amount, in centavos, rounded down for the borrower.
 * Errors: none. Source: ruling 21; the legal ceiling on it is SEC MC 14-2025's 5 % a month.
 */
export function dailyLateCharge(
  overdueCentavos: Centavos,
  terms: Pick<LoanProduct, 'lateChargePpmPerDay'>,
): Centavos {
  return multiplyByPpm(overdueCentavos, terms.lateChargePpmPerDay, 1, 'down');
}

/**
 * The repayment plan: equal principal each period, what does not divide in the last, interest by the day on what is still owed.
 * Units: centavos, days. Errors: a term that is not a whole number of periods is a bug (assertion).
 * Source: specification point 3 (repayment plan with principal per period); one payment is a plan of one period.
 */
export function planInstallments(
  product: Pick<LoanProduct, 'periodDays' | 'dailyInterestPpm'>,
  amountCentavos: Centavos,
  termDays: number,
): readonly PlannedInstallment[] {
  const periodDays = product.periodDays ?? termDays;
  const count = termDays / periodDays;
  assertThat(Number.isSafeInteger(count), 'a term is a whole number of periods');
  const share = Math.floor(amountCentavos / count);
  return Array.from({ length: count }, (_, index) => {
    const owedCentavos = centavos(amountCentavos - share * index);
    return {
      onDay: periodDays * (index + 1),
      principalCentavos: index === count - 1 ? owedCentavos : centavos(share),
      interestCentavos: centavos(dailyInterest(owedCentavos, product) * periodDays),
    };
  });
}

/** The plan with the dates it has when the money goes out on `disbursedOn`. Units: centavos, days. Errors: none. Source: specification point 3. */
export function scheduleFrom(
  plan: readonly PlannedInstallment[],
  disbursedOn: LocalDate,
): readonly Installment[] {
  return plan.map(({ onDay, ...parts }, index) => ({
    number: index + 1,
    dueOn: addDays(disbursedOn, onDay),
    ...parts,
  }));
}

/** All charges of an amount over a term, in centavos. Errors: none. Source: specification point 3; GST bases of ruling 12. */
export function chargesOf(product: LoanProduct, amountCentavos: Centavos, termDays: number): Charges {
  const serviceFeeCentavos = multiplyByPpm(amountCentavos, product.serviceFeePpmPerDay, termDays, 'half-up');
  const { creditReportFeeCentavos } = product;
  const gstOn =
    product.gstBase === 'serviceFee'
      ? serviceFeeCentavos
      : addCentavos(serviceFeeCentavos, creditReportFeeCentavos);
  const gstCentavos = multiplyByPpm(gstOn, product.gstPpm, 1, 'half-up');
  const plan = planInstallments(product, amountCentavos, termDays);
  return {
    plan,
    interestCentavos: sumCentavos(plan.map(({ interestCentavos }) => interestCentavos)),
    serviceFeeCentavos,
    creditReportFeeCentavos,
    gstCentavos,
    feesCentavos: feesOf({ serviceFeeCentavos, creditReportFeeCentavos, gstCentavos }),
  };
}

/** A quote's fees and GST, in centavos, as they are without a coupon. Errors: none. Source: specification point 9. */
export function feesOf(
  fees: Pick<Quote, 'serviceFeeCentavos' | 'creditReportFeeCentavos' | 'gstCentavos'>,
): Centavos {
  return sumCentavos([fees.serviceFeeCentavos, fees.creditReportFeeCentavos, fees.gstCentavos]);
}

/**
 * The most that everything ever charged on a loan may come to, in centavos: fees, interest, extensions and lateness together.
 * Errors: a day before the first rule is a bug (assertion). Source: SEC MC 14-2025, held for every loan whether the circular covers it or not.
 */
export function chargeCeiling({
  amountCentavos,
  disbursedOn,
}: Pick<Quote, 'amountCentavos' | 'disbursedOn'>): Centavos {
  const rule = ruleForDate(disbursedOn);
  assertThat(rule !== null, 'a loan that was priced has a rule in force on its date');
  return multiplyByPpm(amountCentavos, rule.totalCostPpm, 1, 'down');
}

/** The figures the legal caps are tested on, coupon left out. Units: centavos, days. Errors: none. Source: SEC MC 14-2025. */
export function costFiguresOf(product: LoanProduct, amountCentavos: Centavos, charges: Charges): CostFigures {
  const { feesTiming } = product;
  const { plan: _plan, ...settled } = settleFees(
    feesTiming,
    amountCentavos,
    charges.plan,
    charges.feesCentavos,
  );
  return {
    ...settled,
    amountCentavos,
    dailyInterestPpm: product.dailyInterestPpm,
    lateChargePpmPerDay: product.lateChargePpmPerDay,
    penaltyFeeCentavos: product.penaltyFeeCentavos,
  };
}

/**
 * Prices a loan. Units: centavos, days, parts per million; `effectiveMonthlyRatePpm` and `costPpmOfNet` are rounded up so that they never understate.
 * Errors: AMOUNT_*, TERM_*, COUPON_NEGATIVE, NOTHING_LEFT_TO_DISBURSE, and the CAP_* codes of the law.
 * Source: specification point 9 for the items, RA 3765 for what is shown, SEC MC 14-2025 for the caps.
 */
export function quote(product: LoanProduct, request: QuoteRequest): Result<Quote, QuoteRefusal> {
  const refusal = refuseRequest(product, request);
  if (refusal !== null) return refusal;
  const { amountCentavos, termDays } = request;
  return quoteCharges(product, request, chargesOf(product, amountCentavos, termDays));
}

/**
 * Prices a loan whose charges are known, as those of a contract made elsewhere. Units: as `quote`.
 * Errors: NOTHING_LEFT_TO_DISBURSE and the CAP_* codes. Source: as `quote`.
 */
export function quoteCharges(
  product: LoanProduct,
  request: QuoteRequest,
  charges: Charges,
): Result<Quote, 'NOTHING_LEFT_TO_DISBURSE' | CostCapRefusal> {
  const { amountCentavos, termDays, disbursedOn } = request;
  const figures = costFiguresOf(product, amountCentavos, charges);
  if (figures.netDisbursedCentavos <= 0) return refuse('NOTHING_LEFT_TO_DISBURSE');
  const proof = checkCostCaps({ figures, on: disbursedOn, scope: product.capScope });
  if (!proof.ok) return proof;

  const couponCentavos = minCentavos(request.couponCentavos ?? zeroCentavos, charges.feesCentavos);
  const feesCentavos = subtractCentavos(charges.feesCentavos, couponCentavos);
  const { plan, payments, netDisbursedCentavos } = settleFees(
    product.feesTiming,
    amountCentavos,
    charges.plan,
    feesCentavos,
  );
  const amounts = payments.map((payment) => payment.amountCentavos);
  const totalRepaymentCentavos = sumCentavos(amounts);
  const totalCostCentavos = subtractCentavos(totalRepaymentCentavos, netDisbursedCentavos);
  const flows: readonly CashFlow[] = [
    { onDay: 0, amountCentavos: netDisbursedCentavos },
    ...payments.map((payment) => ({
      onDay: payment.onDay,
      amountCentavos: negateCentavos(payment.amountCentavos),
    })),
  ];
  return accept({
    productId: product.productId,
    productVersion: product.version,
    amountCentavos,
    termDays,
    disbursedOn,
    dueOn: addDays(disbursedOn, termDays),
    interestCentavos: charges.interestCentavos,
    serviceFeeCentavos: charges.serviceFeeCentavos,
    creditReportFeeCentavos: charges.creditReportFeeCentavos,
    gstCentavos: charges.gstCentavos,
    withheldCentavos: subtractCentavos(amountCentavos, netDisbursedCentavos),
    netDisbursedCentavos,
    totalRepaymentCentavos,
    totalCostCentavos,
    costPpmOfNet: ratioInPpm(totalCostCentavos, netDisbursedCentavos, 'up'),
    effectiveMonthlyRatePpm: rateRoundedUp(monthlyEffectiveRate(flows)),
    lateChargePerDayCentavos: dailyLateCharge(amounts.reduce(maxCentavos), product),
    schedule: scheduleFrom(plan, disbursedOn),
    costCapProof: proof.value,
  });
}

// The rate is known to 1e-9, that is a thousandth of a part per million: less than that is noise, not cost.
function rateRoundedUp(rate: number): number {
  return Math.max(0, Math.ceil(rate * 1_000_000 - 0.001));
}

function refuseRequest(product: LoanProduct, request: QuoteRequest): Result<never, QuoteRefusal> | null {
  const { amountCentavos, termDays, couponCentavos } = request;
  const { minAmountCentavos, maxAmountCentavos, stepAmountCentavos, minTermDays, maxTermDays } = product;
  if (amountCentavos < minAmountCentavos) return refuse('AMOUNT_BELOW_MINIMUM', { minAmountCentavos });
  if (amountCentavos > maxAmountCentavos) return refuse('AMOUNT_ABOVE_MAXIMUM', { maxAmountCentavos });
  if ((amountCentavos - minAmountCentavos) % stepAmountCentavos !== 0) {
    return refuse('AMOUNT_OFF_STEP', { stepAmountCentavos });
  }
  if (!Number.isSafeInteger(termDays)) return refuse('TERM_NOT_WHOLE_DAYS');
  if (termDays < minTermDays) return refuse('TERM_TOO_SHORT', { minTermDays });
  if (termDays > maxTermDays) return refuse('TERM_TOO_LONG', { maxTermDays });
  if (product.periodDays !== null && termDays % product.periodDays !== 0) {
    return refuse('TERM_NOT_WHOLE_PERIODS', { periodDays: product.periodDays });
  }
  if (couponCentavos !== undefined && couponCentavos < 0) return refuse('COUPON_NEGATIVE');
  return null;
}
