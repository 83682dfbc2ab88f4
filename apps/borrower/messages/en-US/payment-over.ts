export const messages = {
  fail: {
    title: 'The payment did not go through',
    lead: '{channel} told us that {amount} was not paid. We took nothing, and your loan is as it was.',
  },
  expired: {
    title: 'Not paid in time',
    lead: 'The time to pay {amount} through {channel} is over. We took nothing, and your loan is as it was.',
  },
  replaced: {
    title: 'You have paid in another way since',
    lead: 'So we no longer wait for {amount} through {channel}. If you paid that too, it counts for your loan as well.',
  },
  reversed: {
    title: 'The payment was taken back',
    lead: '{channel} told us that {amount} did not go through after all. Your loan is as it was before.',
  },
  why: 'We are not told the reason. Mostly there was too little money in the account, a limit was reached, or the page was closed too early.',
  taken: 'Was money taken all the same?',
  takenLead:
    'Mostly it comes back to you by itself; ask {channel} how long that takes. Or show us the payment: a person looks for the money, and what is found counts from the day you paid.',
  again: 'Choose another way to pay',
  proof: 'Money was taken: show it',
  logIn: 'Log in to show a payment',
  share: {
    share: 'Send it to someone who will pay',
    copy: 'Copy it for someone who will pay',
    note: 'They see amount and reference, not your name and not your loan.',
    text: 'Please pay {amount} through {partner} here: {link} (reference {reference}, until {until})',
    scan: 'Please pay {amount}: scan this QR code with a bank or wallet app (reference {reference}, until {until})',
  },
} as const;
