/**
 * Why a partner did not take money that was sent: the only reasons there are, whatever words a partner uses.
 * INVALID_DESTINATION: no account with this number. LENDER_SIDE: our own balance or set-up. REFUSED: none of the others.
 * Source: failure codes of Philippine payout providers and of InstaPay and PESONet, brought together.
 */
export const payoutFailures = [
  'INVALID_DESTINATION',
  'ACCOUNT_CLOSED',
  'NAME_MISMATCH',
  'WALLET_LIMIT',
  'WALLET_UNVERIFIED',
  'BANK_UNAVAILABLE',
  'LENDER_SIDE',
  'REFUSED',
] as const;
export type PayoutFailure = (typeof payoutFailures)[number];

/** The reason that a kept code means; REFUSED for one from before the list was closed, null for none. Errors: none. */
export function payoutFailureOf(code: string | null): PayoutFailure | null {
  if (code === null) return null;
  return payoutFailures.find((known) => known === code) ?? 'REFUSED';
}

/** Whether nothing is wrong with the account, so that the same one may take the money later. Errors: none. */
export function mayPassByItself(failure: PayoutFailure): boolean {
  return failure === 'BANK_UNAVAILABLE' || failure === 'LENDER_SIDE';
}
