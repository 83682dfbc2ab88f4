// What changed a loan after it began, beyond daily charges and repayments, is kept as totals apart, so that the scheduled figures keep their meaning.
// Source: rulings 20 and 23 and ordinary lending practice (extension, cancellation, write-off and recovery); a loan without any of them carries nothing.
import type { LocalDate } from '../money/local-date.ts';
import { sumCentavos, zeroCentavos, type Centavos } from '../money/money.ts';
import type { Ppm } from '../money/rate.ts';
import type { BroughtOver } from './brought-over.ts';

/** A restructure and the contract it replaced, so that the loan can be computed from its beginning. */
export type Restructure = {
  readonly agreedOn: LocalDate;
  readonly dueOns: readonly LocalDate[];
  readonly dailyInterestPpmBefore: Ppm;
};

/** Totals in centavos. */
export type LoanAdjustments = {
  /** Interest paid as part of extension prices; it never passes through the interest receivable. */
  readonly extensionInterestCentavos: Centavos;
  readonly extensionFeeCentavos: Centavos;
  readonly writtenOffPrincipalCentavos: Centavos;
  readonly writtenOffInterestCentavos: Centavos;
  readonly writtenOffLateChargeCentavos: Centavos;
  readonly writtenOffPenaltyFeeCentavos: Centavos;
  /** Fees paid of those that are due at repayment; there from the payout on, and absent where fees were withheld. */
  readonly feesPaidCentavos?: Centavos;
  readonly writtenOffFeesCentavos?: Centavos;
  /** Fees due at repayment that the lender let go; absent until the first. */
  readonly waivedFeesCentavos?: Centavos;
  /** Money received after the write-off towards what was written off. */
  readonly recoveredCentavos: Centavos;
  /** The restructure that was agreed, with the contract it replaced; absent without one. */
  readonly restructure?: Restructure;
  /** Daily charges and penalty fees the lender let go; absent until the first waiver. */
  readonly waivedCentavos?: Centavos;
  /** What of it is the penalty fee, which is not charged again; absent until one is let go, and from an extension on. */
  readonly waivedPenaltyFeeCentavos?: Centavos;
  /** Customer credit paid back, the part still on its way apart; absent until the first refund. */
  readonly refundedCentavos?: Centavos;
  readonly refundInFlightCentavos?: Centavos;
  /** Paid out by a provider that had said it failed, until people have settled it; absent without any. */
  readonly payoutInQuestionCentavos?: Centavos;
  /** The day on which the borrower asked for their credit; absent where they did not, or where it was refused. */
  readonly refundAskedOn?: LocalDate;
  /** The day on which they asked for the refund that was sent last; where it does not stay with them, they ask for it again. */
  readonly answeredAskOn?: LocalDate;
  /** The day on which a reversal opened the loan again after it was settled; it may then stand beside one taken since. */
  readonly reopenedOn?: LocalDate;
  /** The loan as it came from its lender's earlier books; absent on a loan that began here. */
  readonly broughtOver?: BroughtOver;
};

export const noAdjustments: LoanAdjustments = {
  extensionInterestCentavos: zeroCentavos,
  extensionFeeCentavos: zeroCentavos,
  writtenOffPrincipalCentavos: zeroCentavos,
  writtenOffInterestCentavos: zeroCentavos,
  writtenOffLateChargeCentavos: zeroCentavos,
  writtenOffPenaltyFeeCentavos: zeroCentavos,
  recoveredCentavos: zeroCentavos,
};

/** A loan's adjustments, all zero where it has none. Units: centavos. Errors: none. Source: as above. */
export function adjustmentsOf(loan: { readonly adjustments?: LoanAdjustments }): LoanAdjustments {
  return loan.adjustments ?? noAdjustments;
}

/** Everything written off a loan, in centavos: principal and charges. Errors: none. Source: ordinary lending practice. */
export function writtenOff(adjustments: LoanAdjustments): Centavos {
  return sumCentavos([
    adjustments.writtenOffPrincipalCentavos,
    adjustments.writtenOffInterestCentavos,
    adjustments.writtenOffLateChargeCentavos,
    adjustments.writtenOffPenaltyFeeCentavos,
    adjustments.writtenOffFeesCentavos ?? zeroCentavos,
  ]);
}

/** What stays of the adjustments when a loan is taken back as a whole: only what is about money sent out that is not the loan's payout. Units: centavos. Errors: none. Source: ruling 23. */
export function sentOutOnly(adjustments: LoanAdjustments): LoanAdjustments {
  const { refundedCentavos, refundInFlightCentavos, payoutInQuestionCentavos, refundAskedOn, answeredAskOn } =
    adjustments;
  return {
    ...noAdjustments,
    ...(refundedCentavos === undefined ? {} : { refundedCentavos }),
    ...(refundInFlightCentavos === undefined ? {} : { refundInFlightCentavos }),
    ...(payoutInQuestionCentavos === undefined ? {} : { payoutInQuestionCentavos }),
    ...(refundAskedOn === undefined ? {} : { refundAskedOn }),
    ...(answeredAskOn === undefined ? {} : { answeredAskOn }),
  };
}
