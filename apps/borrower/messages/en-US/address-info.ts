export const messages = {
  barangay: {
    title: 'Where do you live?',
    why: 'Type your barangay. City, province and ZIP code fill themselves in.',
    search: 'Barangay',
    hint: 'For example “Poblacion Makati”',
    found:
      '{count, plural, =0 {No place found. Check the spelling or choose from the lists.} one {# place found} other {# places found}}',
    chosen: 'Your barangay',
    another: 'Choose another one',
    offlineFound: 'No network: these are the places kept on this phone, around where you looked before.',
    offlineNothing:
      'No network, and no places are kept on this phone yet. What you typed stays here, and we look it up as soon as you are online.',
    cannotFind: 'I cannot find it',
    backToSearch: 'Search by name instead',
    province: 'Province',
    city: 'City or town',
  },
  street: {
    title: 'House and street',
    why: 'Papers about your loan carry this address.',
    streetHint: 'For example 24 Mabini Street',
    landmarkHint: 'Something nearby that people know, such as a school or a store',
    postalHint: 'Filled in from your barangay. Change it if yours is different.',
  },
} as const;
