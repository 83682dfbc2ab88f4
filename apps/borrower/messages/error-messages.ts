import type { ErrorCode, ShownErrorCode } from '@luwag/contract/errors';
import type { Messages } from './namespaces.ts';

/** Sentences that stand alone; the others take a time, a count or a number. */
export type ErrorMessageKey = Exclude<keyof Messages['errors'], 'retryAt' | 'triesLeft' | 'requestId'>;

/** The words for every code a borrower may meet; a new one does not compile until it has a line here. */
const errorMessageKeys: Record<ShownErrorCode | 'network_abnormal', ErrorMessageKey> = {
  network_abnormal: 'networkAbnormal',
  not_found: 'notFound',
  validation_failed: 'validationFailed',
  internal_error: 'internalError',
  service_unavailable: 'serviceUnavailable',
  busy_try_again: 'busyTryAgain',
  not_signed_in: 'notSignedIn',
  session_ended: 'sessionEnded',
  too_frequent: 'tooFrequent',
  sms_limit_reached: 'smsLimitReached',
  security_wait: 'securityWait',
  graphic_code_required: 'graphicCodeRequired',
  graphic_code_incorrect: 'graphicCodeIncorrect',
  step_up_required: 'stepUpRequired',
  code_incorrect: 'codeIncorrect',
  code_expired: 'codeExpired',
  photo_unreadable: 'photoUnreadable',
  photo_too_small: 'photoTooSmall',
  photo_too_large: 'photoTooLarge',
  upload_link_invalid: 'uploadLinkInvalid',
  profile_incomplete: 'profileIncomplete',
  profile_locked: 'profileLocked',
  application_already_open: 'applicationAlreadyOpen',
  consent_required: 'consentRequired',
  reapply_later: 'reapplyLater',
  no_offer: 'noOffer',
  outstanding_loan: 'outstandingLoan',
  amount_over_limit: 'amountOverLimit',
  amount_not_offered: 'amountNotOffered',
  term_not_offered: 'termNotOffered',
  cost_cap_exceeded: 'costCapExceeded',
  coupon_not_usable: 'notFound',
  reloan_already_on: 'notFound',
  reloan_off: 'notFound',
  reloan_voucher_in_use: 'notFound',
  scheduled_loan_over: 'notFound',
  quote_changed: 'quoteChanged',
  document_changed: 'documentChanged',
  signature_required: 'signatureRequired',
  paper_not_available: 'paperNotAvailable',
  request_not_possible: 'notFound',
  loan_not_repayable: 'loanNotRepayable',
  payment_amount_invalid: 'paymentAmountInvalid',
  payment_channel_unavailable: 'paymentChannelUnavailable',
};

/** The words for a code. Codes that only a fault of ours can cause share one sentence. */
export function errorMessageKey(code: ErrorCode | 'network_abnormal'): ErrorMessageKey {
  const keys: Partial<Record<string, ErrorMessageKey>> = errorMessageKeys;
  return keys[code] ?? 'internalError';
}
