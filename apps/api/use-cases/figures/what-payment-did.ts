import type { NotExtendedReason } from '@luwag/contract/endpoints/loan/get-result';
import { accounts } from '@luwag/loan-engine/ledger/accounts';
import { accountBalance } from '@luwag/loan-engine/ledger/loan-balances';
import type { JournalEntry } from '@luwag/loan-engine/ledger/posting';
import { isTooLateToExtend } from '@luwag/loan-engine/life/extend-due-date';
import { adjustmentsOf } from '@luwag/loan-engine/loan/loan-adjustments';
import { historyOf } from '@luwag/loan-engine/life/loan-history';
import { addDays, type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import { type Centavos, negateCentavos, zeroCentavos } from '@luwag/loan-engine/money/money';
import type { EntryRow, LoanRow, PaymentRow } from '../../ports/customer-store.ts';
import { bookedUnder } from './coupon-of-payment.ts';

/* What a payment did to its loan, told by the journal and the payments around it. */

/** The due date that a payment bought: the loan may have been extended again since. Null where it bought none. */
export function extendedTo(
  { loanId, kind, status, reference }: Pick<PaymentRow, 'loanId' | 'kind' | 'status' | 'reference'>,
  loans: readonly LoanRow[],
  entries: readonly EntryRow[],
): LocalDate | null {
  if (kind !== 'extension' || status !== 'success') return null;
  const loan = loans.find((row) => row.loanId === loanId);
  if (loan === undefined || loan.disbursedOn === null) return null;
  const own = entries.filter((entry) => entry.loanId === loanId);
  // A loan that was brought over begins with the due date it came with.
  const { begun, changes } = historyOf(loan, loan.disbursedOn, own);
  const extensions = changes.filter((change) => change.kind === 'extension');
  const place = extensions.findIndex((change) => 'reference' in change && change.reference === reference);
  if (begun.dueOn === null || place < 0) return null;
  return addDays(begun.dueOn, loan.terms.extensionDays * (place + 1));
}

/** What of a payment was beyond what was owed, in centavos: it is the borrower's. */
export function overpaidBy(entries: readonly JournalEntry[], reference: string): Centavos {
  const balance = accountBalance(bookedUnder(entries, reference), accounts.customerCredit);
  return balance < 0 ? negateCentavos(balance) : zeroCentavos;
}

type BoughtPayment = Pick<
  PaymentRow,
  | 'paymentId'
  | 'loanId'
  | 'kind'
  | 'status'
  | 'receivedCentavos'
  | 'amountCentavos'
  | 'settledAt'
  | 'paidAt'
  | 'createdAt'
>;

/** Why money that came for a later due date bought none, as far as the payment and those before it tell. */
export function whyNotExtended(
  payment: BoughtPayment,
  loan: Pick<LoanRow, 'dueOn' | 'terms' | 'extensionCount' | 'adjustments'>,
  payments: readonly BoughtPayment[],
): NotExtendedReason {
  const { receivedCentavos, amountCentavos, settledAt, paidAt, createdAt } = payment;
  if (receivedCentavos < amountCentavos) return 'short';
  const bookedAt = settledAt ?? createdAt;
  const before = payments.filter(
    (row) => row.paymentId !== payment.paymentId && (row.settledAt ?? bookedAt) <= bookedAt,
  );
  if (isBoughtBefore(payment, before)) return 'bought';
  const on = manilaDateOf(paidAt ?? bookedAt);
  const { restructure } = adjustmentsOf(loan);
  if (restructure !== undefined && restructure.agreedOn <= on) return 'planAgreed';
  if (isTooLateToExtend(loan, on)) return 'late';
  return loan.extensionCount >= loan.terms.maxExtensions ? 'usedUp' : 'other';
}

/** Two places to pay for one later date, both paid by mistake, are one extension: a second was never asked for. */
export function isBoughtBefore(
  payment: Pick<PaymentRow, 'loanId' | 'createdAt'>,
  payments: readonly BoughtPayment[],
): boolean {
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
