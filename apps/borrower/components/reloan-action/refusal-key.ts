const refusalKeys = {
  outstanding_loan: 'outstanding',
  no_offer: 'limit',
  account_missing: 'account',
  payout_account_not_reached: 'notReached',
  deletion_asked: 'deletion',
} as const;

type RefusalKey = (typeof refusalKeys)[keyof typeof refusalKeys] | 'other';

/** Returns the words for a code of the API by which a scheduled loan is not sent. */
export function refusalKey(code: string): RefusalKey {
  return code in refusalKeys ? refusalKeys[code as keyof typeof refusalKeys] : 'other';
}
