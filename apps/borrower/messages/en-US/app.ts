export const messages = {
  asOf: 'We cannot reach the server now. This is what we knew at {time}.',
  progress: 'Step {current, number} of {total, number}',
  tabs: { label: 'Main', home: 'Home', loan: 'My Loan', profile: 'Profile' },
  date: { day: 'Day', month: 'Month', year: 'Year' },
  saving: {
    saving: 'Saving…',
    saved: 'Saved',
    onPhone: 'Saved on this phone. We will send it when you are online.',
  },
  tasks: { done: 'Done', next: 'Next', later: 'To do', fix: 'Needs a fix' },
  cost: {
    receive: 'You receive',
    repay: 'You repay',
    cost: 'It costs you',
    rate: 'That is {share} of what you receive, or {monthly} a month as an effective rate.',
    parts: 'What it is made of',
    interest: 'Interest for {days, plural, one {# day} other {# days}}',
    serviceFee: 'Service fee',
    creditReportFee: 'Credit report fee',
    gst: 'GST (tax)',
    coupon: 'Coupon',
    late: 'If you are late: up to {amount} for each day, never more than the law allows.',
    feesLater:
      'Nothing is taken off what you receive: {amount} of fees and tax are part of your first payment, and paying early does not lower them.',
    early: 'If you pay early: you pay interest only for the days you used.',
  },
} as const;
