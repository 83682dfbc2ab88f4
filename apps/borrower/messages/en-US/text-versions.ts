export const messages = {
  version: 'Version {number, number}, in force since {date}',
  agreed: 'You agreed to this version on {date}.',
  changedTitle: 'What changed since you agreed',
  changedLead: 'You agreed to version {number, number} on {date}.',
  since: 'Since {date} (version {number, number})',
  history: 'What changed from version to version',
  asked: {
    privacy: 'You are asked about the new version when you next log in with a code by SMS.',
    terms:
      'You are asked about the new version with your next application. A running loan keeps the terms it was made with.',
  },
} as const;
