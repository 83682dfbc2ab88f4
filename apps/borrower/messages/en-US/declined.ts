export const messages = {
  rejected: {
    title: 'Unfortunately, your information does not qualify',
    decidedAt: 'Decided {time}',
    reapply: 'You can apply again from',
    remind: 'Put this day in my calendar',
    event: '{product}: you can apply again',
    complaint: 'You think this is wrong? Write to <mail>{email}</mail> and a person looks at it again.',
    reasons: {
      identity:
        'Your ID does not fit what you typed, or we could not confirm that it is yours. What helps: name and birthday typed exactly as they stand on the ID.',
      photo:
        'We could not read the photos of your ID well enough. What helps: daylight, and all four corners in the picture.',
      selfieQuality:
        'Your selfie was not clear enough to compare it with your ID. What helps: light from the front, no cap and no mask.',
      selfie:
        'Your selfie does not fit the photo on your ID. What helps: your own ID, with a photo that looks like you today.',
      expired: 'Your ID is no longer valid. What helps: another ID, or a renewed one.',
      duplicate:
        'There is already an account with the same information. What helps: log in with the number you used first.',
      age: 'Your age is outside of what we may lend to.',
      income:
        'Your income is too low to pay a loan back without hardship. What helps: more income that you can show.',
      debt: 'You already have other loans. One more would be too much. What helps: pay one of them back first.',
      area: 'We do not lend in your area yet.',
      account: 'The account for the money could not be used. What helps: an open account in your own name.',
      other: 'Your information does not meet our conditions at the moment.',
    },
  },
  reapply: {
    title: 'You can apply again',
    since: 'Since {date}',
    lead: 'Your answers and photos are kept. Go through them, change what is different now, and send them to us again. We look at everything anew.',
    last: 'What stood in the way last time:',
    change: 'Change: {task}',
    missing: 'Before you can send it again, the part below needs to be done anew.',
  },
} as const;
