export const messages = {
  title: 'Privacy notice',
  lead: 'What {lender} knows about you, why, and what you decide. The short version comes first.',
  back: 'Back to where I was',
  held: 'See and copy what we hold about you',
  /** The notices that stand where something is asked for. */
  asked: {
    title: 'What we say when we ask',
    camera: 'Camera and photos',
    identity: 'Your ID and selfie',
    contacts: 'Contacts',
    notices: 'Notices on your phone',
    ads: 'Advertisements',
  },
  fullTitle: 'The full text',
  /** What each version brought, by the version it came with. */
  news: {
    '2026-11-22': {
      photos: 'Photos serve to check your identity and, this is new, to find a payment that you prove to us.',
      phone:
        'This phone keeps, sealed until you log out, what you saw and wrote last. Your profile and the photos of your ID never stay on it.',
      letters:
        'You can write to us and prove a payment. Both are stored encrypted, read only by the staff who answer, and erased with your account. That a complaint came stays in our records as long as the law asks.',
      notices:
        'You can turn on notices on your phone. We then keep the address at which it takes them, until you log out.',
      ads: 'You can agree in Settings that an advertising service is told which advertisement led you here and that you applied. It is off until you turn it on.',
    },
    '2026-11-23': {
      android:
        'Who has an Android phone can leave a number to be told once, by SMS, when the app works there. It is kept encrypted, at most 12 months, and erased as soon as it was told or taken back.',
    },
  },
  summary: {
    what: {
      heading: 'What we ask',
      body: 'Who you are, how to reach you, your work and income, and where to send your money.',
    },
    why: {
      heading: 'Why',
      body: 'To check that it is you, to decide on your loan, to send and receive money, and because the law asks for it.',
    },
    who: {
      heading: 'Who sees it',
      body: 'Our trained staff, the companies that move the money and check identities for us, and authorities where the law says so.',
    },
    never: {
      heading: 'What we never do',
      body: 'We never sell your information, and never tell anyone else about your debt.',
    },
    contacts: {
      heading: 'Your contacts',
      body: 'You choose and type the people we may reach. We never read your address book.',
    },
    photos: {
      heading: 'Your photos',
      body: 'To check your identity, and to find a payment that you prove to us. Place and device details are removed from them on arrival.',
    },
    phone: {
      heading: 'On this phone',
      body: 'What keeps you logged in, and sealed until you log out what you saw and wrote last. Your profile and the photos of your ID never stay here.',
    },
    letters: {
      heading: 'What you write to us',
      body: 'Letters and proofs of a payment are stored encrypted and read only by the staff who answer them.',
    },
    notices: {
      heading: 'Notices on your phone',
      body: 'Only if you turn them on. We then keep the address at which your phone takes notices, until you log out. Notices carry no name and no amount.',
    },
    ads: {
      heading: 'Advertisements',
      body: 'Only if you turn it on in Settings, an advertising service is told which advertisement led you here and that you applied. Otherwise nobody is told.',
    },
    android: {
      heading: 'Word of Android',
      body: 'Only if you leave a number to be told when the app works on Android. We keep it encrypted for this one SMS, at most 12 months, and you can take it back where you left it.',
    },
    howLong: {
      heading: 'How long',
      body: 'As long as your loan runs and the law asks after that; then it is erased.',
    },
    rights: {
      heading: 'Your rights',
      body: 'See it, correct it, take a copy, object, or have it erased where no law keeps it.',
    },
    ask: {
      heading: 'Whom to ask',
      body: 'Write to {officer} at {email}. You may also turn to the National Privacy Commission.',
    },
  },
  full: {
    basis: {
      heading: 'Legal grounds',
      body: '{lender} works with personal information under Republic Act 10173 and the circulars of the National Privacy Commission: to make and carry out the loan contract with you, to meet legal duties such as knowing our customers, and with your consent for everything that is optional. You can take a consent back at any time; what was done before stays lawful.',
    },
    decisions: {
      heading: 'Automatic decisions',
      body: 'A scorecard with fixed rules looks at your answers. It can approve, decline or hand over to a person. You are told the reasons in plain words, and you may ask for a person to look again.',
    },
    sharing: {
      heading: 'Companies we work with',
      body: 'Payment and SMS companies, the identity check and the credit bureau receive only what their task needs, under contract, and may not use it for anything else.',
    },
    mail: {
      heading: 'Letters and proofs of payment',
      body: 'What you write and the pictures you attach serve to answer you and to find your payment. They are erased with your account. That a complaint came, when, and who answered it stays in our records as long as the law asks.',
    },
    optional: {
      heading: 'What you turn on yourself',
      body: 'Notices travel, encrypted for your phone, through the company that made it or its browser. If you agree in Settings, Adjust, an advertising service, receives the names in the link of the advertisement, that you came by it and that you applied for a loan, under a random number made for this alone. It receives no name, phone number, amount or address of your phone. Taking the yes back ends it and erases the random number and the advertisement at once.',
    },
    security: {
      heading: 'How it is protected',
      body: 'Numbers and documents are stored encrypted. Staff see them masked, every look is recorded, and large changes need two people. If something should go wrong we tell you and the Commission within 72 hours.',
    },
    retention: {
      heading: 'When it is erased',
      body: 'Applications that were declined, closed loans and photos each have a fixed time after which they are erased. Records that the law on money laundering or taxes asks for are kept for that time and nothing longer.',
    },
    yourRights: {
      heading: 'Using your rights',
      body: 'Ask in the app, by phone or by e-mail. We answer within 30 days and it costs nothing. If the answer does not satisfy you, write to {officer} at {email} or complain to the National Privacy Commission.',
    },
    news: {
      heading: 'What is new in this version',
      body: 'Version 3 names one thing more: the number that you can leave to be told when the app works on Android.',
    },
    changes: {
      heading: 'Changes',
      body: 'Each version has a number and a date. Before a new one counts for you we show what has changed.',
    },
  },
} as const;
