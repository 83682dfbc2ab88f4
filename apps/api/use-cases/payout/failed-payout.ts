import type { PayoutFailure } from '@luwag/contract/payout-failures';
import { assertThat } from '@luwag/loan-engine/assertion';
import type { Decision as LoanDecision } from '@luwag/loan-engine/life/decision';
import { failDisbursement } from '@luwag/loan-engine/life/disbursement';
import { failRefund, type Refund } from '@luwag/loan-engine/life/refund-credit';
import { isFinal } from '@luwag/loan-engine/loan/loan-status';
import { type LocalDate, manilaDateOf } from '@luwag/loan-engine/money/local-date';
import type { Result } from '@luwag/loan-engine/result';
import type { Changes, CustomerRow, LoanRow, PayoutRow } from '../../ports/customer-store.ts';
import type { Context } from '../context.ts';
import { changesOf } from '../ledger/record-decision.ts';
import { messageFor } from '../messages/message-for.ts';

type FailContext = Pick<Context, 'now' | 'randomness'>;

/** Whether a provider's last word on a payout is there. */
export function hasFinalAnswer(status: PayoutRow['status']): boolean {
  return status === 'succeeded' || status === 'failed';
}

/** Whether the borrower has another loan beside one, as beside one that is open again since its payment was taken back. */
export function hasOtherOpen(loans: readonly LoanRow[], { loanId }: Pick<LoanRow, 'loanId'>): boolean {
  return loans.some((other) => other.loanId !== loanId && !isFinal(other.status));
}

/** What a payout that did not arrive does to its loan: the money set aside for it is the lender's or the borrower's credit again. */
export function decideFailed(
  { purpose, reference }: PayoutRow,
  loan: LoanRow,
  on: LocalDate,
  failureCode: PayoutFailure,
): Result<LoanDecision, string> {
  return purpose === 'refund'
    ? failRefund(loan, { on, reference }, failureCode)
    : failDisbursement(loan, on, failureCode);
}

/** A payout of credit as the engine's refund. */
export function asRefund({ amountCentavos, reference }: PayoutRow, on: LocalDate): Refund {
  return { amountCentavos, on, reference };
}

/** The payouts of a loan whose money came back after it had arrived. The provider's number stays, so that none is asked about again. */
export function returnedPayouts(
  payouts: readonly PayoutRow[],
  { loanId }: Pick<LoanRow, 'loanId'>,
  failureCode: string,
): PayoutRow[] {
  return payouts
    .filter((row) => row.loanId === loanId && row.purpose === 'disbursement' && row.status === 'succeeded')
    .map((row) => ({ ...row, status: 'failed', failureCode }));
}

/** All that a provider's final "no" changes. */
export function failedPayout(
  context: FailContext,
  customer: CustomerRow,
  payout: PayoutRow,
  loan: LoanRow,
  failureCode: PayoutFailure,
): Changes {
  const decided = decideFailed(payout, loan, manilaDateOf(context.now()), failureCode);
  assertThat(decided.ok, 'a payout without a final answer belongs to a loan that waits for it');
  return {
    ...changesOf(context, loan, decided.value),
    ...rowsOfFailed(context, customer, payout, loan, failureCode),
  };
}

/** The payout as failed, the borrower's notice, and what may follow from it. */
export function rowsOfFailed(
  context: FailContext,
  customer: CustomerRow,
  payout: PayoutRow,
  { loanId, orderNumber }: LoanRow,
  failureCode: PayoutFailure,
) {
  const { customerId, payoutId, amountCentavos } = payout;
  return {
    payouts: [{ ...payout, status: 'failed', failureCode, completedAt: context.now() }],
    messages: messageFor(context, customer, {
      code: payout.purpose === 'refund' ? 'refundFailed' : 'payoutFailed',
      about: payoutId,
      facts: { loanId, orderNumber, amountCentavos, failureCode },
    }),
    jobs: [{ kind: 'reconcile-rewards', payload: { customerId } }],
  } satisfies Changes;
}
