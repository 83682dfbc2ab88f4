import { expect, test } from 'vitest';
import { homeAnswer, loanSummary } from '../../testing/loan-answers.ts';
import { actionOf } from './action-of.ts';

const loan = loanSummary({ status: 'active' });
const { loanId } = loan;
const borrowing = homeAnswer({ state: 'canWithdraw', doneTasks: 8 });
const repaying = homeAnswer({ state: 'repaying', doneTasks: 8, loan });
const correctionItem = { item: 'identity', reasonCode: 'NAME_CHANGED', isRenewed: false } as const;
const corrected: typeof repaying = { ...repaying, correctionItems: [correctionItem] };
const repaid = { ...borrowing, loan: loanSummary({ status: 'settled' }) };

test.each([
  ['applicationApproved', {}, borrowing, '/allWithdraw'],
  ['applicationApproved', {}, repaying, null],
  ['applicationDeclined', {}, homeAnswer({ state: 'rejected', doneTasks: 8 }), '/homeIndex'],
  ['applicationDeclined', {}, homeAnswer({ state: 'mayReapply', doneTasks: 8 }), '/homeIndex'],
  ['applicationDeclined', {}, borrowing, null],
  ['correctionRequested', {}, corrected, '/homeIndex'],
  ['correctionRequested', {}, borrowing, null],
  ['reviewReopened', {}, homeAnswer({ state: 'underReview', doneTasks: 8 }), '/homeIndex'],
  ['reviewReopened', {}, borrowing, null],
  ['limitLowered', {}, borrowing, '/allWithdraw'],
  ['payoutFailed', { loanId }, homeAnswer({ state: 'disbursementFailed', doneTasks: 8 }), '/bankInfo'],
  ['payoutFailed', { loanId }, repaying, null],
  ['dueToday', { loanId }, repaying, '/repaidDetail'],
  ['dueToday', { loanId }, repaid, null],
  ['dueToday', { loanId: 'another' }, repaid, '/repaidDetail'],
  ['moneySent', { loanId }, repaid, '/repaidDetail'],
  ['requestReceived', {}, repaid, '/bill'],
  ['requestAnswered', { loanId }, repaid, '/repaidDetail'],
  ['requestReceived', { request: 'deletion' }, repaid, '/my'],
  ['requestAnswered', { request: 'deletion' }, repaid, '/my'],
  ['handedOff', {}, borrowing, '/setup'],
  ['otherPhonesLoggedOut', {}, borrowing, '/setup'],
  ['newDevice', {}, borrowing, '/setup'],
  ['logInReopened', {}, borrowing, '/setup'],
  ['accountUnlocked', {}, borrowing, '/setup'],
  ['phoneChanged', {}, borrowing, '/setup'],
  ['scheduledLoan', {}, borrowing, null],
  ['couponGiven', {}, { ...borrowing, couponCount: 1 }, '/coupon'],
  ['couponGiven', {}, borrowing, null],
  ['reloanAvailable', {}, borrowing, '/appointLoan'],
  ['reloanAvailable', {}, { ...borrowing, easyReloan: { isOn: true, upcoming: null } }, null],
] as const)('%s with %o leads on by the state of now', (code, facts, home, href) => {
  expect(actionOf({ code, facts }, home)?.href ?? null).toBe(href);
});

test('a payment that is still due is paid, another loan is only shown', () => {
  expect(actionOf({ code: 'dueToday', facts: { loanId } }, repaying)).toEqual({
    label: 'pay',
    href: '/repaidDetail',
    loanId,
  });
});

test.each([
  ['BANK_UNAVAILABLE', 'sendAgain'],
  ['ACCOUNT_CLOSED', 'account'],
  [undefined, 'account'],
])('a payout that failed because of %s leads on by %s', (failureCode, label) => {
  const home = homeAnswer({ state: 'disbursementFailed', doneTasks: 8 });
  const facts = failureCode === undefined ? { loanId } : { loanId, failureCode };
  expect(actionOf({ code: 'payoutFailed', facts }, home)?.label).toBe(label);
});
