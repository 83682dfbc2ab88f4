export const messages = {
  hello: 'Hello, {name}',
  welcome: 'Welcome',
  tasks: {
    lead: 'Tell us about yourself, in about 5 minutes. You can stop at any time; what you typed is saved.',
    progress: '{done, number} of {total, number} done',
    continue: 'Continue: {task}',
    names: {
      identity: 'Your ID',
      basic: 'About you',
      basicMore: 'Loan purpose and contact',
      address: 'Your address',
      work: 'Work and income',
      contacts: 'Emergency contacts',
      payoutAccount: 'Where to send the money',
      selfie: 'A selfie',
    },
  },
  ready: {
    title: 'Everything is filled in',
    lead: 'Look through your answers once, then send them to us.',
    check: 'Check your answers',
  },
  check: {
    title: 'Check your answers',
    lead: 'You cannot change them while we look at them.',
    privacyConsent:
      'I agree that my information is used to decide about this loan, as the <privacy>privacy notice</privacy> says.',
    termsConsent: 'I agree to the <terms>terms of service</terms>.',
    consentMissing: 'Please tick this box if you agree. Without it we cannot look at your application.',
    send: 'Send my application',
    sent: 'Your application is on its way to us',
  },
  review: {
    title: 'We are looking at your application',
    sentAt: 'Sent {time}',
    sent: 'You sent your application',
    checking: 'We check your ID, your photos and what you can afford',
    median: 'Half of all answers come within {minutes, plural, one {# minute} other {# minutes}}',
    usual: 'This can take as little as 3 minutes',
    decision: 'You see the answer here, and we send you an SMS',
    close: 'You may close this page. Nothing is lost.',
  },
  offer: {
    title: 'You can borrow up to',
    less: 'Less is fine too. You see the whole cost before you decide, and nothing happens until you sign.',
    see: 'See what it costs',
    installments: 'Or pay back in instalments',
    account: 'The money would go to {account}.',
    again: 'Thank you for paying back in full',
    againLead: 'Your next loan needs no new form. Take one only if you need it.',
  },
  rejected: {
    title: 'Unfortunately, we cannot lend to you now',
    decidedAt: 'Decided {time}',
    reapply: 'You can apply again from',
    remind: 'Put this day in my calendar',
    event: '{product}: you can apply again',
    complaint: 'You think this is wrong? Write to {email} and a person looks at it again.',
    reasons: {
      identity:
        'Your ID does not fit what you typed, or we could not confirm that it is yours. What helps: name and birthday typed exactly as they stand on the ID.',
      photo:
        'We could not read the photos of your ID well enough. What helps: daylight, and all four corners in the picture.',
      selfieQuality:
        'Your selfie was not clear enough to compare it with your ID. What helps: light from the front, no cap and no mask.',
      selfie:
        'Your selfie does not fit the photo on your ID. What helps: your own ID, with a photo that looks like you today.',
      expired: 'Your ID is no longer valid. What helps: another ID, or a renewed one.',
      duplicate:
        'There is already an account with the same information. What helps: log in with the number you used first.',
      age: 'Your age is outside of what we may lend to.',
      income:
        'Your income is too low to pay a loan back without hardship. What helps: more income that you can show.',
      debt: 'You already have other loans. One more would be too much. What helps: pay one of them back first.',
      area: 'We do not lend in your area yet.',
      account: 'The account for the money could not be used. What helps: an open account in your own name.',
      other: 'Your information does not meet our conditions at the moment.',
    },
  },
  reapply: {
    title: 'You can apply again',
    since: 'Since {date}',
    lead: 'Your answers and photos are kept. Go through them, change what is different now, and send them to us again. We look at everything anew.',
    last: 'What stood in the way last time:',
    change: 'Change: {task}',
    missing: 'Before you can send it again, the part below needs to be done anew.',
  },
  rewards: {
    install: 'Add to home screen, get a coupon',
    coupons: '{count, plural, one {# coupon you can use} other {# coupons you can use}}',
    reloanOff: 'Easy Re‑loan: see what it is',
    reloanOn: 'Easy Re‑loan is on',
    upcomingTitle: 'Your next loan is scheduled',
    upcoming: '{amount} goes out on {date}, unless you skip it.',
    upcomingSee: 'See its cost, skip or change it',
  },
} as const;
