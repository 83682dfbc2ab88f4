/** How the ledger, a provider's own list and its settlement files can disagree about a payout or a payment. */
export const movementBreakKinds = [
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

/** How a settlement file can disagree with the lender's bank: nothing of it arrived in time, or another amount did. */
export const bankBreakKinds = ['not-at-bank', 'bank-differs'] as const;

/** What a settlement file can say of money that was taken back, and our books do not. */
export const takenBackBreakKinds = [
  'refunded-at-provider',
  'charged-back',
  'taken-back-unknown',
  'taken-back-differs',
] as const;

/** How our own books can disagree about a loan: its figures, its payments and payouts, and what the borrower is shown. */
export const coherenceBreakKinds = [
  'loan-ledger-differs',
  'payments-ledger-differ',
  'payouts-ledger-differ',
  'shown-differs',
] as const;

export const breakKinds = [
  ...movementBreakKinds,
  ...bankBreakKinds,
  ...takenBackBreakKinds,
  ...coherenceBreakKinds,
] as const;
export type BreakKind = (typeof breakKinds)[number];
