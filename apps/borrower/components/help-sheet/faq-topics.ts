import type { FaqTopic } from '@luwag/contract/endpoints/faq/faq-answer';

const application: readonly FaqTopic[] = ['application'];
const reloan: readonly FaqTopic[] = ['easyReloan', 'coupon'];
const messages: readonly FaqTopic[] = ['messages', 'setup'];

const topicsByRoute: Readonly<Record<string, readonly FaqTopic[]>> = {
  start: ['start'],
  noAndroid: ['noAndroid', 'start'],
  identityInfo: ['identityInfo', 'application'],
  baseInfo: application,
  baseInfo2: application,
  addressInfo: application,
  workInfo: application,
  contact: ['contact', 'application'],
  bankInfo: ['bankInfo', 'application'],
  bankName: ['bankInfo', 'application'],
  changeBank: ['changeBank'],
  homeIndex: ['homeIndex'],
  allWithdraw: ['allWithdraw', 'withdrawPage'],
  withdrawPage: ['withdrawPage', 'allWithdraw'],
  subIndex: ['subIndex', 'allWithdraw'],
  billIndex: ['billIndex', 'repaidDetail'],
  repaidDetail: ['repaidDetail', 'billIndex'],
  bill: ['bill', 'papers'],
  triLink: ['triLink', 'KSResult'],
  KSResult: ['KSResult', 'triLink'],
  coupon: ['coupon', 'easyReloan'],
  couponInvalid: ['coupon', 'easyReloan'],
  appointLoan: reloan,
  bookingAgreement: reloan,
  appointLoanList: reloan,
  msgCenter: messages,
  msgDetail: messages,
  my: ['my'],
  setup: ['setup', 'messages'],
  aboutUs: ['aboutUs'],
  addDeskTopBrowser: ['addDeskTopBrowser'],
  guildDetail: ['aboutUs'],
  videoIndex: ['aboutUs'],
  privacy: ['papers'],
  conditionalTerms: ['papers'],
  loan: ['papers', 'withdrawPage'],
};

/** What people ask on a screen, nearest first; what they ask anywhere comes last. */
export function faqTopics(routeName: string): readonly FaqTopic[] {
  return [...(topicsByRoute[routeName] ?? []), 'general'];
}
