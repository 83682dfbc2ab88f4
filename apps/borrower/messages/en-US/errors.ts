export const messages = {
  networkAbnormal: 'Network abnormal. Please check your mobile data or Wi-Fi. What you typed is kept.',
  validationFailed: 'Something in the form is not right yet. Please check the marked places.',
  internalError: 'Something went wrong on our side. What you saved is safe. Please try again.',
  serviceUnavailable:
    'This is not available for a short while. What you saved is safe. Please try again later.',
  tooFrequent: 'Operation too frequent. Please try again later.',
  smsLimitReached: 'SMS limit reached. Please try again tomorrow.',
  securityWait: 'This has triggered the security mechanism. Please wait.',
  graphicCodeRequired: 'Please also type the characters in the picture.',
  graphicCodeIncorrect: 'These are not the characters in the picture. Here is a new one.',
  stepUpRequired: 'We need to be sure it is you. Please call customer service to go on.',
  codeIncorrect: 'The verification code is incorrect. Please re-enter it.',
  codeExpired: 'This code is too old. Please ask for a new one.',
  consentRequired: 'Please tick the box to agree before you continue.',
  retryAt: 'You can try again at {time}.',
  triesLeft: '{count, plural, =0 {No more tries for this code.} one {# try left.} other {# tries left.}}',
  requestId: 'If you call us, please give this number: {id}',
} as const;
