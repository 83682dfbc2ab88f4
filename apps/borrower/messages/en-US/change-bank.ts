export const messages = {
  title: 'Change my account',
  lead: 'Where your next loan is sent. Nothing changes for loans you had.',
  now: 'Your account now',
  account: '{institution}: {number}',
  refused: {
    noLoanSettled: 'Possible once your first loan is paid back',
    noLoanSettledBody:
      'Until then your account stays as you gave it. If the bank refused it, you can correct it on Home.',
    loanOpen: 'Not while a loan is open',
    loanOpenBody: 'You can change your account once this loan is paid back.',
    payoutUnderWay: 'Money of yours is on its way',
    payoutUnderWayBody: 'You can change your account as soon as it has arrived.',
    maintenance: 'System maintenance: bank change is unavailable from {from} to about {time}',
    maintenanceBody: 'Your account stays as it is, and everything else works.',
    newDevice: 'This phone or browser is new to us',
    newDeviceUntil:
      'You can change your account here from {time}. A day must pass after the first log-in, so that nobody with a stolen number can send your money elsewhere.',
    newDeviceBody:
      'Please log out and log in again here. A day later you can change your account. This keeps your money safe if your number is stolen.',
  },
  closing:
    'From {from} until about {until} accounts cannot be changed. Finish before then, or come back afterwards.',
  toHome: 'Go to Home',
  toLoan: 'See my loan',
  toProfile: 'Back to Profile',
  toWish: 'Back to signing my loan',
  form: {
    type: 'Your new account',
    where: 'Choose from the list',
    payee: 'Name on the account',
    send: 'Send me a code',
    safe: 'The name must be the one on your ID. We then send a code to your number.',
  },
  code: {
    title: 'Enter your code',
    sent: 'We sent it by SMS to your number. It serves for this change only.',
    label: 'Code of {length, number} digits',
    incomplete: 'Please enter all {length, number} digits of the code.',
    save: 'Save my new account',
    again: 'Send a new code',
    back: 'Change what I typed',
  },
  done: {
    title: 'Your new account is saved',
    body: 'Your next loan goes to {institution}, {number}. We told you by SMS too.',
  },
} as const;
