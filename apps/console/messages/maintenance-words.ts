/** What staff read where a function is closed for a while. */
export const maintenanceWords = {
  title: 'Maintenance',
  lead: 'Borrowers see the start, the end, alternatives and your note. Everything else keeps working. Payouts that are signed while their clearing is closed wait and go by themselves when it opens.',
  functions: {
    loginCodes: 'Codes to log in',
    withdrawing: 'Taking out loans, by Easy Re-loan too',
    paying: 'Paying loans',
    accountChange: 'Change of payout account',
    instapay: 'Payouts by InstaPay (up to ₱50,000)',
    pesonet: 'Payouts by PESONet (above ₱50,000)',
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
