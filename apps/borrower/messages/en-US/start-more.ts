export const messages = {
  handOff: {
    title: 'Logged in in your browser already?',
    open: 'Log in with the code',
  },
  simulator: {
    title: 'What would it cost?',
    lead: 'Try it without giving your number. These are the real prices, and your own offer may be lower than the highest amount.',
    amount: 'Amount',
    term: 'Pay back after',
    days: '{days, plural, one {# day} other {# days}}',
    receive: 'You receive',
    repay: 'You repay',
    cost: 'It costs you',
    rate: 'Effective rate a month',
    share:
      'The cost is {share} of what you receive: interest {interest}, service fee {serviceFee}, credit report {creditReportFee}, GST {gst}.',
    spoken: '{amount}, repay {repay} after {days, plural, one {# day} other {# days}}',
  },
  practice: {
    open: 'Practise with play money',
    lead: 'Live through a whole loan first, being late included. Nothing is sent and nothing is kept.',
  },
  needs: {
    title: 'What you need',
    id: 'One valid ID, such as UMID, PhilSys or a driver’s licence',
    account: 'A wallet or bank account in your own name',
    selfie: 'Your face for one selfie',
    time: 'About 5 minutes',
  },
  promises: {
    title: 'What we promise',
    contacts: 'We never read your address book and never call your friends about a debt.',
    early: 'Pay early and you pay interest only for the days you used.',
    cancel: 'You can cancel within 24 hours after the money arrives.',
  },
  lender: {
    title: 'Who lends to you',
    advisory: 'Please study the terms in the disclosure statement before you go on with a loan.',
    registration: 'SEC Registration No. {number}',
    authority: 'Certificate of Authority to Operate No. {number}',
    hotLine: 'Hot line',
    hours: 'Every day, 9:00 am to 6:00 pm',
    grievance: 'Grievance officer',
  },
} as const;
