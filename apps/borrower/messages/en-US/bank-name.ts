export const messages = {
  title: 'Where is your account?',
  lead: 'Search, or pick one from the list.',
  search: 'Search by name',
  found: '{count, plural, =0 {Nothing found} one {# found} other {# found}}',
  matches: 'Found',
  popular: 'Most used',
  all: 'All others, A to Z',
  none: 'No match. Try a shorter name; if yours is missing, choose another account and tell us.',
} as const;
