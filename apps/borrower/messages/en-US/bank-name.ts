export const messages = {
  title: 'Where is your account?',
  lead: 'Search, or pick one from the list.',
  search: 'Search by name',
  found: '{count, plural, =0 {Nothing found} one {# found} other {# found}}',
  matches: 'Found',
  popular: 'Most used',
  all: 'All others, A to Z',
  none: 'No match. Try a shorter name. If yours is missing, ask us to add it; until then another account will do.',
  ask: 'Ask us to add it',
} as const;
