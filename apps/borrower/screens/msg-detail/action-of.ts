import type { CallOutput } from '@luwag/contract/endpoint';
import type { getHome } from '@luwag/contract/endpoints/application/get-home';
import type { MessageAnswer } from '@luwag/contract/endpoints/messages/message-answer';
import { mayPassByItself, payoutFailureOf } from '@luwag/contract/payout-failures';
import type { Messages } from '../../messages/namespaces.ts';

type Home = Pick<
  CallOutput<typeof getHome>,
  'state' | 'loan' | 'couponCount' | 'easyReloan' | 'correctionItems'
>;
export type MessageAction = {
  label: keyof Messages['messages']['actions'];
  href: `/${string}`;
  /** Which loan the next screen is about. */
  loanId?: string;
  /** What the next screen opens at once. */
  opens?: 'supportMessages' | 'deletion' | 'logOutOthers';
};

const onDeletion: MessageAction = { label: 'deletion', href: '/my', opens: 'deletion' };

/** Where a message leads on by how things stand now; null where what it asked for has been dealt with. */
export function actionOf(
  { code, facts }: Pick<MessageAnswer, 'code' | 'facts'>,
  home: Home,
): MessageAction | null {
  const loanId = typeof facts['loanId'] === 'string' ? facts['loanId'] : undefined;
  const onlyIf = (isOpen: boolean, action: MessageAction): MessageAction | null => (isOpen ? action : null);
  switch (code) {
    case 'applicationApproved':
    case 'limitLowered':
    case 'canBorrowAgain':
    case 'applicationDeclined':
    case 'correctionRequested':
    case 'reviewReopened':
      return onApplication(code, home);
    case 'payoutFailed':
      return onlyIf(home.state === 'disbursementFailed', onFailedPayout(facts['failureCode']));
    case 'paydayBeforeDue':
    case 'dueInThreeDays':
    case 'dueTomorrow':
    case 'dueToday':
    case 'paymentLate':
      // Home tells of one loan; of another it is not known here whether it is still to be paid.
      if (home.loan?.loanId !== loanId) return onLoan(loanId, 'loan');
      return home.loan?.status === 'active' ? onLoan(loanId, 'pay') : null;
    case 'moneySent':
    case 'refundSent':
    case 'refundFailed':
    case 'paymentReceived':
    case 'overpaid':
    case 'loanSettled':
    case 'dueDateExtended':
    case 'extensionNotGranted':
    case 'couponNotUsed':
    case 'stillOwed':
    case 'paymentReversed':
    case 'loanChanged':
      return onLoan(loanId, 'loan');
    case 'requestReceived':
    case 'requestAnswered':
      return facts['request'] === 'deletion' ? onDeletion : onLoan(loanId, 'loan');
    case 'supportMessageAnswered':
      return { label: 'supportMessages', href: '/my', opens: 'supportMessages' };
    case 'newDevice':
    case 'handedOff':
    case 'logInReopened':
    case 'accountLocked':
    case 'accountUnlocked':
    case 'phoneChanged':
    case 'otherPhonesLoggedOut':
      return { label: 'logOutOthers', href: '/setup', opens: 'logOutOthers' };
    case 'accountChanged':
      return { label: 'account', href: '/changeBank' };
    case 'scheduledLoan':
      return onlyIf(home.easyReloan.upcoming !== null, { label: 'scheduled', href: '/appointLoanList' });
    case 'scheduledLoanLeftOut':
    case 'reloanOn':
    case 'reloanOff':
      return { label: 'reloan', href: '/appointLoanList' };
    case 'reloanAvailable':
      return onlyIf(!home.easyReloan.isOn, { label: 'reloan', href: '/appointLoan' });
    case 'couponGiven':
    case 'couponExpiring':
      return onlyIf(home.couponCount > 0, { label: 'coupons', href: '/coupon' });
    case 'couponTakenBack':
      return { label: 'pastCoupons', href: '/couponInvalid' };
    default:
      return code satisfies never;
  }
}

function onLoan(loanId: string | undefined, label: 'loan' | 'pay'): MessageAction {
  return loanId === undefined ? { label: 'papers', href: '/bill' } : { label, href: '/repaidDetail', loanId };
}

function onFailedPayout(code: unknown): MessageAction {
  const failure = typeof code === 'string' ? payoutFailureOf(code) : null;
  const mayPass = failure !== null && mayPassByItself(failure);
  return { label: mayPass ? 'sendAgain' : 'account', href: '/bankInfo' };
}

type ApplicationNews = Extract<
  MessageAnswer['code'],
  | 'applicationApproved'
  | 'limitLowered'
  | 'canBorrowAgain'
  | 'applicationDeclined'
  | 'correctionRequested'
  | 'reviewReopened'
>;

function onApplication(code: ApplicationNews, { state, correctionItems }: Home): MessageAction | null {
  if (code === 'applicationDeclined') {
    if (state === 'mayReapply') return { label: 'reapply', href: '/homeIndex' };
    return state === 'rejected' ? { label: 'why', href: '/homeIndex' } : null;
  }
  if (code === 'correctionRequested')
    return correctionItems.length > 0 ? { label: 'renew', href: '/homeIndex' } : null;
  if (code === 'reviewReopened')
    return state === 'underReview' ? { label: 'status', href: '/homeIndex' } : null;
  return state === 'canWithdraw' ? { label: 'borrow', href: '/allWithdraw' } : null;
}
