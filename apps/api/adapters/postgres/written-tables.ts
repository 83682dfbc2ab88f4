import type {
  ApplicationRow,
  FacebookUsernameRow,
  PaymentRow,
  PayoutRow,
  PhotoRow,
  SectionRow,
  SessionRow,
  SignatureRow,
} from '../../ports/customer-store.ts';
import type { AcceptanceRow } from '../../ports/application-rows.ts';
import type { SupportMessageRow } from '../../ports/support-message-repository.ts';
import type { MessageRow } from '../../ports/message-repository.ts';
import type { PushRow } from '../../ports/push-sender.ts';
import type {
  CouponRow,
  MakerOnlyStepRow,
  MoneyReferenceRow,
  PaperRow,
  ReloanRow,
  RequestRow,
  ScheduledLoanRow,
} from '../../ports/rows-around-loan.ts';
import { loanBalanceFields, type LoanBalanceRow, type LoanOwnRow } from './ledger-rows.ts';
import { toSnake } from './row-mapping.ts';

/*
 * What a write of a customer does with each column. The text of save_customer is made from it, a test holds it to the
 * tables, and a field that a row type gains does not compile here until it is named.
 */

export type WrittenTable = {
  name: string;
  key: readonly string[];
  /** Written with the first write of a row only. */
  inserted: readonly string[];
  /** Written again with each later one. */
  updated: readonly string[];
};

type Uses<K, I, U> = { key: readonly K[]; inserted: readonly I[]; updated: readonly U[] };

/** Names each field of a row type once; one that is left out makes the second argument impossible. */
function columnsOf<Row extends object>() {
  return <K extends keyof Row, I extends keyof Row, U extends keyof Row>(
    name: string,
    uses: Uses<K, I, U> &
      ([Exclude<keyof Row, K | I | U>] extends [never] ? unknown : { isNotNamed: keyof Row }),
  ): WrittenTable => ({
    name,
    key: uses.key.map((field) => toSnake(String(field))),
    inserted: uses.inserted.map((field) => toSnake(String(field))),
    updated: uses.updated.map((field) => toSnake(String(field))),
  });
}

export const writtenTables = {
  sessions: columnsOf<SessionRow>()('session', {
    key: ['customerId', 'sessionId'],
    inserted: ['createdAt', 'expiresAt', 'openedFrom'],
    updated: [
      'accessHash',
      'accessExpiresAt',
      'refreshHash',
      'previousRefreshHash',
      'successorSealed',
      'rotatedAt',
      'endedAt',
      'endReason',
    ],
  }),
  sections: columnsOf<SectionRow>()('profile_section', {
    key: ['customerId', 'section'],
    inserted: [],
    updated: ['valuesSealed', 'step', 'isComplete', 'uniqueIndex', 'savedAt'],
  }),
  photos: columnsOf<PhotoRow>()('photo', {
    key: ['customerId', 'photoId'],
    inserted: ['kind', 'contentType', 'sizeBytes', 'requestedAt'],
    updated: ['widthPixels', 'heightPixels', 'uploadedAt', 'faceCheck', 'readingSealed'],
  }),
  applications: columnsOf<ApplicationRow>()('application', {
    key: ['customerId', 'applicationId'],
    inserted: ['consents'],
    updated: [
      'status',
      'submittedAt',
      'decidedAt',
      'decidedBy',
      'score',
      'contributions',
      'reasonCodes',
      'proposedLimitCentavos',
      'limitCentavos',
      'reapplyOn',
      'correctionRequests',
      'beforeSealed',
    ],
  }),
  signatures: columnsOf<SignatureRow>()('signature', {
    key: ['customerId', 'signatureId'],
    inserted: ['drawingSealed', 'signedAt'],
    updated: [],
  }),
  loans: columnsOf<LoanOwnRow>()('loan', {
    key: ['customerId', 'loanId'],
    inserted: ['orderNumber', 'productId', 'productVersion', 'terms', 'quote', 'acceptedAt'],
    updated: [
      'status',
      'payoutAttempt',
      'netDisbursedCentavos',
      'disbursedOn',
      'dueOn',
      'nextDueOn',
      'schedule',
      'settledOn',
      'extensionCount',
      'adjustments',
    ],
  }),
  loanBalances: columnsOf<LoanBalanceRow>()('loan_balance', loanBalanceFields),
  acceptances: columnsOf<AcceptanceRow>()('acceptance', {
    key: ['customerId', 'loanId'],
    inserted: ['signatureId', 'acceptedAt', 'language', 'documentHash', 'documentSealed'],
    updated: [],
  }),
  payouts: columnsOf<PayoutRow>()('payout', {
    key: ['customerId', 'payoutId'],
    inserted: [
      'loanId',
      'reference',
      'amountCentavos',
      'accountSealed',
      'accountMasked',
      'institutionCode',
      'institution',
      'requestedAt',
      'purpose',
    ],
    updated: [
      'status',
      'attemptedAt',
      'completedAt',
      'providerReference',
      'failureCode',
      'askedAt',
      'notFoundAt',
      'heldFor',
      'heldUntilAt',
      'provider',
    ],
  }),
  payments: columnsOf<PaymentRow>()('payment', {
    key: ['customerId', 'paymentId'],
    inserted: [
      'loanId',
      'reference',
      'resultReference',
      'kind',
      'channel',
      'amountCentavos',
      'createdAt',
      'expiresAt',
      'partnerName',
      'partnerHost',
      'partnerUrl',
      'couponId',
      'couponCentavos',
      'partnerQrText',
      'partnerCode',
      'partnerReference',
    ],
    updated: [
      'status',
      'receivedCentavos',
      'settledAt',
      'isSettling',
      'paidAt',
      'provider',
      'providerPaymentId',
      'toldCentavos',
      'toldAt',
    ],
  }),
  papers: columnsOf<PaperRow>()('paper', {
    key: ['customerId', 'paperId'],
    inserted: ['loanId', 'kind', 'subject', 'language', 'code', 'contentHash', 'contentSealed', 'issuedAt'],
    updated: [],
  }),
  // Whether a coupon is held follows from the payments that are open.
  coupons: columnsOf<Omit<CouponRow, 'isHeld'>>()('coupon', {
    key: ['customerId', 'couponId'],
    inserted: ['kind', 'deductionCentavos', 'minimumAmountCentavos', 'validFromOn', 'reason', 'grantedAt'],
    updated: ['validThroughOn', 'usedOn', 'usedForLoanId', 'invalidatedOn', 'invalidReason'],
  }),
  reloan: columnsOf<ReloanRow>()('reloan', {
    key: ['customerId'],
    inserted: [],
    updated: ['chain', 'amountCentavos', 'termDays', 'agreedAt', 'agreementHash', 'agreementSealed'],
  }),
  scheduledLoans: columnsOf<ScheduledLoanRow>()('scheduled_loan', {
    key: ['customerId', 'scheduledLoanId'],
    inserted: ['createdAt'],
    updated: [
      'status',
      'amountCentavos',
      'termDays',
      'announcedAt',
      'sendAt',
      'endedAt',
      'loanId',
      'voucherCentavos',
      'refusal',
      'announced',
      'nextTryAt',
    ],
  }),
  requests: columnsOf<RequestRow>()('request', {
    key: ['customerId', 'requestId'],
    inserted: ['kind', 'loanId', 'createdAt'],
    updated: ['status', 'details', 'detailsSealed', 'endedAt', 'endedBy', 'reasonCode'],
  }),
  pushSubscriptions: columnsOf<PushRow>()('push_subscription', {
    key: ['customerId', 'sessionId'],
    inserted: [],
    updated: ['endpointSealed', 'createdAt'],
  }),
  supportMessages: columnsOf<SupportMessageRow>()('support_message', {
    key: ['customerId', 'supportMessageId'],
    inserted: ['kind', 'number', 'loanId', 'photoId', 'contentSealed', 'sentAt'],
    updated: ['answeredAt', 'outcome', 'answerSealed'],
  }),
  messages: columnsOf<MessageRow>()('message', {
    key: ['customerId', 'messageId'],
    inserted: ['kind', 'code', 'facts', 'dedupeKey', 'createdAt', 'readAt'],
    updated: [],
  }),
  moneyReferences: columnsOf<MoneyReferenceRow>()('money_reference', {
    key: ['number'],
    inserted: ['customerId', 'loanId', 'paymentId', 'bookedAt'],
    updated: [],
  }),
  facebookUsernames: columnsOf<FacebookUsernameRow>()('facebook_username', {
    key: ['usernameIndex'],
    inserted: ['customerId'],
    updated: [],
  }),
  makerOnlySteps: columnsOf<MakerOnlyStepRow>()('maker_only_step', {
    key: ['customerId', 'stepId'],
    inserted: ['loanId', 'staffId', 'limitGroup', 'amountCentavos', 'dayLimitCentavos', 'decidedOn'],
    updated: [],
  }),
} as const satisfies Readonly<Record<string, WrittenTable>>;
