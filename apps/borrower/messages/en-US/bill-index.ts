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
    lead: 'We do not offer loans in instalments yet. Your cash loan is on the other tab.',
  },
  earlier: 'Loans that are over',
  history: 'See the whole history',
  row: '{amount}, loan {number}',
  help: {
    pay: 'How do I pay?',
    payAnswer:
      'Touch the Pay button, choose in full or a part, and how. You get a reference; the partner tells us when the money is there.',
    cannot: 'I cannot pay on time',
    cannotAnswer:
      'Pay what you can: each part lowers what you owe and the late charge. Call or write to us early, so that we find a way together.',
    when: 'When does my payment count?',
    whenAnswer: 'As soon as the partner reports it, mostly within minutes. This page shows it by itself.',
  },
} as const;
