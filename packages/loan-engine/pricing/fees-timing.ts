// Fees and GST are taken off the payout, or they are paid with the first installment and the borrower receives the whole amount.
// Source: issue "fees upfront or at repayment"; the first installment, since a fee is for making the loan and is not spread like interest.
import { subtractCentavos, sumCentavos, zeroCentavos, type Centavos } from '../money/money.ts';
import type { ScheduledPayment } from './effective-cap.ts';
import type { FeesTiming } from './loan-product.ts';

/** What one installment consists of, in centavos. */
export type InstallmentParts = {
  readonly principalCentavos: Centavos;
  readonly interestCentavos: Centavos;
  /** Fees and GST paid with it; absent where there are none. */
  readonly feeCentavos?: Centavos;
};

/** One installment before its date is known; `onDay` counts days from disbursement. */
export type PlannedInstallment = InstallmentParts & { readonly onDay: number };

/** How a loan's fees are settled: what the borrower receives and what the payments come to, fees and all. */
export type SettledFees = {
  readonly netDisbursedCentavos: Centavos;
  readonly plan: readonly PlannedInstallment[];
  readonly payments: readonly ScheduledPayment[];
  /** The fees among the payments; absent where they are taken off the payout. */
  readonly feesAtRepaymentCentavos?: Centavos;
};

/** All that an installment asks for, in centavos. Errors: none. Source: specification point 3. */
export function installmentAmount(parts: InstallmentParts): Centavos {
  const { principalCentavos, interestCentavos, feeCentavos = zeroCentavos } = parts;
  return sumCentavos([principalCentavos, interestCentavos, feeCentavos]);
}

/**
 * Takes the fees off the payout or adds them to the first installment of a plan that has none yet.
 * Units: centavos, days. Errors: none. Source: as above.
 */
export function settleFees(
  feesTiming: FeesTiming,
  amountCentavos: Centavos,
  plan: readonly PlannedInstallment[],
  feesCentavos: Centavos,
): SettledFees {
  if (feesTiming === 'upfront') {
    const netDisbursedCentavos = subtractCentavos(amountCentavos, feesCentavos);
    return { netDisbursedCentavos, plan, payments: paymentsOf(plan) };
  }
  const isAsked = (index: number) => index === 0 && feesCentavos > 0;
  const withFees = plan.map((line, index) =>
    isAsked(index) ? { ...line, feeCentavos: feesCentavos } : line,
  );
  return {
    netDisbursedCentavos: amountCentavos,
    plan: withFees,
    payments: paymentsOf(withFees),
    feesAtRepaymentCentavos: feesCentavos,
  };
}

function paymentsOf(plan: readonly PlannedInstallment[]): readonly ScheduledPayment[] {
  return plan.map((line) => ({ onDay: line.onDay, amountCentavos: installmentAmount(line) }));
}
