export const messages = {
  title: 'How much do you need?',
  lead: 'Move the amount and the time. The cost changes with them, and nothing happens yet.',
  leadInParts:
    'Paid back in several payments. Move the amount and the time: the payments change with them, and nothing happens yet.',
  amount: 'Amount',
  term: 'Pay back after',
  termInParts: 'Pay back in',
  quick: 'Often chosen',
  payday: {
    chips: 'On your payday',
    weekdayChips: 'On the day of the week you are paid',
    chip: '{date} ({days, plural, one {# day} other {# days}})',
    plain: 'You repay on {date}.',
    on: 'You repay on {date}, your payday.',
    before:
      'You repay on {date}, {days, plural, one {# day} other {# days}} before your payday, {payday}: money may be short then.',
    after: 'You repay on {date}, {days, plural, one {# day} other {# days}} after your payday, {payday}.',
    move: 'Repay on {date}, your payday',
  },
  spoken: '{amount}, repay {repay} on {date}',
  spokenInParts:
    '{amount}, repay {repay} in {count, plural, one {# payment} other {# payments}} until {date}',
  review: 'Continue to review',
  limit: 'Your limit is {amount}. Less is fine.',
  limitCut: 'Your limit is {amount} now, less than what you had chosen.',
  notPriced: 'We do not offer this amount for this time. Please choose another one.',
  affordable: 'You repay {share} of your pay in that time, going by the income you told us.',
  heavy:
    'You would repay {share} of your pay in that time. That is a lot: think about a smaller amount or a longer time.',
} as const;
