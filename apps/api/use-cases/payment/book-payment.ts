import type { Decision } from '@luwag/loan-engine/life/decision';
import { extendDueDate } from '@luwag/loan-engine/life/extend-due-date';
import { allocateRepayment, type Repayment, type RepaymentRefusal } from '@luwag/loan-engine/life/repayment';
import type { Result } from '@luwag/loan-engine/result';
import type { LoanRow, PaymentRow } from '../../ports/customer-store.ts';

/**
 * What money received does to its loan. An extension that is underpaid, too late or bought before by another payment
 * pays the loan back like any other money: money is never refused.
 */
export function bookPayment(
  loan: LoanRow,
  payment: PaymentRow,
  received: Repayment,
  payments: readonly PaymentRow[],
): Result<Decision, RepaymentRefusal> {
  if (payment.kind === 'extension' && !isBoughtBefore(payment, payments)) {
    const extended = extendDueDate(loan, received);
    if (extended.ok) return extended;
  }
  return allocateRepayment(loan, received);
}

/** Two places to pay for one later date, both paid by mistake, are one extension: a second was never asked for. */
function isBoughtBefore(payment: PaymentRow, payments: readonly PaymentRow[]): boolean {
  return payments.some(
    ({ loanId, kind, status, settledAt, amountCentavos, receivedCentavos }) =>
      loanId === payment.loanId &&
      kind === 'extension' &&
      status === 'success' &&
      receivedCentavos >= amountCentavos &&
      settledAt !== null &&
      settledAt >= payment.createdAt,
  );
}
