import type { MessageCode, MessageKind } from '@luwag/contract/endpoints/messages/message-answer';
import type { MessageRow } from '../../ports/message-repository.ts';
import type { PushText } from '../../texts/push.ts';
import type { SmsText } from '../../texts/sms.ts';

/** How a message reaches the borrower besides the app, and which of their choices silences it. */
export type MessageRule = {
  kind: MessageKind;
  sms: SmsText | null;
  push: PushText;
  /** News on one's own loans is always told. */
  silencedBy: 'hasReminders' | 'hasOffers' | null;
  /** Reaches each phone at once: at night, after it was read elsewhere, and a phone that was logged out from another one. */
  isSecurityNotice: boolean;
};

const told = (push: PushText, sms: SmsText | null): MessageRule => ({
  kind: 'notify',
  sms,
  push,
  silencedBy: null,
  isSecurityNotice: false,
});
const news = (text: SmsText & PushText): MessageRule => told(text, text);
const reminder = (text: SmsText & PushText): MessageRule => ({ ...news(text), silencedBy: 'hasReminders' });
const offer = (push: PushText): MessageRule => ({
  kind: 'activity',
  sms: null,
  push,
  silencedBy: 'hasOffers',
  isSecurityNotice: false,
});
const securityNotice = (push: PushText, sms: SmsText | null): MessageRule => ({
  ...told(push, sms),
  isSecurityNotice: true,
});

export const messageRules: Readonly<Record<MessageCode, MessageRule>> = {
  applicationApproved: news('decided'),
  applicationDeclined: news('decided'),
  correctionRequested: news('correctionRequested'),
  reviewReopened: news('reviewReopened'),
  limitLowered: news('limitLowered'),
  moneySent: news('moneySent'),
  refundSent: news('moneySent'),
  payoutFailed: news('payoutFailed'),
  refundFailed: news('newsOnLoan'),
  paydayBeforeDue: reminder('paydayBeforeDue'),
  dueInThreeDays: reminder('dueInThreeDays'),
  dueTomorrow: reminder('dueTomorrow'),
  dueToday: reminder('dueToday'),
  // Charges begin, so borrowers who turned reminders off get this one too.
  paymentLate: news('paymentLate'),
  paymentReceived: news('paymentReceived'),
  overpaid: news('overpaid'),
  loanSettled: news('paymentReceived'),
  dueDateExtended: news('dueDateExtended'),
  extensionNotGranted: news('extensionNotGranted'),
  couponNotUsed: news('stillOwed'),
  stillOwed: news('stillOwed'),
  paymentReversed: news('paymentReversed'),
  loanChanged: news('newsOnLoan'),
  accountChanged: securityNotice('accountChanged', 'accountChanged'),
  newDevice: securityNotice('newDevice', 'newDevice'),
  // The code is there to save a text message.
  handedOff: securityNotice('handedOff', null),
  logInReopened: securityNotice('logInReopened', 'logInReopened'),
  otherPhonesLoggedOut: securityNotice('otherPhonesLoggedOut', null),
  accountLocked: securityNotice('accountLocked', 'accountLocked'),
  accountUnlocked: securityNotice('accountUnlocked', 'accountUnlocked'),
  phoneChanged: securityNotice('phoneChanged', 'phoneChanged'),
  requestReceived: news('requestReceived'),
  requestAnswered: told('requestAnswered', 'newsOnLoan'),
  supportMessageAnswered: news('supportMessageAnswered'),
  // Its text message carries the whole cost and is sent before the day of notice begins.
  scheduledLoan: told('scheduledLoan', null),
  scheduledLoanLeftOut: news('scheduledLoanLeftOut'),
  reloanOn: told('reloanChanged', null),
  reloanOff: told('reloanChanged', null),
  couponTakenBack: told('coupons', null),
  couponGiven: offer('coupons'),
  couponExpiring: offer('coupons'),
  canBorrowAgain: offer('borrowAgain'),
  reloanAvailable: offer('borrowAgain'),
};

/**
 * How a message is told outside the app. A loan that held credit paid off had no new payment, and so no receipt. What carries a
 * hardship request out changes its loan, and the message on that change sends the same text.
 */
export function ruleOf({ code, facts }: Pick<MessageRow, 'code' | 'facts'>): MessageRule {
  if (code === 'loanSettled' && facts['cause'] === 'credit') return news('settledByCredit');
  const isToldByLoan = code === 'requestAnswered' && facts['request'] === 'hardship';
  if (isToldByLoan && facts['outcome'] === 'done') return told('requestAnswered', null);
  return messageRules[code];
}
