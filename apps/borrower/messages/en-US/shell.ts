export const messages = {
  back: 'Back',
  close: 'Close',
  continue: 'Continue',
  tryAgain: 'Try again',
  loading: 'Loading',
  help: 'Help',
  language: 'Language',
  networkAbnormal: 'Network abnormal. Please check your mobile data or Wi-Fi.',
  errorSummaryTitle: 'Please check this first',
  slider: { less: 'Less', more: 'More' },
} as const;
