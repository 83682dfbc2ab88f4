/** What staff read about events of providers that the product could not act on. */
export const quarantineWords = {
  title: 'Provider events in quarantine',
  lead: 'A provider told of these, and the product could not act on them. Ask the provider again, or look into it and say what you found.',
  none: 'No event waits for a person.',
  about: 'About',
  nothing: 'Not named',
  provider: 'Provider',
  event: 'Event',
  why: 'Why',
  reasons: {
    unreadable: 'It carries the secret and cannot be read. Tell the provider.',
    'unknown-payout': 'We sent no payout of this number.',
    'payout-not-reversible':
      'The provider says that the payout failed or came back, and nothing could be booked. Look where the money is, and book it on the loan.',
    'refund-told':
      'Money was sent back outside of this console. Find its payment, and take it back on the loan.',
    'unknown-payment': 'The provider, asked, knows no such payment.',
    'unknown-reference': 'Taken back under a reference that nobody here knows.',
    'payment-not-booked': 'Its loan does not take this payment, or its reversal.',
    'failed-beside-staff':
      'Staff booked a payment by hand under this number, and its provider says that a try to pay it failed. Look at their evidence; if it was wrong, take the payment back.',
    'booked-elsewhere':
      'This money was booked where its reference says, and staff had booked it by hand on another loan. Take that one back.',
    'held-and-recorded':
      'This money waits in suspense or went back to its payer, and staff booked it by hand as well. Take that payment back; what waits in suspense is assigned to its loan there.',
    'booked-twice':
      'Staff booked this money by hand twice: under our number, and under its name at the provider. Look whether both came, and take back the one that did not.',
    'still-pending': 'No event came, and asked for the last time, the provider still calls it under way.',
    'no-account':
      'We cannot ask the provider that opened this payment: its account is not in the settings any more. Look there whether it was paid, and record it on its loan.',
    'reversed-and-paid':
      'The provider took this money back from suspense and says now that it is paid. Open it under Suspense and propose that the provider has it again.',
    'returned-and-reversed': 'We returned this money to its payer, and the provider took it back too.',
  },
  age: 'Waits',
  steps: 'What to do',
  ask: 'Ask again',
  asked: 'The provider is being asked. The event comes back here where it still needs a person.',
  lookedAt: 'Looked at',
  lookTitle: 'Take this event off the list?',
  lookText: 'Nothing is booked by it. Your name and reason are kept in the audit log.',
  reason: 'What you found',
  confirm: 'Take off the list',
  cancel: 'Cancel',
  problems: {
    validation_failed: 'Type what you found, in five letters or more.',
    not_found: 'A colleague has taken this event off the list already.',
  },
} as const;
