import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';
import { type PayoutFailure, payoutFailureOf } from '@luwag/contract/payout-failures';

/** The account that did not take the money, as the borrower is shown it. */
export type FailedAccount = { institution: string; accountMasked: string; failureCode: string | null };

const reasonKeys = {
  INVALID_DESTINATION: 'invalid',
  ACCOUNT_CLOSED: 'closed',
  NAME_MISMATCH: 'name',
  WALLET_LIMIT: 'limit',
  WALLET_UNVERIFIED: 'unverified',
  BANK_UNAVAILABLE: 'bank',
  LENDER_SIDE: 'lender',
  REFUSED: 'other',
} as const satisfies Record<PayoutFailure, string>;

/** The words for why an account did not take the money. */
export function failureReason({
  failureCode,
}: Pick<FailedAccount, 'failureCode'>): (typeof reasonKeys)[PayoutFailure] {
  return reasonKeys[payoutFailureOf(failureCode) ?? 'REFUSED'];
}

/** What the form of the account is told, to show it above its fields. */
export function failedAccountOf({ payout }: LoanSummary): FailedAccount | null {
  if (payout === null) return null;
  const { institution, accountMasked, failureCode } = payout;
  return { institution, accountMasked, failureCode };
}
