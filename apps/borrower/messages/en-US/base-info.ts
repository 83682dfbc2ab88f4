export const messages = {
  person: { title: 'About you', why: 'This goes on your loan papers. It does not change your price.' },
  school: {
    title: 'School and e-mail',
    why: 'We write to you there when we cannot reach you by phone. Your agreement and receipts are always in this app, to read and to save.',
    emailHint: 'No advertising.',
  },
  purpose: {
    title: 'What is the loan for?',
    why: 'It helps us lend responsibly. Any of these is fine.',
    tips: {
      medical:
        'Good to know: many public hospitals have a Malasakit Center, and PhilHealth may pay a part. Ask the social worker of the hospital before you pay.',
      education:
        'Good to know: state universities and many local colleges charge no tuition. Other schools often let you pay in parts; ask the registrar first.',
      dailyExpense:
        'Good to know: in an emergency, the social welfare office of your city hall or the DSWD (AICS) may help with food, fare or medicine. That is no loan.',
      reimbursement:
        'Good to know: ask for more time first. If that costs you less than this loan, it is the better way.',
    },
  },
  accounts: {
    title: 'Other ways to reach you',
    why: 'Both are optional. Leaving them empty changes nothing.',
    whatsappHint: '11 digits starting with 09',
    viberHint: 'The mobile number of your Viber account',
  },
  facebook: {
    title: 'Your Facebook username',
    why: 'Optional. Another way to reach you.',
    whyLater: 'Optional. It can make your limit up to {step} higher once you are approved.',
    whyNow: 'Optional. It raises your limit by up to {step} right away. Your limit is {limit} now.',
    never: 'Leaving it empty never lowers your limit.',
    given: 'Your limit is now {limit}.',
    givenOn: 'It was raised for your Facebook username on {date}.',
    givenLater: 'Your username is saved. It raises your limit once you are approved.',
    hint: 'Username or the link to your profile. We never post anything.',
  },
} as const;
