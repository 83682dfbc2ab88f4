export const messages = {
  title: 'Terms of service',
  lead: 'The rules between you and {lender} for using this service. Each loan has its own agreement besides.',
  back: 'Back to where I was',
  fullTitle: 'The full text',
  summary: {
    service: {
      heading: 'The service',
      body: 'Apply for a loan, receive it, repay it and ask for help, all on this page. Using it costs nothing.',
    },
    you: {
      heading: 'What you promise',
      body: 'That what you tell us is true, that the account is yours, and that you keep your codes to yourself.',
    },
    price: {
      heading: 'The price',
      body: 'You see every charge and the effective rate before you agree. Nothing is added afterwards.',
    },
    late: {
      heading: 'If you are late',
      body: 'A late charge per day, within the limits of the law. All charges together never exceed what you borrowed.',
    },
    early: {
      heading: 'If you pay early',
      body: 'Allowed at any time, in part or in full; interest only for the days used.',
    },
    cancel: {
      heading: 'Changing your mind',
      body: 'Within 24 hours after the money arrives, through customer service: give back what you received and owe nothing.',
    },
    account: { heading: 'Closing your account', body: 'Ask customer service once nothing is owed.' },
    complain: {
      heading: 'Complaints',
      body: 'Write to {officer} at {email}, or turn to the Securities and Exchange Commission.',
    },
  },
  full: {
    parties: {
      heading: 'Who agrees',
      body: 'These terms hold between you and {lender}, a lending company registered with the Securities and Exchange Commission of the Philippines.',
    },
    eligibility: {
      heading: 'Who may use it',
      body: 'Persons of legal age with a valid Philippine ID, a mobile number and a payout account in their own name. One person has one account.',
    },
    loans: {
      heading: 'Loans',
      body: 'An application is a request, not a promise. A loan exists once you have accepted its disclosure statement and agreement and the money has reached your account. If the transfer fails, there is no loan and you owe nothing.',
    },
    charges: {
      heading: 'Charges',
      body: 'Interest, service fee, credit report fee and taxes are those of the disclosure statement you accepted. Late charges and extensions follow the same statement and the limits set by the Securities and Exchange Commission.',
    },
    conduct: {
      heading: 'How we collect',
      body: 'We contact only you, between 6:00 am and 10:00 pm, and with respect. We do not threaten, shame or speak to your contacts about what you owe.',
    },
    liability: {
      heading: 'When something fails',
      body: 'If our service fails on a due date, no late charge is due for that time. We answer for our own mistakes and put them right at our cost.',
    },
    law: {
      heading: 'Law and language',
      body: 'Philippine law applies. Where the languages differ, the English text counts, unless the law protects you better.',
    },
    changes: {
      heading: 'Changes',
      body: 'New versions are announced with what has changed. A running loan keeps the terms it was made with. Questions go to {officer} at {email}.',
    },
  },
} as const;
