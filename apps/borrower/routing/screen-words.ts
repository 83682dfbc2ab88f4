import type { Namespace } from '../messages/namespaces.ts';

/** The namespaces of words that a screen needs before it can be shown, by the route's name. */
const screenWords: Readonly<Record<string, readonly Namespace[]>> = {
  noAndroid: ['no-android'],
  privacy: ['privacy', 'text-versions'],
  conditionalTerms: ['conditional-terms', 'text-versions'],
  homeIndex: ['home-index', 'bell', 'lending', 'loan-cards', 'profile', 'errors', 'app-errors'],
  allWithdraw: [
    'all-withdraw',
    'exact-number',
    'what-if',
    'coupon-choice',
    'offer',
    'lending',
    'errors',
    'app-errors',
  ],
  subIndex: ['sub-index', 'exact-number', 'offer', 'lending', 'loan-cards', 'errors', 'app-errors'],
  coupon: ['coupon', 'errors', 'app-errors'],
  appointLoan: ['easy-reloan', 'exact-number', 'offer', 'lending', 'errors', 'app-errors'],
  bookingAgreement: ['easy-reloan', 'offer', 'lending', 'errors', 'app-errors'],
  appointLoanList: ['easy-reloan', 'papers', 'offer', 'lending', 'errors', 'app-errors'],
  couponInvalid: ['coupon', 'errors', 'app-errors'],
  baseInfo: ['base-info', 'profile', 'choices', 'field-errors', 'errors', 'app-errors'],
  baseInfo2: ['base-info', 'profile', 'choices', 'field-errors', 'errors', 'app-errors'],
  contact: ['contact', 'profile', 'choices', 'field-errors', 'errors', 'app-errors'],
  bankInfo: ['bank-info', 'profile', 'choices', 'field-errors', 'errors', 'app-errors'],
  changeBank: ['change-bank', 'bank-info', 'profile', 'choices', 'field-errors', 'errors', 'app-errors'],
  bankName: ['bank-name', 'errors', 'app-errors'],
  withdrawPage: ['withdraw-page', 'what-if', 'offer', 'lending', 'errors', 'app-errors'],
  loan: ['loan', 'offer', 'lending', 'errors', 'app-errors'],
  billIndex: ['bill-index', 'lending', 'loan-cards', 'errors', 'app-errors'],
  bill: ['bill', 'papers', 'lending', 'errors', 'app-errors'],
  repaidDetail: [
    'repaid-detail',
    'coupon-choice',
    'payment-over',
    'lending',
    'loan-cards',
    'errors',
    'app-errors',
  ],
  identityInfo: ['identity-info', 'photo', 'profile', 'choices', 'field-errors', 'errors', 'app-errors'],
  triLink: ['tri-link', 'payment-over', 'lending', 'errors', 'app-errors'],
  KSResult: ['ks-result', 'payment-over', 'lending', 'errors', 'app-errors'],
  my: ['my', 'bell', 'held-data', 'profile', 'choices', 'errors', 'app-errors'],
  msgCenter: ['messages', 'errors', 'app-errors'],
  msgDetail: ['messages', 'errors', 'app-errors'],
  setup: ['setup', 'exact-number', 'errors', 'app-errors'],
  aboutUs: ['about-us'],
  addDeskTopBrowser: ['add-desk-top-browser', 'errors', 'app-errors'],
  guildDetail: ['guides'],
  videoIndex: ['guides', 'clips'],
  addressInfo: ['address-info', 'profile', 'choices', 'field-errors', 'errors', 'app-errors'],
  workInfo: ['work-info', 'profile', 'choices', 'field-errors', 'errors', 'app-errors'],
  test: ['test', 'errors', 'app-errors'],
  notFound: ['not-found'],
};

/** The words that a screen cannot be shown without. */
export function namespacesOf(name: string): readonly Namespace[] {
  const own = screenWords[name];
  if (own === undefined) throw new Error(`No words for ${name}`);
  return ['app', ...own];
}

/** `KSResult` is in `ks-result`, `baseInfo2` in `base-info2`. */
export function folderOf(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1-$2')
    .toLowerCase();
}
