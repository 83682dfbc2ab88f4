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
  inShort: {
    lead: 'The marked lines, “In short”, only help you to read. They are not part of the agreement: what counts is its own text.',
    label: 'In short:',
    parties: 'This is between you and us. Nobody else owes anything.',
    loan: 'How much you borrow, how much reaches you, and by when it is to be paid back.',
    cost: 'Interest counts by the day. Every fee and tax stands here in pesos.',
    payingBack: 'What you pay and by which day. What you pay too much stays yours.',
    early: 'Pay early whenever you like: interest counts only for the days you used.',
    late: 'Each late day adds a charge, never more than the limit named here.',
    limit: 'All charges together never come to more than what you borrowed.',
    moreTime: 'What you can do if you need more time, and what it costs.',
    changingMind: 'If you change your mind in time, give the money back and it costs nothing.',
    parts: 'Keep your codes and your phone to yourself. We cannot change this agreement on our own.',
    contact: 'We contact only you, at decent hours, and never with threats or shame.',
    data: 'We use your data for this loan and where the law asks for it. You can see and correct it.',
    complaints: 'Where something is wrong you can complain, to us and to the SEC.',
    signing: 'Your drawing and your yes in the app are your signature. A copy stays in the app for you.',
    law: 'Philippine law applies, and it protects you whatever is written here.',
  },
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
