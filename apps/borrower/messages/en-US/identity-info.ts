export const messages = {
  type: {
    title: 'Which ID will you use?',
    why: 'The law asks us to know who we lend to. Choose one you have with you now.',
    more: 'Show more IDs',
  },
  number: {
    title: 'Number on your {idType}',
    why: 'Type it as it is printed. Spaces and hyphens do not matter.',
    sample: 'It looks like this',
    read: 'We read: {number}',
  },
  name: {
    title: 'Your name as on the ID',
    why: 'The same name must be on the account that receives the money.',
    middleHint: 'Leave it empty if your ID has none.',
  },
  birth: {
    title: 'When were you born?',
    why: 'You must be 18 or older to borrow.',
    hint: 'For example 27 3 1996',
    age: 'You are {age, number} years old.',
  },
  idFront: { title: 'Photo of the front', why: 'We compare it with what you typed.' },
  idBack: { title: 'Photo of the back', why: 'The back proves that the card is in your hand.' },
  selfie: {
    title: 'Your selfie',
    why: 'We compare it with the photo on your ID, so that nobody can borrow in your name.',
  },
} as const;
