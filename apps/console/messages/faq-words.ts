import type { FaqTopic } from '@luwag/contract/endpoints/faq/faq-answer';

/** Topics as staff know them: mostly the screen on which borrowers ask. */
const topics: Readonly<Record<FaqTopic, string>> = {
  start: 'First page and log-in',
  application: 'Application form',
  identityInfo: 'ID and photos',
  contact: 'Emergency contacts',
  bankInfo: 'Where the money goes',
  homeIndex: 'Home',
  allWithdraw: 'Choosing a loan',
  withdrawPage: 'Signing a loan',
  subIndex: 'Loan in instalments',
  billIndex: 'My Loan',
  repaidDetail: 'One loan and paying it',
  triLink: 'On the way to a partner',
  KSResult: 'Result of a payment',
  bill: 'Loan history',
  papers: 'Papers',
  coupon: 'Coupons',
  easyReloan: 'Easy Re-loan',
  messages: 'Messages',
  my: 'Profile',
  setup: 'Settings',
  changeBank: 'Change of payout account',
  addDeskTopBrowser: 'Adding to the home screen',
  aboutUs: 'Who lends',
  noAndroid: 'Android',
  general: 'Every screen',
};

/** What staff read where the questions and answers of the help are written. */
export const faqWords = {
  title: 'Questions and answers',
  lead: 'What borrowers read under Help. A topic without questions of yours shows the app’s own. Each question needs all three languages.',
  topic: 'Topic',
  topics,
  editions: 'Set so far',
  none: 'Nothing yet: the app’s own words are shown.',
  edition: (effectiveOn: string, count: number) =>
    count === 0 ? `From ${effectiveOn}: the app’s own words` : `From ${effectiveOn}: ${count} of yours`,
  effectiveOn: 'Holds from',
  number: (count: number) => `Question ${count}`,
  question: 'Question',
  answer: 'Answer',
  languages: { 'en-US': 'English', 'fil-PH': 'Pilipino', 'hi-IN': 'Hindi' },
  add: 'Add a question',
  up: 'Move up',
  remove: 'Remove',
  set: 'Set for borrowers',
  missing:
    'Not kept. Please fill in every question and answer in all three languages, without < and >, from today on.',
  failed: 'This could not be loaded.',
  done: 'Kept.',
} as const;
