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
  /** The days of the week from Sunday on, then the months. Source: Unicode CLDR, short forms. */
  daysAndMonths: 'Sun Mon Tue Wed Thu Fri Sat Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  slider: { less: 'Less', more: 'More' },
} as const;
