import type { ErrorCode } from '@luwag/contract/errors';
import type { Messages } from './namespaces.ts';

/** Sentences that stand alone; the others take a time, a count or a number. */
export type ErrorMessageKey = Exclude<keyof Messages['errors'], 'retryAt' | 'triesLeft' | 'requestId'>;

/**
 * The words for every code the API can answer with. Codes that only a fault of ours can cause share one sentence;
 * a new code does not compile until it has a line here.
 */
export const errorMessageKeys: Record<ErrorCode | 'network_abnormal', ErrorMessageKey> = {
  network_abnormal: 'networkAbnormal',
  malformed_request: 'internalError',
  unsupported_media_type: 'internalError',
  body_too_large: 'internalError',
  not_found: 'notFound',
  method_not_allowed: 'internalError',
  validation_failed: 'validationFailed',
  idempotency_key_required: 'internalError',
  idempotency_key_reused: 'internalError',
  internal_error: 'internalError',
  service_unavailable: 'serviceUnavailable',
  busy_try_again: 'busyTryAgain',
  not_signed_in: 'notSignedIn',
  session_ended: 'sessionEnded',
  forbidden: 'internalError',
  staff_sign_in_failed: 'internalError',
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
  application_already_decided: 'internalError',
  consent_required: 'consentRequired',
  reapply_later: 'reapplyLater',
  no_offer: 'noOffer',
  outstanding_loan: 'outstandingLoan',
  amount_over_limit: 'amountOverLimit',
  amount_not_offered: 'amountNotOffered',
  term_not_offered: 'termNotOffered',
  cost_cap_exceeded: 'costCapExceeded',
  coupon_not_usable: 'notFound',
  quote_changed: 'quoteChanged',
  document_changed: 'documentChanged',
  signature_required: 'signatureRequired',
  paper_not_available: 'paperNotAvailable',
  loan_not_repayable: 'loanNotRepayable',
  payment_amount_invalid: 'paymentAmountInvalid',
  payment_channel_unavailable: 'paymentChannelUnavailable',
};
