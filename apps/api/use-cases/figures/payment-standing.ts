import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import type { PaymentRow } from '../../ports/customer-store.ts';

/* How long a payment stays open. Money reported after that is booked too, because money is never refused. */

type Standing = NonNullable<LoanSummary['openPayment']>['status'];
type Known = Pick<PaymentRow, 'loanId' | 'status' | 'createdAt' | 'expiresAt' | 'isSettling'>;

/** Whether the partner may still take money for a payment: nothing was reported of it, and its time is not over. */
export function isPaymentOpen(
  { status, expiresAt }: Pick<PaymentRow, 'status' | 'expiresAt'>,
  now: number,
): boolean {
  return status === 'in-progress' && expiresAt > now;
}

/**
 * Returns how a payment stands at an instant. One whose time is over was not paid in time; after a later
 * payment that arrived, or one that settled the loan, it is waited for no more, although its place to pay is still there.
 */
export function paymentStanding(payment: Known, payments: readonly Known[], now: number): Standing {
  if (payment.status !== 'in-progress') return payment.status;
  if (!isPaymentOpen(payment, now)) return 'expired';
  const isOvertaken = payments.some(
    ({ loanId, status, createdAt, isSettling }) =>
      loanId === payment.loanId &&
      status === 'success' &&
      (createdAt > payment.createdAt || isSettling === true),
  );
  return isOvertaken ? 'replaced' : 'in-progress';
}
