export const messages = {
  title: 'Profile',
  someone: 'Your account',
  sections: { papers: 'My papers', help: 'Help and rules', choices: 'Messages and settings' },
  links: {
    messages: 'Messages',
    settings: 'Settings',
    loans: 'My loans, paid and open',
    coupons: 'My coupons',
    history: 'Loan history and papers',
    reloan: 'Easy Re-loan',
    agreement: 'Loan agreement',
    about: 'Who lends, hours and complaints',
    privacy: 'Privacy notice',
    heldData: 'What we hold about you',
    deletion: 'Delete my account',
    terms: 'Terms of service',
    bench: 'Test bench of this sandbox',
  },
  logOut: 'Log out',
  logOutNote: 'Your name, number and loans are then no longer on this phone.',
  help: {
    number: 'I have a new phone number',
    numberAnswer: 'Call or write to us before you log in with it, so that your loans stay with you.',
    remove: 'I want to delete my account',
    removeAnswer:
      'Choose “Delete my account” on this page. It is possible as soon as nothing is owed; some records must be kept for as long as the law asks.',
  },
} as const;
