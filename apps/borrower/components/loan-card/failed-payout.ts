import type { LoanSummary } from '@luwag/contract/endpoints/loan/loan-answer';

/** The account that did not take the money, as the borrower is shown it. */
export type FailedAccount = { institution: string; accountMasked: string; failureCode: string | null };

const reasonKeys: Readonly<Record<string, 'invalid' | 'limit'>> = {
  INVALID_DESTINATION: 'invalid',
  ACCOUNT_INVALID: 'invalid',
  WALLET_LIMIT: 'limit',
};

/** The words for why an account did not take the money. */
export function failureReason({
  failureCode,
}: Pick<FailedAccount, 'failureCode'>): 'invalid' | 'limit' | 'other' {
  return reasonKeys[failureCode ?? ''] ?? 'other';
}

/** What the form of the account is told, to show it above its fields. */
export function failedAccountOf({ payout }: LoanSummary): FailedAccount | null {
  if (payout === null) return null;
  const { institution, accountMasked, failureCode } = payout;
  return { institution, accountMasked, failureCode };
}
