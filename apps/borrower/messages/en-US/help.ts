export const messages = {
  back: 'Back to Help',
  supportMessages: 'Write to us here',
  links: { guides: 'Guides with pictures', cancel: 'Cancel a loan', deletion: 'Delete my account' },
  title: 'Help',
  open: 'We are open now, every day from 9:00 am to 6:00 pm.',
  closed: 'We are closed now. We answer every day from 9:00 am to 6:00 pm.',
  call: 'Call {number}',
  grievance: 'A complaint? Write to our grievance officer, {officer}:',
  account:
    'You can cancel a loan within 24 hours and delete your account in the app, by the links above. If that does not work, call or write to us.',
} as const;
