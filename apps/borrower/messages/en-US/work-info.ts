export const messages = {
  type: { title: 'What do you do?', why: 'We ask only what fits your answer.' },
  employer: {
    title: 'Your work',
    own: 'Your business',
    why: 'We do not call your work about a debt.',
    companyHint: 'As it stands on your payslip or ID',
    ownCompany: 'Name of your business',
    ownCompanyHint: 'If it has no name, write what you do, such as “tricycle driver”.',
    ownPhone: 'Phone of the business',
    ownAddress: 'Where you work',
    addressHint: 'City or street is enough',
  },
  pay: {
    title: 'Your income',
    why: 'So that the loan fits what you earn. We use your payday to suggest a day to repay.',
    ownYears: 'How long have you had this business?',
    weekday: 'On which day of the week?',
    monthDay: 'On which day of the month?',
    sourceHint: 'For example money from family, a pension or savings',
  },
  school: { title: 'Your school', why: 'We write it on your application. We do not contact your school.' },
} as const;
