// A loan of earlier books is taken over with its contract, which keeps the law's caps, and its figures, which have to add up.
// Source: data conversion in ordinary accounting practice; SEC MC 3-2022 and MC 14-2025 bind a loan also in the books of another system.
import { balancesFromLoan } from '../ledger/loan-balances.ts';
import { journalEntry, type JournalEntry } from '../ledger/posting.ts';
import { type OpeningFigures, withOpening } from '../loan/brought-over.ts';
import { chargedSoFar } from '../loan/cost-so-far.ts';
import { noAdjustments, writtenOff } from '../loan/loan-adjustments.ts';
import type { Loan } from '../loan/loan.ts';
import { isFinal } from '../loan/loan-status.ts';
import {
  feesAtRepayment,
  outstandingFees,
  outstandingInAll,
  outstandingInterest,
  outstandingLateCharge,
  outstandingPenaltyFee,
  outstandingPrincipal,
  overdueScheduledAmount,
} from '../loan/schedule.ts';
import type { LocalDate } from '../money/local-date.ts';
import { sumCentavos, zeroCentavos, type Centavos } from '../money/money.ts';
import type { Ppm } from '../money/rate.ts';
import type { CostCapRefusal } from '../pricing/cost-cap.ts';
import type { LoanProduct } from '../pricing/loan-product.ts';
import { feesOf, planInstallments, quoteCharges, type Quote } from '../pricing/quote.ts';
import { accept, refuse, type Result } from '../result.ts';
import { termsOf } from './book-loan.ts';

/** What was agreed, in centavos, days and parts per million. All else is the product's. */
export type EarlierContract = {
  readonly amountCentavos: Centavos;
  readonly termDays: number;
  readonly disbursedOn: LocalDate;
  readonly dailyInterestPpm: Ppm;
  readonly lateChargePpmPerDay: Ppm;
  readonly serviceFeeCentavos: Centavos;
  readonly creditReportFeeCentavos: Centavos;
  readonly gstCentavos: Centavos;
  readonly couponCentavos: Centavos;
};

/** What is owed of each part by the earlier books, in centavos. */
export type EarlierDebt = {
  readonly principalCentavos: Centavos;
  readonly interestCentavos: Centavos;
  readonly feeCentavos: Centavos;
  readonly lateChargeCentavos: Centavos;
  readonly penaltyFeeCentavos: Centavos;
};

export type EarlierLoan = {
  readonly loanId: string;
  readonly customerId: string;
  readonly product: LoanProduct;
  readonly contract: EarlierContract;
  readonly figures: OpeningFigures;
  readonly owed: EarlierDebt;
  readonly isOverdue: boolean;
};

export type BringOverRefusal =
  | CostCapRefusal
  | 'NOTHING_LEFT_TO_DISBURSE'
  | 'TERM_NOT_WHOLE_PERIODS'
  | 'COUPON_ABOVE_FEES'
  | 'DATES_DO_NOT_FIT'
  | 'SCHEDULE_DOES_NOT_ADD_UP'
  | 'FIGURES_DO_NOT_ADD_UP'
  | 'CHARGED_ABOVE_CEILING'
  | 'STATUS_DOES_NOT_FIT';

export type BroughtOverLoan = {
  readonly loan: Loan;
  readonly quote: Quote;
  readonly entries: readonly JournalEntry[];
};

/**
 * Takes over a loan of earlier books on a day: what it is owed is debited against conversion clearing.
 * Units: centavos, days. Errors: the CAP_* codes, and the codes above, each with the detail `field` it is about.
 * Source: as above.
 */
export function bringOver(earlier: EarlierLoan, on: LocalDate): Result<BroughtOverLoan, BringOverRefusal> {
  const { contract, figures, product } = earlier;
  const priced = priceOf(product, contract);
  if (!priced.ok) return priced;
  const { loanId, customerId } = earlier;
  const { productId, version: productVersion } = product;
  const loan: Loan = {
    loanId,
    customerId,
    productId,
    productVersion,
    terms: termsOf(soldAs(product, contract), priced.value, contract.couponCentavos),
    payoutAttempt: 1,
    principalCentavos: contract.amountCentavos,
    netDisbursedCentavos: priced.value.netDisbursedCentavos,
    disbursedOn: contract.disbursedOn,
    ...figures,
  };
  const fault = faultOf(loan, earlier, on);
  if (fault !== null) return fault;
  const opened = withOpening(loan, on);
  return accept({ loan: opened, quote: priced.value, entries: openingEntries(opened, on) });
}

/** The product with the prices of a contract. */
function soldAs(product: LoanProduct, contract: EarlierContract): LoanProduct {
  const { dailyInterestPpm, lateChargePpmPerDay } = contract;
  return { ...product, dailyInterestPpm, lateChargePpmPerDay };
}

function priceOf(product: LoanProduct, contract: EarlierContract): Result<Quote, BringOverRefusal> {
  const { amountCentavos, termDays, disbursedOn, couponCentavos } = contract;
  if (product.periodDays !== null && termDays % product.periodDays !== 0) {
    return refuse('TERM_NOT_WHOLE_PERIODS', { field: 'termDays' });
  }
  const sold = soldAs(product, contract);
  const feesCentavos = feesOf(contract);
  if (couponCentavos > feesCentavos) return refuse('COUPON_ABOVE_FEES', { field: 'coupon' });
  const plan = planInstallments(sold, amountCentavos, termDays);
  const { serviceFeeCentavos, creditReportFeeCentavos, gstCentavos } = contract;
  return quoteCharges(
    sold,
    { amountCentavos, termDays, disbursedOn, couponCentavos },
    {
      plan,
      interestCentavos: sumCentavos(plan.map(({ interestCentavos }) => interestCentavos)),
      serviceFeeCentavos,
      creditReportFeeCentavos,
      gstCentavos,
      feesCentavos,
    },
  );
}

type Fault = ReturnType<typeof refuse<BringOverRefusal>>;

function refused(code: BringOverRefusal, field: string | null): Fault | null {
  return field === null ? null : refuse(code, { field });
}

function faultOf(loan: Loan, earlier: EarlierLoan, on: LocalDate): Fault | null {
  return (
    refused('DATES_DO_NOT_FIT', misfitDate(loan, on)) ??
    refused('SCHEDULE_DOES_NOT_ADD_UP', misfitSchedule(loan)) ??
    refused('FIGURES_DO_NOT_ADD_UP', misfitFigure(loan, earlier)) ??
    (chargedSoFar(loan) > loan.terms.chargeCeilingCentavos
      ? refuse('CHARGED_ABOVE_CEILING', { field: 'charged' })
      : null) ??
    refused('STATUS_DOES_NOT_FIT', misfitStatus(loan, earlier))
  );
}

/** The first date that cannot be. */
function misfitDate(loan: Loan, on: LocalDate): string | null {
  const { disbursedOn, accruedThroughOn, settledOn } = loan;
  if (disbursedOn === null || disbursedOn > on) return 'disbursedOn';
  if (accruedThroughOn !== null && (accruedThroughOn < disbursedOn || accruedThroughOn > on)) {
    return 'chargedThroughOn';
  }
  if (settledOn !== null && (settledOn < disbursedOn || settledOn > on)) return 'settledOn';
  return null;
}

function misfitSchedule(loan: Loan): string | null {
  const { schedule, disbursedOn, dueOn, adjustments } = loan;
  const days = schedule.map((line) => line.dueOn);
  const [firstDueOn = ''] = days;
  const areAscending = days.every((day, index) => index === 0 || day > (days[index - 1] ?? ''));
  // A plan may be agreed on the day of the payout, and what was paid before it stands on the day it was agreed.
  const isPlanOfFirstDay = adjustments?.restructure?.agreedOn === disbursedOn && firstDueOn === disbursedOn;
  const isAfterPayout = firstDueOn > (disbursedOn ?? '') || isPlanOfFirstDay;
  if (!areAscending || !isAfterPayout || schedule.at(-1)?.dueOn !== dueOn) return 'schedule.dueOn';
  // A plan asks for what was still owed when it was agreed.
  if (adjustments?.restructure !== undefined) return null;
  if ((loan.terms.periodDays ?? null) === null && schedule.length > 1) return 'schedule';
  const principal = sumCentavos(schedule.map(({ principalCentavos }) => principalCentavos));
  if (principal !== loan.principalCentavos) return 'schedule.principal';
  const fees = sumCentavos(schedule.map(({ feeCentavos }) => feeCentavos ?? zeroCentavos));
  return fees === feesAtRepayment(loan.terms) ? null : 'schedule.fee';
}

/** The first figure that does not follow from what was charged, paid and let go. */
function misfitFigure(loan: Loan, { owed }: EarlierLoan): string | null {
  const parts: readonly (readonly [string, Centavos, Centavos])[] = [
    ['owed.principal', owed.principalCentavos, outstandingPrincipal(loan)],
    ['owed.interest', owed.interestCentavos, outstandingInterest(loan)],
    ['owed.fees', owed.feeCentavos, outstandingFees(loan)],
    ['owed.lateCharge', owed.lateChargeCentavos, outstandingLateCharge(loan)],
    ['owed.penaltyFee', owed.penaltyFeeCentavos, outstandingPenaltyFee(loan)],
  ];
  const broken = parts.find(([, told, counted]) => told !== counted || counted < 0);
  if (broken !== undefined) return broken[0];
  const { waivedCentavos = 0, waivedPenaltyFeeCentavos = 0 } = loan.adjustments ?? noAdjustments;
  return waivedPenaltyFeeCentavos > waivedCentavos ? 'waived.penaltyFee' : null;
}

function misfitStatus(loan: Loan, { isOverdue }: EarlierLoan): string | null {
  const owedCentavos = outstandingInAll(loan);
  const lost = loan.adjustments ?? noAdjustments;
  const lostCentavos = writtenOff(lost);
  const isOwed = owedCentavos > 0;
  const isEnded = isFinal(loan.status);
  if (isOwed === isEnded) return 'status';
  const hasEndDay = loan.settledOn !== null;
  if (hasEndDay !== (loan.status === 'settled' || loan.status === 'recovered')) return 'settledOn';
  const isLost = loan.status === 'written-off' || loan.status === 'recovered';
  if (isLost !== lostCentavos > 0) return 'status';
  if (lost.recoveredCentavos > lostCentavos) return 'recovered';
  if (isLost && (lost.recoveredCentavos === lostCentavos) !== (loan.status === 'recovered')) return 'status';
  if (isEnded || loan.accruedThroughOn === null) return null;
  return overdueScheduledAmount(loan, loan.accruedThroughOn) > 0 === isOverdue ? null : 'status';
}

/** A loan on which nobody owes anything brings no entry. */
function openingEntries(loan: Loan, on: LocalDate): readonly JournalEntry[] {
  if (outstandingInAll(loan) === 0 && loan.customerCreditCentavos === 0) return [];
  const postings = [...balancesFromLoan(loan)]
    .map(([account, amountCentavos]) => ({ account, amountCentavos }))
    .filter(({ amountCentavos }) => amountCentavos !== 0);
  return [journalEntry({ kind: 'loan-brought-over', businessOn: on, loanId: loan.loanId, postings })];
}
