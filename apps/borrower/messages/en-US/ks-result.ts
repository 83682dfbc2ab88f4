export const messages = {
  title: 'Your payment',
  progress: {
    title: 'We are waiting for {channel}',
    lead: '{amount} is not confirmed yet. It mostly takes a few minutes; a counter or a bank can take longer. You may close this page.',
    proof: 'I have paid: show it',
    again: 'Check again',
    stopped: 'We have stopped asking by ourselves. Please check again later; nothing is lost.',
  },
  success: {
    title: 'Thank you, {amount} has arrived',
    lead: 'It counts for your loan from now on.',
    settledTitle: 'Thank you, your loan is paid in full',
    settledLead: '{amount} has arrived. You owe nothing more.',
    extendedTitle: 'Thank you, your due date has moved',
    extendedLead: 'The new one is {date}. The loan amount stays the same.',
    share: 'Save the receipt',
    copy: 'Copy the receipt',
    receipt: '{product}: {amount} paid through {channel} on {time}, reference {reference}',
  },
  fail: {
    title: 'The payment did not go through',
    lead: '{channel} took no money for us, or gives it back to you. Your loan is as it was.',
    again: 'Try another way',
  },
  facts: {
    coupon: 'Taken off by your coupon',
    reference: 'Reference',
    copy: 'Copy the reference',
    time: 'Time',
    channel: 'Through',
  },
  unknown: {
    title: 'This result is no longer here',
    lead: 'The link is old or not complete. Your loan page always shows what has arrived.',
  },
  next: { home: 'What I can do next', loan: 'See my loan', logIn: 'Log in to see details' },
} as const;
