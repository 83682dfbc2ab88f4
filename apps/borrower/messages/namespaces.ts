import type { messages as aboutUs } from './en-US/about-us.ts';
import type { messages as addressInfo } from './en-US/address-info.ts';
import type { messages as allWithdraw } from './en-US/all-withdraw.ts';
import type { messages as app } from './en-US/app.ts';
import type { messages as appErrors } from './en-US/app-errors.ts';
import type { messages as bankInfo } from './en-US/bank-info.ts';
import type { messages as bankName } from './en-US/bank-name.ts';
import type { messages as baseInfo } from './en-US/base-info.ts';
import type { messages as bell } from './en-US/bell.ts';
import type { messages as bill } from './en-US/bill.ts';
import type { messages as billIndex } from './en-US/bill-index.ts';
import type { messages as changeBank } from './en-US/change-bank.ts';
import type { messages as choices } from './en-US/choices.ts';
import type { messages as conditionalTerms } from './en-US/conditional-terms.ts';
import type { messages as contact } from './en-US/contact.ts';
import type { messages as coupon } from './en-US/coupon.ts';
import type { messages as couponChoice } from './en-US/coupon-choice.ts';
import type { messages as deletion } from './en-US/deletion.ts';
import type { messages as desktop } from './en-US/desktop.ts';
import type { messages as easyReloan } from './en-US/easy-reloan.ts';
import type { messages as errors } from './en-US/errors.ts';
import type { messages as faq } from './en-US/faq.ts';
import type { messages as fieldErrors } from './en-US/field-errors.ts';
import type { messages as graphicCode } from './en-US/graphic-code.ts';
import type { messages as heldData } from './en-US/held-data.ts';
import type { messages as help } from './en-US/help.ts';
import type { messages as homeIndex } from './en-US/home-index.ts';
import type { messages as idReading } from './en-US/id-reading.ts';
import type { messages as identityInfo } from './en-US/identity-info.ts';
import type { messages as installed } from './en-US/installed.ts';
import type { messages as ksResult } from './en-US/ks-result.ts';
import type { messages as lending } from './en-US/lending.ts';
import type { messages as loan } from './en-US/loan.ts';
import type { messages as messageWords } from './en-US/messages.ts';
import type { messages as my } from './en-US/my.ts';
import type { messages as noAndroid } from './en-US/no-android.ts';
import type { messages as notFound } from './en-US/not-found.ts';
import type { messages as offer } from './en-US/offer.ts';
import type { messages as papers } from './en-US/papers.ts';
import type { messages as photo } from './en-US/photo.ts';
import type { messages as privacy } from './en-US/privacy.ts';
import type { messages as profile } from './en-US/profile.ts';
import type { messages as repaidDetail } from './en-US/repaid-detail.ts';
import type { messages as repair } from './en-US/repair.ts';
import type { messages as runningLoan } from './en-US/running-loan.ts';
import type { messages as selfieCheck } from './en-US/selfie-check.ts';
import type { messages as setup } from './en-US/setup.ts';
import type { messages as shell } from './en-US/shell.ts';
import type { messages as start } from './en-US/start.ts';
import type { messages as startMore } from './en-US/start-more.ts';
import type { messages as subIndex } from './en-US/sub-index.ts';
import type { messages as test } from './en-US/test.ts';
import type { messages as triLink } from './en-US/tri-link.ts';
import type { messages as whatIf } from './en-US/what-if.ts';
import type { messages as withdrawPage } from './en-US/withdraw-page.ts';
import type { messages as workInfo } from './en-US/work-info.ts';

/** All words of the app, by namespace. English is the source; the file of a namespace carries its name. */
export type Messages = {
  'about-us': typeof aboutUs;
  'address-info': typeof addressInfo;
  'all-withdraw': typeof allWithdraw;
  app: typeof app;
  'app-errors': typeof appErrors;
  'bank-info': typeof bankInfo;
  'bank-name': typeof bankName;
  'base-info': typeof baseInfo;
  bell: typeof bell;
  bill: typeof bill;
  'bill-index': typeof billIndex;
  'change-bank': typeof changeBank;
  choices: typeof choices;
  'conditional-terms': typeof conditionalTerms;
  contact: typeof contact;
  coupon: typeof coupon;
  'coupon-choice': typeof couponChoice;
  deletion: typeof deletion;
  desktop: typeof desktop;
  'easy-reloan': typeof easyReloan;
  errors: typeof errors;
  faq: typeof faq;
  'field-errors': typeof fieldErrors;
  'graphic-code': typeof graphicCode;
  'held-data': typeof heldData;
  help: typeof help;
  'home-index': typeof homeIndex;
  'id-reading': typeof idReading;
  'identity-info': typeof identityInfo;
  installed: typeof installed;
  'ks-result': typeof ksResult;
  lending: typeof lending;
  loan: typeof loan;
  messages: typeof messageWords;
  my: typeof my;
  'no-android': typeof noAndroid;
  'not-found': typeof notFound;
  offer: typeof offer;
  papers: typeof papers;
  photo: typeof photo;
  privacy: typeof privacy;
  profile: typeof profile;
  'repaid-detail': typeof repaidDetail;
  repair: typeof repair;
  'running-loan': typeof runningLoan;
  'selfie-check': typeof selfieCheck;
  setup: typeof setup;
  shell: typeof shell;
  start: typeof start;
  'start-more': typeof startMore;
  'sub-index': typeof subIndex;
  test: typeof test;
  'tri-link': typeof triLink;
  'what-if': typeof whatIf;
  'withdraw-page': typeof withdrawPage;
  'work-info': typeof workInfo;
};

export type Namespace = keyof Messages;

/** The shape a translation must have: the same keys, any words. */
export type Translation<Source> = {
  readonly [Key in keyof Source]: Source[Key] extends string ? string : Translation<Source[Key]>;
};

declare module 'use-intl' {
  interface AppConfig {
    Messages: Messages;
  }
}
