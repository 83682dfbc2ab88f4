export const messages = {
  update: { ready: 'A new version is ready.', update: 'Update', later: 'Later' },
} as const;
