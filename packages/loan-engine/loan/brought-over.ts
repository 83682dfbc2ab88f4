// A loan that its lender brought over keeps the figures it came with: what happened before belongs to the lender's earlier books.
// Source: data conversion in ordinary accounting practice (opening balances against a conversion clearing account).
import type { LocalDate } from '../money/local-date.ts';
import { adjustmentsOf, type LoanAdjustments } from './loan-adjustments.ts';
import type { Loan } from './loan.ts';

/** All of a loan that days and payments change. Amounts in centavos. */
export type OpeningFigures = Pick<
  Loan,
  | 'status'
  | 'dueOn'
  | 'schedule'
  | 'principalPaidCentavos'
  | 'interestAccruedCentavos'
  | 'interestPaidCentavos'
  | 'lateChargeAccruedCentavos'
  | 'lateChargePaidCentavos'
  | 'penaltyFeeAccruedCentavos'
  | 'penaltyFeePaidCentavos'
  | 'accruedThroughOn'
  | 'settledOn'
  | 'customerCreditCentavos'
  | 'extensionCount'
> & { readonly adjustments?: Omit<LoanAdjustments, 'broughtOver'> };

/** When a loan was brought over, and its figures of that day. */
export type BroughtOver = { readonly on: LocalDate; readonly opening: OpeningFigures };

/** The loan as it was brought over; null for one that began here. Units: centavos. Errors: none. Source: as above. */
export function openingOf(loan: Loan): Loan | null {
  const broughtOver = adjustmentsOf(loan).broughtOver;
  if (broughtOver === undefined) return null;
  const { adjustments: _since, ...contract } = loan;
  return { ...contract, ...broughtOver.opening };
}

/** A loan that carries its present figures as those it came with. Units: centavos. Errors: none. Source: as above. */
export function withOpening(loan: Loan, on: LocalDate): Loan {
  const opening: OpeningFigures = {
    status: loan.status,
    dueOn: loan.dueOn,
    schedule: loan.schedule,
    principalPaidCentavos: loan.principalPaidCentavos,
    interestAccruedCentavos: loan.interestAccruedCentavos,
    interestPaidCentavos: loan.interestPaidCentavos,
    lateChargeAccruedCentavos: loan.lateChargeAccruedCentavos,
    lateChargePaidCentavos: loan.lateChargePaidCentavos,
    penaltyFeeAccruedCentavos: loan.penaltyFeeAccruedCentavos,
    penaltyFeePaidCentavos: loan.penaltyFeePaidCentavos,
    accruedThroughOn: loan.accruedThroughOn,
    settledOn: loan.settledOn,
    customerCreditCentavos: loan.customerCreditCentavos,
    extensionCount: loan.extensionCount,
    ...(loan.adjustments === undefined ? {} : { adjustments: loan.adjustments }),
  };
  return { ...loan, adjustments: { ...adjustmentsOf(loan), broughtOver: { on, opening } } };
}
