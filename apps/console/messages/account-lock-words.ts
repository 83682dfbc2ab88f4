/** The console's words about an account that is locked for its owner's safety. */
export const accountLockWords = {
  lock: 'Lock the account',
  lockHint:
    'For a borrower whose phone or number somebody else has. Every log-in ends at once. Nobody logs in and no money goes out until two people unlock it. Paying goes on.',
  lockedSince: (at: string) => `This account has been locked since ${at}`,
  lockedHint:
    'Nobody can log in. No loan is taken, and payouts that were not sent wait. The borrower can still pay. After the unlock every browser waits a day before it moves money.',
  propose: 'Propose to unlock',
  unlock: 'Unlock the account',
  confirm: 'Unlock this account',
  waits: (checkers: string) => `A colleague proposes to unlock it. May confirm: ${checkers}.`,
  toRequests: 'Open the requests',
  cancel: 'Cancel',
} as const;
