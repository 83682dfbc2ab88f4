export const messages = {
  title: 'This page is not here',
  lead: 'The address may be old or mistyped. Nothing you saved is lost.',
  home: 'Go to Home',
  loan: 'See my loan',
  start: 'Log in',
} as const;
