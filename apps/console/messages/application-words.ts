/** The console's words about the applications of a customer, and about decisions that are changed. */
export const applicationWords = {
  title: 'Applications',
  none: 'No application yet.',
  sent: 'Sent',
  state: 'State',
  decided: 'Decided',
  decidedBy: { scorecard: 'by the scorecard', person: 'by a person' },
  reasons: 'Reasons',
  limit: 'Limit granted',
  reapplyOn: 'May apply again from',
  openCase: 'Open the case',
  steps: 'Case',
  again: {
    action: 'Review again',
    hint: 'For a borrower who asks for another look. The last application goes back to the review queue and is decided anew. Until then no new loan is taken; a loan that runs stays as it is. The borrower is told.',
    reason: 'Why it is reviewed again, for the log',
  },
  lower: {
    action: 'Lower the limit',
    hint: 'For the next loans; a loan that runs stays as it is. The borrower is told the new limit. A higher limit takes another review and two people.',
    limit: 'New limit in pesos',
    reason: 'Why it is lowered, for the log',
  },
  cancel: 'Cancel',
} as const;
