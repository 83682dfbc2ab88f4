import type { Language } from '@luwag/contract/language';
import type { Page } from 'playwright-core';
import { routes, notFoundRoute } from '../../apps/borrower/routing/routes.ts';
import { sentCodeName } from '../../apps/borrower/platform/sent-code-name.ts';
import { type DisplayState, displayStates } from '../../apps/borrower/screens/test/display-states.ts';
import { untilLive } from '../../tests/journeys/story.ts';

/* Every screen in its main states, and in whose hands of the sandbox it is in them. */

/** A screen in one state. */
export type Visit = {
  route: string;
  state: string;
  /** The one state of the screen whose picture is kept with the code. */
  isMain: boolean;
  /** Where it is opened; by default the screen's own address. */
  address?: string;
  /** Who is brought into the state by the test bench, which then leads to the screen. */
  onBench?: DisplayState;
  /** What is done on the screen before it is pictured. */
  act?: (page: Page, language: Language) => Promise<void>;
};

/** The same phone for all its visits, one after the other. `null` is not logged in. */
export type Hand = {
  phone: string | null;
  /** Fills in the whole application first. */
  hasFilledIn?: boolean;
  /** First has a payment taken off the loan, which was for another. */
  hasPaymentTakenOff?: boolean;
  visits: readonly Visit[];
};

type Listed = string | Omit<Visit, 'isMain'>;

/** A state whose name ends with a star is the main one of its screen. */
const byHand: readonly (Omit<Hand, 'visits'> & { listed: readonly Listed[] })[] = [
  {
    phone: null,
    listed: [
      'start first*',
      { route: 'start', state: 'code sent', act: askForCode },
      { route: 'start', state: 'code kept', act: loadAgain },
      'privacy notice*',
      'conditionalTerms terms*',
      'noAndroid without a log-in*',
      'test bench*',
      'KSResult without a payment',
      'notFound unknown address*',
    ],
  },
  // Has just logged in for the first time.
  {
    phone: '9550000001',
    listed: ['homeIndex new', 'identityInfo begun*', 'guildDetail new', 'billIndex nothing', 'bill nothing'],
  },
  { phone: '9550000002', hasFilledIn: true, listed: ['homeIndex ready to send', 'my ready to send'] },
  // In the middle of an application.
  {
    phone: '9170000001',
    listed: [
      'homeIndex in application',
      { route: 'identityInfo', state: 'check', address: '/identityInfo?step=check' },
      { route: 'identityInfo', state: 'selfie', address: '/identityInfo?step=selfie' },
      'baseInfo done*',
      'baseInfo2 done*',
      'addressInfo open*',
      'workInfo open*',
      'contact open*',
      'bankInfo open*',
      'my in application',
      'setup in application',
    ],
  },
  { phone: '9170000002', listed: ['homeIndex under review', 'identityInfo under review'] },
  { phone: '9170000041', listed: ['homeIndex correction requested'] },
  { phone: '9170000007', listed: ['homeIndex rejected'] },
  { phone: '9170000071', listed: ['homeIndex may reapply'] },
  // May borrow for the first time, and has coupons.
  {
    phone: '9170000003',
    listed: [
      'homeIndex approved*',
      'allWithdraw first loan*',
      { route: 'withdrawPage', state: 'first loan*', address: '/allWithdraw', act: goToSigning },
      'loan before signing*',
      'coupon several*',
      'couponInvalid over*',
      'subIndex not yet',
      'changeBank no loan*',
      'appointLoan off*',
      { route: 'bookingAgreement', state: 'chosen*', address: '/appointLoan', act: goToAgreement },
      'setup unsigned*',
      'my approved*',
      'aboutUs lender*',
      'guildDetail guides*',
      'videoIndex clips*',
    ],
  },
  { phone: '9170000010', listed: ['homeIndex disbursing'] },
  {
    phone: '9170000008',
    listed: ['homeIndex payout refused', 'bankInfo payout refused', 'bankName choice*'],
  },
  { phone: '9170000082', listed: ['homeIndex payout failed'] },
  // Owes.
  {
    phone: '9170000004',
    listed: [
      'homeIndex repaying',
      'billIndex due in days*',
      'repaidDetail due in days*',
      'bill running*',
      'loan running',
      'subIndex blocked',
      'triLink nothing to pay',
      'my repaying',
      'coupon repaying',
    ],
  },
  { phone: '9170000005', listed: ['homeIndex due today', 'billIndex due today', 'repaidDetail due today'] },
  { phone: '9170000006', listed: ['homeIndex overdue', 'billIndex overdue', 'repaidDetail overdue'] },
  {
    phone: '9170000031',
    listed: [
      'homeIndex installments',
      'billIndex installments',
      'repaidDetail installments',
      'subIndex repaying',
      'changeBank loan open',
    ],
  },
  { phone: '9170000021', listed: ['repaidDetail cancellation asked', 'my question sent'] },
  { phone: '9170000022', listed: ['repaidDetail hardship plan asked'] },
  // Has paid a loan back and signed before.
  {
    phone: '9170000009',
    listed: [
      'homeIndex paid back',
      'allWithdraw next loan',
      { route: 'withdrawPage', state: 'next loan', address: '/allWithdraw', act: goToSigning },
      'subIndex installments offered*',
      'billIndex paid back',
      'bill paid back',
      'msgCenter messages*',
      { route: 'msgDetail', state: 'newest*', address: '/msgCenter', act: openNewest },
      'setup signed',
      'changeBank new device',
      'addDeskTopBrowser offer*',
      'bookingAgreement not chosen',
    ],
  },
  {
    phone: '9170000011',
    listed: ['homeIndex Easy Re-loan on', 'appointLoan on', 'appointLoanList on*'],
  },
  { phone: '9170000081', listed: ['homeIndex cancelled'] },
  { phone: '9170000091', listed: ['homeIndex written off', 'billIndex written off'] },
  // The test bench pays, asks and lets days pass; what it does last ends what others stand for.
  {
    phone: '9170000061',
    listed: onBench('payment', 'paymentScan*', 'paymentFail', 'paymentSuccess*', 'extended'),
  },
  {
    phone: '9170000061',
    hasPaymentTakenOff: true,
    listed: [
      { route: 'msgDetail', state: 'payment taken off', address: '/msgCenter', act: openNewest },
      'msgCenter payment taken off',
      'homeIndex payment taken off',
      'repaidDetail payment taken off',
    ],
  },
  { phone: '9170000007', listed: onBench('supportMessageAnswered') },
  { phone: '9170000012', listed: onBench('deletion') },
  { phone: '9170000011', listed: onBench('reloanLocked') },
  { phone: '9170000009', listed: onBench('accountChange') },
  { phone: '9170000004', listed: onBench('paymentExpired') },
];

export const hands: readonly Hand[] = byHand.map(({ listed, ...hand }) => ({
  ...hand,
  visits: listed.map((entry) => visitOf(typeof entry === 'string' ? namedIn(entry) : entry)),
}));

/** Every screen's name. */
export const routeNames: readonly string[] = [...routes.map(({ name }) => name), notFoundRoute.name];

function namedIn(entry: string): Omit<Visit, 'isMain'> {
  const [route = '', ...words] = entry.split(' ');
  return { route, state: words.join(' ') };
}

function visitOf(visit: Omit<Visit, 'isMain'>): Visit {
  return { ...visit, state: visit.state.replace(/\*$/, ''), isMain: visit.state.endsWith('*') };
}

function onBench(...names: readonly string[]): Listed[] {
  return names.map((entry) => {
    const name = entry.replace(/\*$/, '');
    const state: DisplayState | undefined = displayStates.find((row) => row.name === name);
    if (state === undefined) throw new Error(`the test bench has no state ${name}`);
    return { route: state.path.slice(1), state: entry, onBench: state };
  });
}

/** A number is sent one code a minute, so each language has a number of its own. The tab still keeps the code of the one before. */
async function askForCode(page: Page, language: Language): Promise<void> {
  await page.evaluate((name) => sessionStorage.removeItem(name), sentCodeName);
  await loadAgain(page);
  const numbers = { 'en-US': '9550000011', 'fil-PH': '9550000012', 'hi-IN': '9550000013' };
  await page.locator('input[name="phone"]').fill(numbers[language]);
  await page.locator('form input[type="checkbox"]').first().check();
  await page.locator('form button[type="submit"]').first().click();
  await page.locator('input[autocomplete="one-time-code"]').waitFor();
}

/** What the code's field looks like once its owner comes back from the text message. */
async function loadAgain(page: Page): Promise<void> {
  await page.reload();
  await untilLive(page);
}

/** Signing is reached by what was chosen before, not by its address. */
async function goToSigning(page: Page): Promise<void> {
  await page.locator('main:visible .wish-bar button').click();
}

async function openNewest(page: Page): Promise<void> {
  await page.locator('main:visible a[href^="/msgDetail"]').first().click();
}

/** The amount stands at the most, which has to be confirmed. */
async function goToAgreement(page: Page): Promise<void> {
  await page.locator('main:visible input[name="confirmed"]').check();
  await page.locator('main:visible form button[type="submit"]:not([aria-disabled])').click();
}
