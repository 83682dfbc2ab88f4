import * as v from 'valibot';
import { instantField, uuidField } from '../../fields.ts';

/** Notices tell what happened to the borrower's own affairs; activity is what the lender offers, and may be muted. */
export const messageKinds = ['notify', 'activity'] as const;
export type MessageKind = (typeof messageKinds)[number];
export const messageKindField = v.picklist(messageKinds, 'choice_required');

/** What a message may tell; the app has words for each, in every language. */
export const messageCodes = [
  'applicationApproved',
  'applicationDeclined',
  'correctionRequested',
  'reviewReopened',
  'limitLowered',
  'moneySent',
  'refundSent',
  'payoutFailed',
  'refundFailed',
  'paydayBeforeDue',
  'dueInThreeDays',
  'dueTomorrow',
  'dueToday',
  'paymentLate',
  'paymentReceived',
  'overpaid',
  'loanSettled',
  'dueDateExtended',
  'extensionNotGranted',
  'couponNotUsed',
  'stillOwed',
  'paymentReversed',
  'loanChanged',
  'accountChanged',
  'newDevice',
  'handedOff',
  'logInReopened',
  'accountLocked',
  'accountUnlocked',
  'phoneChanged',
  'otherPhonesLoggedOut',
  'requestReceived',
  'requestAnswered',
  'supportMessageAnswered',
  'scheduledLoan',
  'scheduledLoanLeftOut',
  'reloanOn',
  'reloanOff',
  'couponTakenBack',
  'couponGiven',
  'couponExpiring',
  'canBorrowAgain',
  'reloanAvailable',
] as const;
export type MessageCode = (typeof messageCodes)[number];

/** Good news that the app tells on a view of its own. */
export const momentCodes = [
  'applicationApproved',
  'moneySent',
  'loanSettled',
] as const satisfies readonly MessageCode[];
export type MomentCode = (typeof momentCodes)[number];

/** Ids, amounts and days that a message is about, by name; nothing about a person. */
export type MessageFacts = Readonly<Record<string, string | number>>;

/** A message as its owner is shown it: the app makes the words of code and facts. */
export const messageAnswer = v.strictObject({
  messageId: uuidField,
  kind: v.picklist(messageKinds),
  code: v.picklist(messageCodes),
  facts: v.record(v.string(), v.union([v.string(), v.number()])),
  createdAt: instantField,
  readAt: v.nullable(instantField),
});
export type MessageAnswer = v.InferOutput<typeof messageAnswer>;

/** How many messages of each kind are not read. */
export const unreadAnswer = v.strictObject({ notify: v.number(), activity: v.number() });
