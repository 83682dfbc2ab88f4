export const messages = {
  title: 'Loan in instalments',
  lead: 'Pay a loan back in several smaller payments in place of one large one.',
  upTo: 'You can borrow in instalments up to',
  oneAtATime:
    'One loan at a time: while a loan of either kind runs, the other kind waits, so that debts do not add up.',
  limitTooLow: 'Loans in instalments begin at {amount}, and your limit is below that now.',
  see: 'See what it costs',
  seeMain: 'Rather pay back at once',
  notYet: {
    title: 'Not available to you yet',
    lead: 'It opens after 1 loan that you paid back in full and on time.',
    late: 'A loan that was late does not count. Your next one can.',
    main: 'See the cash loan',
  },
  compare: {
    title: 'What it costs beside the cash loan',
    amount: 'Amount',
    term: 'Pay back in',
    sub: 'In instalments',
    main: 'In one payment',
    payments: 'Payments',
    receive: 'You receive',
    largest: 'Largest payment',
    repay: 'You repay in all',
    cost: 'It costs you in all',
    rate: 'Effective rate a month',
    none: 'Not offered for this amount and time.',
    less: 'In instalments it costs you {amount} less in all.',
    more: 'In instalments it costs you {amount} more in all.',
    same: 'Both cost you the same in all.',
  },
  help: {
    early: 'Can I pay a payment early?',
    earlyAnswer:
      'Yes, at any time, one payment, several or everything. You pay interest only for the days you used.',
    late: 'What if one payment is late?',
    lateAnswer:
      'Only that payment carries a late charge, never the ones still to come. Talk to us early, and we look for new dates with you.',
    both: 'Can I have both loans?',
    bothAnswer: 'One after the other. Your limit is the same for both.',
  },
} as const;
