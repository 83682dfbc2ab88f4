export const messages = {
  title: 'Not on Android yet',
  lead: 'We are sorry: Android phones are not supported. You can open the same account on an iPhone, an iPad or a computer.',
  copy: 'Copy the link',
  codeLabel: 'QR code that opens this app on another device',
  code: 'Or scan this with the other device.',
  debtTitle: 'You have a loan with us?',
  debtLead: 'You can still pay and ask anything. Nobody has to change their phone to repay.',
  payHere:
    'Pay on this phone: below you get a payment reference for your wallet, your bank or a store counter.',
  payByPhone: 'Or call us, and we give you one.',
  payOnComputer:
    'Or log in on any computer, for example a relative’s, and pay from My Loan. Log out when you are done.',
  payHelp: 'If you cannot pay in time, call before the due date. We look for a way together.',
  call: 'Call {number}',
  hours: 'Every day, 9:00 am to 6:00 pm',
} as const;
