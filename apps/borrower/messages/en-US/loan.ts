export const messages = {
  title: 'Loan agreement',
  lead: 'The agreement of the loan you are looking at, figures first.',
  generalLead:
    'What every loan agreement of ours says, in plain words. Your own carries your figures, and you see it before you sign.',
  disclosure: 'Disclosure statement',
  sign: 'Go on to sign',
  back: 'Back',
  latest: 'Your loan {number}',
  latestLead: 'These are the terms you signed.',
  see: 'See everything about this loan',
  start: 'See what a loan would cost',
  fingerprint: 'Fingerprint of both papers: {hash}',
  points: {
    parties: {
      heading: 'Who agrees',
      body: 'You and {lender}. Nobody else owes anything, and we speak to nobody else about it.',
    },
    money: {
      heading: 'What you receive and repay',
      body: 'The amount, every fee and tax taken off, what reaches your account, and what you repay on which day, to the centavo.',
    },
    early: {
      heading: 'Paying early',
      body: 'Any day, in part or in full, without a charge. You owe interest only for the days you used.',
    },
    late: {
      heading: 'Paying late',
      body: 'A late charge for each day, named in pesos before you sign. All costs together never pass the amount you borrowed.',
    },
    cancel: {
      heading: 'Changing your mind',
      body: 'Within 24 hours after the money arrives you can cancel in the app (My Loan, Other ways, Cancel this loan) and return what you received. It then costs nothing.',
    },
    contact: {
      heading: 'How we contact you',
      body: 'Only you, between 6:00 am and 10:00 pm, and never with threats or shame.',
    },
    complaint: {
      heading: 'Complaints',
      body: 'Write to {officer} at {email}. You may also turn to the Securities and Exchange Commission at any time.',
    },
  },
} as const;
