// A loan was repaid on time when all of it was paid by its due date and lateness was never charged on the way.
// Source: ruling 24 (after an on-time full repayment) and the screens plan (the second product opens after one on-time loan).
import { adjustmentsOf } from './loan-adjustments.ts';
import type { Loan } from './loan.ts';

/** Whether a loan is settled and was on time all the way. Units: none. Errors: none. Source: as above. */
export function isRepaidOnTime(
  loan: Pick<Loan, 'status' | 'settledOn' | 'dueOn' | 'lateChargeAccruedCentavos' | 'adjustments'>,
): boolean {
  const { status, settledOn, dueOn, lateChargeAccruedCentavos } = loan;
  if (status !== 'settled' || settledOn === null || dueOn === null) return false;
  // A plan moves the dates of a loan that could not be paid by its own.
  const isByItsDates = adjustmentsOf(loan).restructure === undefined;
  return isByItsDates && settledOn <= dueOn && lateChargeAccruedCentavos === 0;
}
