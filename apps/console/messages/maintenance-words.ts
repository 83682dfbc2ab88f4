/** What staff read where a function is closed for a while. */
export const maintenanceWords = {
  title: 'Maintenance',
  lead: 'Borrowers see the start, the end, alternatives and your note. Everything else keeps working.',
  functions: {
    loginCodes: 'Codes to log in',
    withdrawing: 'Taking out loans, by Easy Re-loan too',
    paying: 'Paying loans',
    accountChange: 'Change of payout account',
  },
  open: 'Works now',
  closedUntil: 'Closed until',
  planned: 'Closed from',
  from: 'Closed from (Manila)',
  until: 'Works again from (Manila)',
  note: 'Note to borrowers',
  set: 'Set maintenance',
  end: 'Open again now',
  wrongTimes: 'Please give both times, the second after the first.',
  failed: 'This could not be loaded or set.',
  done: 'Kept.',
} as const;
