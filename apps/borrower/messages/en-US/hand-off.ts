export const messages = {
  show: {
    title: 'Log in there without an SMS',
    lead: 'Your iPhone keeps the icon apart from the browser. Open the icon, tap “Log in with the code” and type your number and this code.',
    show: 'Show my code for the icon',
    copy: 'Copy code',
    valid: 'For one log‑in, until {time}.',
    warning:
      'Never read this code to anybody. Our team never asks for it. Anyone who has it can get into your account.',
    over: 'This code is over.',
    another: 'Show another code',
  },
  enter: {
    lead: 'In your browser, open “Add to home screen” and tap “I have added it”: the code is shown there.',
    code: 'Code from the browser',
    hint: '8 letters and digits',
    codeError: 'Please enter all 8 letters and digits of the code.',
    refused:
      'This code and number do not fit, or the code is used or older than 5 minutes. Show another one in the browser, or have a code sent by SMS.',
    logIn: 'Log in',
    bySms: 'Send me a code by SMS instead',
  },
} as const;
