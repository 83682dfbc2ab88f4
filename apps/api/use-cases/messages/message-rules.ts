import type { MessageCode, MessageKind } from '@luwag/contract/endpoints/messages/message-answer';
import type { SmsText } from '../../texts/sms.ts';

/** How a message reaches the borrower besides the app, and which of their choices silences it. */
export type MessageRule = {
  kind: MessageKind;
  sms: SmsText | null;
  /** News on one's own loans is always told. */
  silencedBy: 'hasReminders' | 'hasOffers' | null;
};

const news = (sms: SmsText | null): MessageRule => ({ kind: 'notify', sms, silencedBy: null });
const reminder = (sms: SmsText): MessageRule => ({ kind: 'notify', sms, silencedBy: 'hasReminders' });
const offer: MessageRule = { kind: 'activity', sms: null, silencedBy: 'hasOffers' };

export const messageRules: Readonly<Record<MessageCode, MessageRule>> = {
  applicationApproved: news('decided'),
  applicationDeclined: news('decided'),
  applicationSentBack: news('sentBack'),
  moneySent: news('moneySent'),
  refundSent: news('moneySent'),
  payoutFailed: news('payoutFailed'),
  refundFailed: news('newsOnLoan'),
  dueInThreeDays: reminder('dueInThreeDays'),
  dueTomorrow: reminder('dueTomorrow'),
  dueToday: reminder('dueToday'),
  // Charges begin: whoever wants no reminders must hear of it all the same.
  dueYesterday: news('dueYesterday'),
  paymentReceived: news('paymentReceived'),
  loanSettled: news('paymentReceived'),
  dueDateExtended: news('dueDateExtended'),
  loanChanged: news('newsOnLoan'),
  accountChanged: news('accountChanged'),
  requestReceived: news('requestReceived'),
  requestAnswered: news('newsOnLoan'),
  letterAnswered: news('letterAnswered'),
  // Its text message carries the whole cost and is sent before the day of notice begins.
  scheduledLoan: news(null),
  scheduledLoanLeftOut: news('scheduledLoanLeftOut'),
  reloanOn: news(null),
  reloanOff: news(null),
  couponTakenBack: news(null),
  couponGiven: offer,
  couponExpiring: offer,
  canBorrowAgain: offer,
  reloanAvailable: offer,
};
