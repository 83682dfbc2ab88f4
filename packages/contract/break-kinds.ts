/** How the ledger, a provider's own list and its settlement files can disagree about a payout or a payment. */
export const breakKinds = [
  'not-at-provider',
  'not-in-ledger',
  'paid-out-twice',
  'amount-differs',
  'state-differs',
  'reversed-at-provider',
  'day-differs',
  'not-settled',
  'settled-unknown',
  'settled-twice',
  'settled-amount-differs',
  'fee-differs',
] as const;
export type BreakKind = (typeof breakKinds)[number];
