export const messages = {
  title: 'My Loan',
  tabs: { label: 'Kind of loan', main: 'Cash loan', sub: 'Instalments' },
  none: {
    title: 'You don’t owe anything',
    lead: 'When you take a loan, what you owe, by when and how to pay stands here.',
    home: 'See what I can do now',
  },
  sub: {
    title: 'No instalment loan',
    lead: 'You can pay a loan back in several smaller payments. See if it is open to you and what it costs.',
    see: 'See loans in instalments',
  },
  elsewhere: {
    title: 'Your loan is on the other tab',
    sub: 'You have a loan in instalments.',
    main: 'You have a cash loan.',
    see: 'Show it',
  },
  earlier: 'Loans that are over',
  history: 'See the whole history',
  row: '{amount}, loan {number}',
} as const;
