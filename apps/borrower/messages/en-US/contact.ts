export const messages = {
  promise: {
    title: 'What we do with these numbers',
    noDebt: 'We never contact them about your debt. Only you can be asked to pay.',
    noAddressBook: 'We never read your address book. You name each person yourself.',
    remove: 'Once your loan is closed you can remove them: under Profile, What we hold about you.',
  },
  emergency1: {
    title: 'Someone we may reach in an emergency',
    why: 'For example, when we cannot reach you and your account is at risk.',
  },
  emergency2: {
    title: 'One more person for an emergency',
    why: 'Someone with another number than the first.',
  },
  people: {
    title: 'Three more people you know',
    why: 'They show that you are you. They get no call and no message about your loan.',
    added: '{added, number} of {total, number} added',
    legend: 'Person {number, number} of {total, number}',
  },
  person: {
    pick: 'Pick from my contacts',
    phoneHint: 'For example 0917 123 4567',
  },
  card: {
    choose: 'Choose a contact card',
    taken: 'Name and number are filled in from the card. Please check them.',
    noCard:
      'This file is not a contact card. In your contacts, share one person and save the card (.vcf), then choose it here.',
    several: 'There is more than one person in this file. Please choose one card with one person.',
    noMobile: 'There is no Philippine mobile number on this card. Please type it.',
  },
} as const;
