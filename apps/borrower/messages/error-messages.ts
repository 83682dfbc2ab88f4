import type { ErrorCode, ShownErrorCode } from '@luwag/contract/errors';
import type { Messages } from './namespaces.ts';

/**
 * Sentences that stand alone; the others take a time, a count or a number. Those behind the log-in are kept apart, to keep
 * it light, and those that only screens with an offer can meet are with the words of these.
 */
export type ErrorMessageKey =
  | `errors.${Exclude<keyof Messages['errors'], 'retryAt' | 'triesLeft' | 'requestId'>}`
  | `app-errors.${keyof Messages['app-errors']}`
  | `offer.refused.${keyof Messages['offer']['refused']}`;

/** The words for every code a borrower may meet; a new one does not compile until it has a line here. */
const errorMessageKeys: Record<ShownErrorCode | 'network_abnormal', ErrorMessageKey> = {
  network_abnormal: 'errors.networkAbnormal',
  not_found: 'errors.notFound',
  validation_failed: 'errors.validationFailed',
  internal_error: 'errors.internalError',
  service_unavailable: 'errors.serviceUnavailable',
  busy_try_again: 'errors.busyTryAgain',
  not_signed_in: 'errors.notSignedIn',
  session_ended: 'errors.sessionEnded',
  too_frequent: 'errors.tooFrequent',
  sms_limit_reached: 'errors.smsLimitReached',
  security_wait: 'errors.securityWait',
  graphic_code_required: 'errors.graphicCodeRequired',
  graphic_code_incorrect: 'errors.graphicCodeIncorrect',
  step_up_required: 'errors.stepUpRequired',
  code_incorrect: 'errors.codeIncorrect',
  code_expired: 'errors.codeExpired',
  photo_unreadable: 'app-errors.photoUnreadable',
  photo_too_small: 'app-errors.photoTooSmall',
  photo_too_large: 'app-errors.photoTooLarge',
  upload_link_invalid: 'app-errors.uploadLinkInvalid',
  profile_incomplete: 'app-errors.profileIncomplete',
  profile_locked: 'app-errors.profileLocked',
  application_already_open: 'app-errors.applicationAlreadyOpen',
  consent_required: 'errors.consentRequired',
  reapply_later: 'app-errors.reapplyLater',
  no_offer: 'offer.refused.noOffer',
  outstanding_loan: 'app-errors.outstandingLoan',
  product_not_open: 'offer.refused.productNotOpen',
  amount_over_limit: 'app-errors.amountOverLimit',
  amount_not_offered: 'offer.refused.amountNotOffered',
  term_not_offered: 'offer.refused.termNotOffered',
  cost_cap_exceeded: 'offer.refused.costCapExceeded',
  cost_cap_exceeded_together: 'offer.refused.costCapExceededTogether',
  coupon_not_usable: 'app-errors.couponNotUsable',
  reloan_already_on: 'app-errors.reloanAlreadyOn',
  reloan_off: 'app-errors.reloanOff',
  reloan_voucher_in_use: 'app-errors.reloanVoucherInUse',
  scheduled_loan_over: 'app-errors.scheduledLoanOver',
  quote_changed: 'app-errors.quoteChanged',
  document_changed: 'offer.refused.documentChanged',
  signature_required: 'offer.refused.signatureRequired',
  paper_not_available: 'app-errors.paperNotAvailable',
  request_not_possible: 'app-errors.requestNotPossible',
  loan_not_repayable: 'app-errors.loanNotRepayable',
  payment_amount_invalid: 'app-errors.paymentAmountInvalid',
  payment_channel_unavailable: 'app-errors.paymentChannelUnavailable',
};

/** The words for a code. Codes that only a fault of ours can cause share one sentence. */
export function errorMessageKey(code: ErrorCode | 'network_abnormal'): ErrorMessageKey {
  const keys: Partial<Record<string, ErrorMessageKey>> = errorMessageKeys;
  return keys[code] ?? 'errors.internalError';
}
