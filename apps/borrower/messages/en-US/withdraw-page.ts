export const messages = {
  title: 'Review and sign',
  lead: 'This is the whole agreement in figures. Nothing is sent before you agree at the end.',
  noWish: {
    title: 'Choose an amount first',
    lead: 'Then you see its whole cost here and can sign.',
    choose: 'Choose amount and time',
  },
  cost: 'What it costs',
  change: 'Change amount or time',
  account: {
    title: 'Where the money goes',
    change: 'Use another account',
    lead: 'It must be your own account.',
  },
  papers: {
    title: 'The papers',
    disclosure: 'Disclosure statement',
    agreement: 'Read the loan agreement',
    lead: 'Both are in your language and carry the figures above.',
  },
  signature: {
    title: 'Your signature',
    lead: 'You sign once. It stays valid for your later loans, and each of them asks you again before it starts.',
    kept: 'You signed on {time}',
    keptLabel: 'Your kept signature',
    again: 'Sign anew',
    drawn: 'Draw it',
    typed: 'Type it',
    name: 'Your full name',
    nameHint: 'Typing your name here counts as your signature.',
    fieldLabel: 'Field to draw your signature on. If you cannot draw, choose to type it.',
    clear: 'Clear and draw again',
    missing: 'Please sign first: draw or type your name.',
  },
  consent:
    'I borrow {amount} and repay {total} on {date}. I have read the disclosure statement and the loan agreement and agree to them.',
  consentInParts:
    'I borrow {amount} and repay {total} in {count, plural, one {# payment} other {# payments}} as listed above, the last on {date}. I have read the disclosure statement and the loan agreement and agree to them.',
  newDevice:
    'This phone or browser is new to us. You can withdraw here from {time}. Until then nobody with a stolen number can take money in your name. It works right away where you applied.',
  consentMissing: 'Please tick the box if you agree to this loan.',
  get: 'Get {net} now, repay {total} on {date}',
  getInParts:
    'Get {net} now, repay {total} in {count, plural, one {# payment} other {# payments}} until {date}',
  notNow: 'Not now',
  cancel:
    'You can cancel within 24 hours after the money arrives: in “My Loan”, under “Other ways”, tap “Cancel this loan” and return what you received. It then costs nothing.',
  sending: 'Sending. You may close this page: nothing is sent twice, and Home shows where it stands.',
  done: 'Signed. The money is on its way.',
} as const;
