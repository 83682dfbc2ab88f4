export const messages = {
  title: 'My Loan',
  tabs: { label: 'Kind of loan', main: 'Cash loan', sub: 'Instalments' },
  none: {
    title: 'You don’t owe anything',
    lead: 'When you take a loan, what you owe, by when and how to pay stands here.',
    home: 'See what I can do now',
  },
  noneYet: {
    title: 'No loan yet',
    incomplete:
      'Your application is not sent yet. Once a loan runs, what you owe, by when and how to pay stands here.',
    toForm: 'Go on with my application',
    review: 'We are looking at your application. Nothing is owed, and nothing is sent before you sign.',
    toReview: 'See how far it is',
    rejected: 'Your home page says why, and from when you can apply again.',
    toHome: 'Go to the home page',
    offer: 'You can borrow if you want to. You see the whole cost first, and owe nothing before you sign.',
    toOffer: 'See what it costs',
    toInstallments: 'Or pay back in instalments',
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
  calendar: {
    title: 'When it is due',
    plain: 'Due {date}.',
    on: 'Due {date}, your payday.',
    after: 'Due {date}, {days, plural, one {# day} other {# days}} after your payday, {payday}.',
    before:
      'Due {date}, {days, plural, one {# day} other {# days}} before your payday, {payday}: money may be short then.',
    overdue: 'It was due {date}.',
    overduePaid: 'It was due {date}. Your next payday: {payday}.',
    ofLoan: 'Loan {number}:',
    move: 'See if the due date can be moved',
  },
  earlier: 'Loans that are over',
  history: 'See the whole history',
  row: '{amount}, loan {number}',
} as const;
