export const messages = {
  copied: 'Copied',
  asOf: 'We cannot reach the server now. This is what we knew at {time}.',
  progress: 'Step {current, number} of {total, number}',
  tabs: { label: 'Main', home: 'Home', loan: 'My Loan', profile: 'Profile' },
  refresh: 'Refresh',
  loginAgain: {
    title: 'Please log in again',
    lead: 'For your safety you were logged out. Log in and go on where you were.',
  },
  fault: {
    title: 'This page did not work',
    lead: 'It is a fault of ours and we have been told. What you typed and saved is kept.',
    again: 'Try again',
    home: 'Go to Home',
  },
  readAloud: { start: 'Read it aloud', stop: 'Stop reading' },
  needsNetwork: {
    title: 'This needs the network',
    unsent: 'Nothing was sent, and nothing waits to be sent. Try again when you are online.',
    lost: 'The line broke on the way. Try again: however often it is sent, it is done once.',
    cancel: 'Cancel',
  },
  date: { day: 'Day', month: 'Month', year: 'Year' },
  saving: {
    saving: 'Saving…',
    saved: 'Saved',
    onPhone: 'Saved on this phone. We will send it when you are online.',
    queued: 'Finished. We will send it by itself when you are online.',
  },
  tasks: { done: 'Done', next: 'Next', later: 'To do', fix: 'Needs a fix' },
} as const;
