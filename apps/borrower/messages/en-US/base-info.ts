export const messages = {
  person: { title: 'About you', why: 'This goes on your loan papers. It does not change your price.' },
  school: {
    title: 'School and e-mail',
    why: 'We send your agreement and receipts to your e-mail, so that you have them outside this app too.',
    emailHint: 'For papers only. No advertising.',
  },
  purpose: { title: 'What is the loan for?', why: 'It helps us lend responsibly. Any of these is fine.' },
  accounts: {
    title: 'Other ways to reach you',
    why: 'All three are up to you. Facebook may raise your limit; leaving them empty never lowers it.',
    whatsappHint: '11 digits starting with 09',
    viberHint: 'The mobile number of your Viber account',
    facebookHint: 'Username or the link to your profile. We never post anything.',
  },
} as const;
