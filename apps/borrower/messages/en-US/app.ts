export const messages = {
  copied: 'Copied',
  asOf: 'We cannot reach the server now. This is what we knew at {time}.',
  progress: 'Step {current, number} of {total, number}',
  tabs: { label: 'Main', home: 'Home', loan: 'My Loan', profile: 'Profile' },
  date: { day: 'Day', month: 'Month', year: 'Year' },
  saving: {
    saving: 'Saving…',
    saved: 'Saved',
    onPhone: 'Saved on this phone. We will send it when you are online.',
  },
  tasks: { done: 'Done', next: 'Next', later: 'To do', fix: 'Needs a fix' },
} as const;
