export const messages = {
  title: 'We are looking at your application',
  sentAt: 'Sent {time}',
  sent: 'You sent your application',
  checking: 'We check your ID, your photos and what you can afford',
  median: 'Half of all answers come within {minutes, plural, one {# minute} other {# minutes}}',
  usual: 'This can take as little as 3 minutes',
  decision: 'You see the answer here, and we send you an SMS',
  close: 'You may close this page. Nothing is lost.',
  longer:
    'Yours takes longer than usual: a person is looking at it. That says nothing about the answer, and you need not send it again.',
  locked:
    'Your answers are locked while we look at them. Has something changed, or do you see a mistake? Write to us; we can send it back to you to correct.',
  write: 'Write to us about it',
  supportMessage: 'About my application, sent {time}: ',
  notices: 'Be told on this phone',
} as const;
